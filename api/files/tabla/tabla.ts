import { TABLA_MAX_BYTES } from '#domain/fila-tabla.ts'

/** Limits of a table that people bring: none of them is near what an office has. */
export const LIMITES_TABLA = {
  bytes: TABLA_MAX_BYTES,
  /** Rows below the titles, where a file of its kind has no limit of its own. */
  filas: 2_000,
  columnas: 40,
  celda: 500,
  /** What a book's parts weigh together once unpacked: ten times its packed weight is much, a bomb's is a thousand. */
  abierto: 32 * 1024 * 1024,
  /** Signs of all cells together: one text may stand in every cell of a book and weigh nothing in its file. */
  signos: 4 * 1024 * 1024,
} as const
