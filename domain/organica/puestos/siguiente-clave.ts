/**
 * The next organic key under a parent: one more than the highest numeric active one, padded to the longest, two figures at
 * least (specification 2 §5). A key that somebody ended keeps its number: the next free one is taken.
 */
export function siguienteClave(claves: readonly { readonly clave: string; readonly activa: boolean }[]): string {
  const taken = new Set(claves.map(({ clave }) => clave))
  const length = Math.max(2, ...claves.map(({ clave }) => clave.length))
  const numbers = claves.filter(({ clave, activa }) => activa && /^\d+$/.test(clave)).map(({ clave }) => Number(clave))
  let next = Math.max(0, ...numbers) + 1
  while (taken.has(pad(next, length))) next += 1
  return pad(next, length)
}

const pad = (n: number, length: number): string => String(n).padStart(length, '0')
