/** An amount of a statement as its case tells it. */
export interface EnDuda {
  /** What it is and how much: "Fondo de ahorro, quincena 22 de 2026, $600.00". */
  readonly titulo: string
  /** How it was made, line by line. */
  readonly explicacion: readonly string[]
}
