import type { ErrorBody } from '#admin/providers/api-error.ts'

/** The body of a refusal as react-admin's errors carry it. */
function bodyOf(error: unknown): ErrorBody {
  if (typeof error !== 'object' || error === null || !('body' in error)) return {}
  return error.body as ErrorBody
}

/** Whether the server refused with this code. */
export function isRecordError(error: unknown, codigo: string): boolean {
  return bodyOf(error).codigo === codigo
}

/** What the server says of one field; null when it says nothing. */
export function fieldErrorOf(error: unknown, campo: string): string | null {
  return bodyOf(error).campos?.[campo] ?? null
}

/** The record as it is now, on 409 `version`. */
export function actualOf(error: unknown): unknown {
  return isRecordError(error, 'version') ? (bodyOf(error).actual ?? null) : null
}
