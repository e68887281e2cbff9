import { cleanKey } from './clean-key.ts'

export type CoincidenciaCurpRfc = 'coincide' | 'no_coincide' | 'incompleto'

/** Whether CURP and RFC share their first ten characters (specification 1 §5.1, §9). A difference only warns (decisions §6). */
export function matchCurpRfc(curp: string, rfcBase: string): CoincidenciaCurpRfc {
  const [a, b] = [cleanKey(curp).slice(0, 10), cleanKey(rfcBase).slice(0, 10)]
  if (a.length < 10 || b.length < 10) return 'incompleto'
  return a === b ? 'coincide' : 'no_coincide'
}
