/**
 * Ids from `inicio` on, in the order in which `siguiente` names them. Ends at null or at an id that came before: a ring of
 * successors or parents must not hold the process.
 */
export function cadenaDesde(inicio: number | null, siguiente: (id: number) => number | null): number[] {
  const seen = new Set<number>()
  for (let id = inicio; id !== null && !seen.has(id); id = siguiente(id)) seen.add(id)
  return [...seen]
}
