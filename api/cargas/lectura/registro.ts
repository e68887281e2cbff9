import type { Celdas } from '#domain/cargas/lectura/compilar-plano.ts'

/** One record of a file, before its layout reads it. */
export interface Registro {
  /** Its line, or its row in a workbook, from 1. */
  readonly linea: number
  /** Where its bytes begin in the file, and how many there are with its line end; 0 and 0 in a workbook. */
  readonly byte: number
  readonly bytes: number
  readonly celdas: Celdas
}

/** Records of a file in blocks, in its order. */
export type Registros = AsyncGenerator<Registro[], void>

/** Limits of a file that people bring. */
export const LIMITES_CARGA = {
  /** Limits of a workbook: bytes of its unpacked parts, and rows. A larger one must be saved as CSV. */
  libro: 50 * 1024 * 1024,
  filasLibro: 200_000,
  /** Characters of a line. */
  linea: 64 * 1024,
  columnas: 500,
  celda: 2_000,
} as const

/** Records per block. */
export const BLOQUE = 1_000
