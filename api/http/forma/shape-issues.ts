import { z } from 'zod'
import type { Issue } from '#domain/issue.ts'
import { formaTexto } from './forma-texto.ts'
import { CAMPOS_RECHAZADOS_MAX } from '#api/http/cuerpo/limites.ts'

z.config({ ...z.locales.es(), customError: formaTexto })

/** Signs of a field's name and of a sentence that a refusal repeats: a sender chooses how long both are. */
const CAMPO_MAX = 120
const MENSAJE_MAX = 300

const DESCONOCIDO = 'Este campo no se conoce.'

/** What a schema says of one fault, as zod and the standard of schemas write it. */
export interface ShapeFault {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
  /** Fields that the shape does not have; `message` then repeats them all. */
  readonly keys?: readonly string[]
}

const cut = (text: string, max: number) => (text.length <= max ? text : `${text.slice(0, max - 1)}…`)

/** One issue per field, unknown fields named each; the first twenty, none of them long, whatever was sent. */
export function shapeIssues(faults: readonly ShapeFault[]): Issue[] {
  const issues: Issue[] = []
  for (const fault of faults) {
    if (issues.length >= CAMPOS_RECHAZADOS_MAX) break
    issues.push(...issuesOf(fault, CAMPOS_RECHAZADOS_MAX - issues.length))
  }
  return issues
}

function issuesOf({ message, path = [], keys }: ShapeFault, room: number): Issue[] {
  const names = path.map((part) => String(typeof part === 'object' ? part.key : part))
  const issue = (parts: readonly string[], text: string): Issue => ({
    path: cut(parts.join('.'), CAMPO_MAX),
    code: 'forma',
    message: cut(text, MENSAJE_MAX),
  })
  if (!keys) return [issue(names, message)]
  return keys.slice(0, room).map((key) => issue([...names, key], DESCONOCIDO))
}

/** The issues in sentences, each with its own full stop, for what has no form to show them in: an address. */
export const issuesText = (issues: readonly Issue[]): string =>
  issues
    .map(({ path, message }) => `${path === '' ? '' : `${path}: `}${message.endsWith('.') ? message : `${message}.`}`)
    .join(' ')
