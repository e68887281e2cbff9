import { foldText } from '#domain/identidad/normalize-text.ts'
import type { Issue } from '#domain/issue.ts'

const MAXIMO = 254
/** Local part without spaces or address punctuation, domain of at least two labels. */
const PATTERN = /^[^\s@<>()[\]\\,;:"]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i

/** Why an e-mail, local part and domain together, does not look like one (specification 1 §5.1). Any domain is good. */
export function emailIssues(text: string, path = 'email'): Issue[] {
  const why = detail(text.trim())
  return why === null ? [] : [{ path, code: 'formato', message: `Email inválido: ${why}` }]
}

function detail(email: string): string | null {
  const [local = '', domain = '', ...others] = email.split('@')
  if (email === '') return 'escribe el correo'
  if (local === '') return 'falta lo que va antes de la arroba'
  if (domain === '') return 'falta el dominio'
  if (others.length > 0) return 'lleva una sola arroba'
  if (/\s/.test(email)) return 'no lleva espacios'
  const dots = local.startsWith('.') || local.endsWith('.') || local.includes('..')
  return dots || email.length > MAXIMO || !PATTERN.test(email) ? 'revísalo, por ejemplo nombre@dominio.mx' : null
}

/** Words of an entity's name that no domain is known by. */
const VACIAS: ReadonlySet<string> = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'para', 'en'])

/**
 * The domain that is proposed to a user: the one that names the user's own entity ("Secretaría de Salud" → salud.gob.mx), else that of
 * the user's own address where it is of the list, else the first; "" without any.
 */
export function dominioPropuesto(
  dominios: readonly string[],
  { entidad, correo }: { readonly entidad: string; readonly correo: string },
): string {
  const words = new Set(
    foldText(entidad)
      .split(' ')
      .filter((word) => word.length > 2 && !VACIAS.has(word)),
  )
  const own = correo.slice(correo.indexOf('@') + 1).toLowerCase()
  const named = dominios.find((dominio) => words.has(dominio.toLowerCase().split('.')[0] ?? ''))
  return named ?? dominios.find((dominio) => dominio.toLowerCase() === own) ?? dominios[0] ?? ''
}
