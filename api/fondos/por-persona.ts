/** Groups rows by their person, in the order of the rows. */
export function porPersona<T extends { readonly afiliadoId: number }, Item>(
  rows: readonly T[],
  toItem: (row: T) => Item,
): ReadonlyMap<number, Item[]> {
  const byPerson = new Map<number, Item[]>()
  for (const row of rows) {
    const own = byPerson.get(row.afiliadoId)
    if (own) own.push(toItem(row))
    else byPerson.set(row.afiliadoId, [toItem(row)])
  }
  return byPerson
}
