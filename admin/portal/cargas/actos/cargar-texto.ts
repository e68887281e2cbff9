import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { DetalleCarga } from '#domain/cargas/carga.ts'

/** "Cargar 1,204 renglones". */
export const cargarTexto = ({ entran }: DetalleCarga): string => `Cargar ${cuentaTexto(entran, 'renglón', 'renglones')}`
