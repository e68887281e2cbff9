import { cleanKey } from './clean-key.ts'

export type CoincidenciaCurpRfc = 'coincide' | 'no_coincide' | 'incompleto'

/**
 * Whether CURP and RFC share their first ten characters (specification 1 §5.1, §9). The RFC keeps the Ñ that the CURP
 * writes as X (SAT 2006, SEGOB 2006): those two are the same letter here. A difference only warns (decisions §6).
 */
export function matchCurpRfc(curp: string, rfcBase: string): CoincidenciaCurpRfc {
  const [a, b] = [cleanKey(curp).slice(0, 10), cleanKey(rfcBase).slice(0, 10)]
  const isSame = (letter: string, index: number) => letter === b[index] || (letter === 'X' && b[index] === 'Ñ')
  if (a.length < 10 || b.length < 10) return 'incompleto'
  return Array.from(a).every(isSame) ? 'coincide' : 'no_coincide'
}
