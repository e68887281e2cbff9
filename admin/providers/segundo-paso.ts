import { isApiError } from './api-error.ts'

/** The challenge of a sign-in whose password was right and that still needs its code; null for any other refusal. */
export function desafioOf(failure: unknown): string | null {
  return isApiError(failure) && failure.codigo === 'segundo_paso' ? (failure.body.desafio ?? null) : null
}

/** Whether the first step must be taken again: the challenge is too old or used up. */
export function mustStartAgain(failure: unknown): boolean {
  return isApiError(failure) && failure.codigo === 'desafio'
}

/** What is wrong with the code itself, for its field. */
export function codigoError(failure: unknown): string | null {
  return isApiError(failure) ? (failure.campos['codigo'] ?? null) : null
}
