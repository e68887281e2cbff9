import type { Issue } from '#domain/issue.ts'

/** Limits of a password (decisions §2: the documented 20 is too short) and of `usuario` (specification 2 §2.1). */
export const CLAVE_MIN = 8
export const CLAVE_MAX = 128
export const USUARIO_MAX = 18

/** What is wrong with a new password, at `nueva`. */
export function claveIssues(nueva: string, actual: string): Issue[] {
  if (nueva.length < CLAVE_MIN)
    return [
      {
        path: 'nueva',
        code: 'corta',
        message: `La contraseña es muy corta: tiene ${nueva.length} caracteres y se esperan al menos ${CLAVE_MIN}.`,
      },
    ]
  if (nueva.length > CLAVE_MAX)
    return [
      {
        path: 'nueva',
        code: 'larga',
        message: `La contraseña es muy larga: tiene ${nueva.length} caracteres y se admiten ${CLAVE_MAX}.`,
      },
    ]
  return nueva === actual
    ? [{ path: 'nueva', code: 'igual', message: 'La contraseña nueva es igual a la actual: escribe otra.' }]
    : []
}

/**
 * Seconds an account waits after `fallas` failures in a row: none up to the fifth, then 30 s doubled each time, at most
 * 15 minutes (decisions §2: "after 5 failures an account waits longer each time").
 */
export function esperaTrasFallas(fallas: number): number {
  return fallas < 5 ? 0 : Math.min(30 * 2 ** (fallas - 5), 900)
}
