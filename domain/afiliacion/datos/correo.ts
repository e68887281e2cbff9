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
