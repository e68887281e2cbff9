/** Name and version of the file that `portal bitacora exportar` writes: a line of JSON each for head, rows and end. */
export const FORMATO_BITACORA = 'portal-bitacora/1'

/** As lines with their proof, or as a table that people read; only the first can be verified. */
export const FORMATOS_EXPORTE_BITACORA = ['jsonl', 'csv'] as const
export type FormatoExporteBitacora = (typeof FORMATOS_EXPORTE_BITACORA)[number]

/** First line: what the file says it holds. */
export interface CabezaArchivo {
  readonly formato: typeof FORMATO_BITACORA
  readonly desde: string
  readonly hasta: string
  /** ISO instant. */
  readonly generado: string
  /** Hash of the row before the first one: where this piece is tied to the rest of the chain. */
  readonly hashPrevio: string
}

/** Last line: the proof. */
export interface FinArchivo {
  readonly fin: true
  readonly filas: number
  /** Hash of the last row: to be compared with a head kept elsewhere. */
  readonly cabeza: string
  /** Head of the whole chain when the file was written. */
  readonly cabezaActual: string
  /** SHA-256 (hex) of every byte of the file before this line. */
  readonly sha256: string
}
