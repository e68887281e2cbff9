import type { DatosPersonalesEnCaptura } from '#domain/afiliacion/datos/datos-personales.ts'
import type { Captura } from '#admin/portal/expediente/captura.ts'

const NOMBRE = ['nombres', 'apellidoPaterno', 'apellidoMaterno'] as const
const RFC = ['rfcBase', 'rfcHomo'] as const

/**
 * What the person wrote or chose against the papers, to be compared with them. A name and an RFC are compared whole: the
 * parts that were left as read come along.
 */
export function tecleado({ personales }: Captura, valores: DatosPersonalesEnCaptura): DatosPersonalesEnCaptura {
  const group = (fields: readonly (keyof DatosPersonalesEnCaptura)[]): DatosPersonalesEnCaptura => {
    const written = fields.some((field) => personales[field] !== undefined)
    return written ? Object.fromEntries(fields.map((field) => [field, valores[field] ?? ''])) : {}
  }
  const { curp, nss, domicilioOCR, usarDireccionCsf } = personales
  const cp = domicilioOCR?.cp
  return {
    ...group(NOMBRE),
    ...group(RFC),
    ...(curp !== undefined && { curp }),
    ...(nss !== undefined && { nss }),
    ...(cp !== undefined && (usarDireccionCsf ?? true) && { usarDireccionCsf: true, domicilioOCR: { cp } }),
  }
}
