import { tipoCarga } from '#domain/cargas/tipos-carga.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { DetalleCarga } from '#domain/cargas/carga.ts'

/** "Cargar 1,204 renglones", "Cargar 3 pagos". */
export const cargarTexto = ({ carga, entran }: DetalleCarga): string =>
  `Cargar ${cuentaTexto(entran, ...tipoCarga(carga.tipo).renglon)}`
