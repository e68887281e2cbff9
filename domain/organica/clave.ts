import type { Issue } from '#domain/issue.ts'

/** Keys have two characters at least (specification 2 §9). */
const LARGO_MINIMO = 2

/** One key of a level, under one parent. */
export interface ClaveOcupada {
  readonly clave: string
  readonly activa: boolean
}

/** Characters of a key: those of the longest there is, two at least. */
export function largoClave(claves: readonly ClaveOcupada[]): number {
  return Math.max(LARGO_MINIMO, ...claves.map(({ clave }) => clave.length))
}

/**
 * Next key under a parent: the highest numeric active one plus 1, padded with zeros to the longest (specification 2 §5 and §9).
 * One that an ended unit still holds is passed over: it is that unit's in last year's papers.
 */
export function siguienteClave(claves: readonly ClaveOcupada[]): string {
  const largo = largoClave(claves)
  const numeric = claves.filter(({ clave, activa }) => activa && /^\d+$/.test(clave)).map(({ clave }) => Number(clave))
  const taken = new Set(claves.map(({ clave }) => clave))
  for (let next = Math.max(0, ...numeric) + 1; ; next += 1) {
    const clave = String(next).padStart(largo, '0')
    if (!taken.has(clave)) return clave
  }
}

/** Why `clave` cannot be given to a new unit among `claves`; each message says the one that is free. */
export function claveIssues(path: string, clave: string, claves: readonly ClaveOcupada[]): Issue[] {
  const libre = siguienteClave(claves)
  const largo = largoClave(claves)
  const issue = (code: string, message: string): Issue[] => [{ path, code, message }]
  if (!/^\d+$/.test(clave))
    return issue('clave_numerica', `La clave lleva solo dígitos: la siguiente libre es ${libre}.`)
  if (claves.some((other) => other.clave === clave))
    return issue('clave_ocupada', `La clave ${clave} ya está ocupada: la siguiente libre es ${libre}.`)
  if (clave.length !== largo)
    return issue(
      'clave_largo',
      `La clave lleva ${largo} dígitos y llegaron ${clave.length}: la siguiente libre es ${libre}.`,
    )
  return []
}
