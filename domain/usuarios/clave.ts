import type { Issue } from '#domain/issue.ts'
import { CLAVE_MAX, CLAVE_MIN } from './clave-limites.ts'
import { foldClave, isClaveComun, readLeet } from './claves-comunes.ts'
import { PALABRA_MIN, PALABRAS_CONTEXTO } from './palabras-contexto.ts'

/**
 * What is wrong with a new password, at `nueva`. `contexto` holds what belongs to the account and the institute (names,
 * user, mail): with the words of the work, they may be part of a password but not all of it.
 */
export function claveIssues(nueva: string, actual: string, contexto: readonly string[] = []): Issue[] {
  if (nueva.length < CLAVE_MIN)
    return [
      issue(
        'corta',
        `La contraseña es muy corta: tiene ${nueva.length} caracteres y se esperan al menos ${CLAVE_MIN}.`,
      ),
    ]
  if (nueva.length > CLAVE_MAX)
    return [issue('larga', `La contraseña es muy larga: tiene ${nueva.length} caracteres y se admiten ${CLAVE_MAX}.`)]
  if (nueva === actual) return [issue('igual', 'La contraseña nueva es igual a la actual: escribe otra.')]
  if (isClaveComun(nueva))
    return [
      issue(
        'comun',
        'Esa contraseña es de las más usadas y se adivina pronto: elige otra, por ejemplo tres o cuatro palabras sin relación.',
      ),
    ]
  return isAdivinable(nueva, contexto)
    ? [
        issue(
          'adivinable',
          'La contraseña se forma con tu nombre, tu usuario o palabras del instituto: agrega algo que nadie pueda suponer.',
        ),
      ]
    : []
}

const issue = (code: string, message: string): Issue => ({ path: 'nueva', code, message })

/** Whether little is left of a password without the words that anybody here would guess: less than a password must have. */
function isAdivinable(nueva: string, contexto: readonly string[]): boolean {
  const words = [...PALABRAS_CONTEXTO, ...contexto.flatMap((text) => foldClave(text).split(/[^a-z0-9]+/))]
  const known = words.filter((word) => word.length >= PALABRA_MIN).sort((a, b) => b.length - a.length)
  const folded = foldClave(nueva)
  return [folded, readLeet(folded)].some((text) => {
    const left = known.reduce((rest, word) => rest.replaceAll(word, ''), text)
    return left.length < text.length && left.length < CLAVE_MIN
  })
}

/**
 * Seconds an account waits after `fallas` failures in a row: none up to the fifth, then 30 s doubled each time, at most
 * 15 minutes (decisions §2: "after 5 failures an account waits longer each time").
 */
export function esperaTrasFallas(fallas: number): number {
  return fallas < 5 ? 0 : Math.min(30 * 2 ** (fallas - 5), 900)
}
