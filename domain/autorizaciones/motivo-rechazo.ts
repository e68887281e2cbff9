import type { Issue } from '#domain/issue.ts'

/** What is wrong with the reason of a refusal, at `nota`: it is missing, or longer than `max` characters. */
export function motivoRechazoIssues(nota: string, max: number): Issue[] {
  const { length } = nota.trim()
  if (length === 0) return [{ path: 'nota', code: 'requerido', message: 'Escribe por qué se rechaza.' }]
  if (length <= max) return []
  return [{ path: 'nota', code: 'largo', message: `El motivo lleva hasta ${max} caracteres.` }]
}
