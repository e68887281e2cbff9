import type { Issue } from '#domain/issue.ts'

export const CORREO_MAX = 254

/** The documented message (specification 2 §5). */
export const CORREO_INVALIDO = 'Por favor ingresa un email válido.'

/** One address, no list and no name: what follows the @ has a dot inside. Without spaces, signs that quote, or breaks. */
const FORMA = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(\.[^\s@<>,;:"()[\]\\.]+)+$/u

/** As it is kept and compared: without spaces around it, in lower case. */
export function cleanCorreo(text: string): string {
  return text.trim().toLowerCase()
}

/** What is wrong with an address, at `correo`. Any valid one is taken (decisions §8: ".com" would refuse gob.mx). */
export function correoIssues(text: string): Issue[] {
  const correo = cleanCorreo(text)
  const ok = correo.length <= CORREO_MAX && FORMA.test(correo)
  return ok ? [] : [{ path: 'correo', code: 'correo', message: CORREO_INVALIDO }]
}
