/** "CRG-26-000012": the folio of a load, from its id and the day of its creation. */
export function folioCarga(id: number, creadaAt: string): string {
  return `CRG-${creadaAt.slice(2, 4)}-${String(id).padStart(6, '0')}`
}

/** The id of a folio, or null. */
export function idDeFolioCarga(folio: string): number | null {
  const match = /^CRG-\d{2}-(\d{6,9})$/i.exec(folio.trim())
  return match ? Number(match[1]) : null
}
