import { isApiError } from './api-error.ts'

/** The server's word on one field. */
export function fieldError(error: unknown, field: string): string | null {
  return isApiError(error) ? (error.campos[field] ?? null) : null
}

/** Whether a refusal is told whole by the fields in sight, so that nothing has to be said twice. */
export function isToldBy(error: unknown, fields: readonly string[]): boolean {
  if (!isApiError(error)) return false
  const named = Object.keys(error.campos)
  return named.length > 0 && named.every((name) => fields.includes(name))
}
