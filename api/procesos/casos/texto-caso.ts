import type { Issue } from '#domain/issue.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'

/** Text of several lines as it is stored: each line normalised, no blank ends. */
export function cleanTexto(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => normalizeText(line))
    .join('\n')
    .trim()
}

export function normaIssues(nombre: string, path = 'Nombre'): Issue[] {
  return nombre === '' ? [{ path, code: 'requerido', message: 'Escribe el nombre de la norma.' }] : []
}
