/** How the papers of one round of a close are named among those that carry a signature. */
export function papelDeCierre(cierreId: number, vuelta: number): string {
  return `cierre ${cierreId} vuelta ${vuelta}`
}
