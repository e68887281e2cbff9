const PREFIX_WEIGHT = 0.1
const PREFIX_MAX = 4

/** Jaro-Winkler likeness of two texts, 0 to 1, as they come (fold them first). Two empty texts are alike (1). */
export function jaroWinkler(a: string, b: string): number {
  const jaro = jaroLikeness(Array.from(a), Array.from(b))
  return jaro + commonPrefix(a, b) * PREFIX_WEIGHT * (1 - jaro)
}

function jaroLikeness(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return a.length === b.length ? 1 : 0
  const [fromA, fromB] = matches(a, b)
  const count = fromA.length
  if (count === 0) return 0
  const transpositions = fromA.filter((char, i) => char !== fromB[i]).length / 2
  return (count / a.length + count / b.length + (count - transpositions) / count) / 3
}

/** Characters of each text that meet an equal one near the same place, in their own order. */
function matches(a: readonly string[], b: readonly string[]): [string[], string[]] {
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1)
  const taken = new Set<number>()
  const fromA = a.filter((char, i) => {
    const found = b.findIndex((other, j) => other === char && Math.abs(i - j) <= reach && !taken.has(j))
    if (found >= 0) taken.add(found)
    return found >= 0
  })
  return [fromA, b.filter((_, j) => taken.has(j))]
}

function commonPrefix(a: string, b: string): number {
  let length = 0
  while (length < PREFIX_MAX && length < a.length && a.charAt(length) === b.charAt(length)) length++
  return length
}
