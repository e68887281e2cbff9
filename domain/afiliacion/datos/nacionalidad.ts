import { parseCurp } from '#domain/identidad/curp.ts'
import type { Issue } from '#domain/issue.ts'

/** Key in the catalogue of nationalities. */
export const MEXICANA = 'MEXICANA'

/** State code of a CURP of somebody born abroad. */
const EXTRANJERO = 'NE'

/**
 * The nationality that follows from a CURP: a person born in a Mexican state is Mexican (Constitución, art. 30 A I). "" for a
 * person born abroad, who can have any nationality, Mexican included: a paper gives it or the form asks for it.
 */
export function nacionalidadDeCurp(curp: string): string {
  const leida = parseCurp(curp)
  return leida && leida.entidad !== '' && leida.codigoEntidad !== EXTRANJERO ? MEXICANA : ''
}

/**
 * The nationality on file once the CURP is corrected to `curp`: what followed from the CURP on file follows from the new one, and
 * what a person chose stays.
 */
export function nacionalidadConCurp(
  registrado: { readonly curp?: string; readonly nacionalidad?: string },
  curp: string,
): string {
  const { nacionalidad = '' } = registrado
  return nacionalidad === nacionalidadDeCurp(registrado.curp ?? '') ? nacionalidadDeCurp(curp) : nacionalidad
}

/** Requires the nationality that the CURP does not imply. A CURP that cannot be parsed has its own issue. */
export function nacionalidadIssues(nacionalidad: string, curp: string): Issue[] {
  if (nacionalidad !== '' || !parseCurp(curp)) return []
  const message = 'Elige la nacionalidad: la CURP no dice que la persona nació en México'
  return [{ path: 'nacionalidad', code: 'requerido', message }]
}
