import { LLAMADAS_CARGAS } from '#domain/cargas/llamadas-cargas.ts'
import { LLAMADAS_EXCEDENTES } from '#domain/fondos/llamadas-excedentes.ts'
import type { FilaLlamada } from './llamada.ts'

/** The calls that tell everything in one row, of every area. */
export const LLAMADAS_DEFINIDAS: Readonly<Record<string, FilaLlamada>> = {
  ...LLAMADAS_CARGAS,
  ...LLAMADAS_EXCEDENTES,
}
