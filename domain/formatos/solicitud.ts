import { telefonoIssues } from '#domain/afiliacion/datos/telefono.ts'
import { curpIssues, parseCurp } from '#domain/identidad/curp.ts'
import { rfcIssues, splitRfc } from '#domain/identidad/rfc.ts'
import type { Issue } from '#domain/issue.ts'
import type { PlainDate } from '#domain/plain-date.ts'

/** The affiliation request as it is filled in (specification 1 §3.2). */
export interface SolicitudFormato {
  readonly dependencia: string
  readonly secretaria: string
  readonly controlInterno: string
  readonly nombre: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly fechaNacimiento: string
  readonly sexo: string
  readonly rfc: string
  readonly curp: string
  readonly usarDireccionCsf: boolean
  readonly calleNumero: string
  readonly colonia: string
  readonly codigoPostal: string
  readonly municipio: string
  readonly estado: string
  readonly otorganteTelefono: string
  readonly fechaSolicitud: string
}

/** What a whole CURP says of birth and sex: H is shown as M, M as F (specification 1 §3.2); null while it is not whole. */
export function datosDeCurp(
  curp: string,
): { readonly fechaNacimiento: PlainDate; readonly sexo: 'M' | 'F' | 'X' } | null {
  const leida = parseCurp(curp)
  if (!leida) return null
  return { fechaNacimiento: leida.fechaNacimiento, sexo: ({ H: 'M', M: 'F', X: 'X' } as const)[leida.sexo] }
}

/** What of the request is written wrong. What is empty is not: it is filled in by hand. */
export function solicitudIssues({
  curp,
  rfc,
  otorganteTelefono,
  codigoPostal,
}: Pick<SolicitudFormato, 'curp' | 'rfc' | 'otorganteTelefono' | 'codigoPostal'>): Issue[] {
  const { rfcBase, rfcHomo } = splitRfc(rfc)
  return [
    ...(curp === '' ? [] : curpIssues(curp)),
    ...(rfc === '' ? [] : rfcIssues(rfcBase, rfcHomo).map((issue) => ({ ...issue, path: 'rfc' }))),
    ...(otorganteTelefono === '' ? [] : telefonoIssues(otorganteTelefono, 'otorganteTelefono')),
    ...(codigoPostal === '' || /^\d{5}$/.test(codigoPostal)
      ? []
      : [{ path: 'codigoPostal', code: 'formato', message: 'El código postal lleva 5 dígitos.' }]),
  ]
}
