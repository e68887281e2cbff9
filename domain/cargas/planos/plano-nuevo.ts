import type { Issue } from '#domain/issue.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'

export const CLAVE_PLANO_MAX = 20
export const NOMBRE_PLANO_MAX = 80

const CLAVE = /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*$/

/** The key of a layout as it is stored: capitals, without blanks around. */
export const limpiarClave = (clave: string): string => clave.trim().toUpperCase()

/** What is wrong with the key and the name of a layout, at the field that has it. */
export function nombrePlanoIssues({ clave, nombre }: { readonly clave: string; readonly nombre: string }): Issue[] {
  const issues: Issue[] = []
  const limpia = limpiarClave(clave)
  if (limpia === '')
    issues.push({ path: 'clave', code: 'requerido', message: 'Escribe la clave del plano, como NOM-SALUD.' })
  else if (limpia.length > CLAVE_PLANO_MAX || !CLAVE.test(limpia)) {
    const message = `«${limpia.slice(0, 30)}» no sirve como clave: usa hasta ${CLAVE_PLANO_MAX} letras, números y guiones, como NOM-SALUD.`
    issues.push({ path: 'clave', code: 'forma', message })
  }
  const llano = normalizeText(nombre)
  if (llano === '') issues.push({ path: 'nombre', code: 'requerido', message: 'Escribe el nombre del plano.' })
  else if (llano.length > NOMBRE_PLANO_MAX)
    issues.push({ path: 'nombre', code: 'largo', message: `El nombre tiene hasta ${NOMBRE_PLANO_MAX} caracteres.` })
  return issues
}
