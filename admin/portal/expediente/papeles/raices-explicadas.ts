import { curpRoot16 } from '#domain/identidad/curp-root.ts'
import { parseCurp } from '#domain/identidad/curp.ts'
import { rfcRoot10 } from '#domain/identidad/rfc-root.ts'
import type { LecturasExpediente } from '#domain/afiliacion/cotejo.ts'

/**
 * Whether a CURP and an RFC that begin differently are both those of the name on the CURP: a surname of two letters, a word that
 * would offend. Each office forms its key by its own rules.
 */
export function rootsExplained({ curp, csf }: LecturasExpediente): boolean {
  const parsed = parseCurp(curp?.curp ?? '')
  if (!curp?.nombres || !curp.apellidoPaterno || !curp.curp || !csf?.rfc || !parsed) return false
  const { fechaNacimiento, sexo, codigoEntidad } = parsed
  const nombre = {
    nombres: curp.nombres,
    apellidoPaterno: curp.apellidoPaterno,
    apellidoMaterno: curp.apellidoMaterno ?? '',
  }
  return (
    csf.rfc.startsWith(rfcRoot10(nombre, fechaNacimiento)) &&
    curp.curp.startsWith(curpRoot16({ ...nombre, fechaNacimiento, sexo, codigoEntidad }).slice(0, 10))
  )
}
