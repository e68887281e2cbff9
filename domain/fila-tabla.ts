/** Largest CSV or XLSX of a load, in bytes. */
export const TABLA_MAX_BYTES = 2 * 1024 * 1024

/** A row of a table that people brought; the first one holds the titles. */
export interface FilaTabla {
  /** Its number in the file, as a spreadsheet counts it. */
  readonly fila: number
  readonly celdas: readonly string[]
}
