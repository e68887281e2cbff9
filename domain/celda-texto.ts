const FORMULA = /^[=+\-@\t\r]/

/** A cell that a spreadsheet would take for a formula is made text by a leading apostrophe. */
export function celdaTexto(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** The same cell in a CSV: quoted, so that a comma or a line end stays in it. */
export const celdaCsv = (cell: string): string => `"${celdaTexto(cell).replaceAll('"', '""')}"`
