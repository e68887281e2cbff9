import { motivoRechazoIssues } from '#domain/autorizaciones/motivo-rechazo.ts'
import { broken } from '#api/errors.ts'

/** The reason of a refusal, trimmed. Throws 422 at `nota` without one, or over `max` characters. */
export function motivoDeRechazo(nota: string, max: number): string {
  const issues = motivoRechazoIssues(nota, max)
  if (issues.length > 0) throw broken(issues)
  return nota.trim()
}
