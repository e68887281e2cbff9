import { nombreMatchesCurp } from '#domain/documentos/nombre/partir-nombre.ts'
import { curpRoot16 } from '#domain/identidad/curp-root.ts'
import { curpAvisos, parseCurp } from '#domain/identidad/curp.ts'
import { nssAvisos } from '#domain/identidad/nss.ts'
import { rfcAvisos } from '#domain/identidad/rfc.ts'
import type { Issue } from '#domain/issue.ts'
import { curpContraRfc } from '#domain/afiliacion/cotejo/claves-explicadas.ts'
import { normalizeDatosPersonales, type DatosPersonales, type DatosPersonalesEnCaptura } from './datos-personales.ts'

/**
 * What looks wrong in personal data and is accepted all the same (decisions §6): check digits, a day or a state that never
 * existed, CURP against name, RFC and NSS. Each is shown at its field and asks to look; none refuses.
 */
export function datosPersonalesAvisos(captured: DatosPersonalesEnCaptura): Issue[] {
  const datos = normalizeDatosPersonales(captured)
  return [
    ...curpAvisos(datos.curp),
    ...nombreAvisos(datos),
    ...rfcAvisos(datos.rfcBase, datos.rfcHomo),
    ...curpRfcAvisos(datos),
    ...nssAvisos(datos.nss, parseCurp(datos.curp)?.fechaNacimiento ?? null),
  ]
}

function nombreAvisos(datos: DatosPersonales): Issue[] {
  const leida = parseCurp(datos.curp)
  // A name that is not whole yet speaks against no CURP.
  const isWhole =
    datos.nombres !== '' && datos.apellidoPaterno !== '' && (datos.apellidoMaterno !== '' || datos.sinSegundoApellido)
  if (!leida || !isWhole || nombreMatchesCurp(datos, datos.curp)) return []
  const root = curpRoot16({ ...datos, ...leida })
  const message = `La CURP no corresponde al nombre: con este nombre llevaría ${root.slice(0, 4)} al principio y ${root.slice(13)} antes del final.`
  return [{ path: 'curp', code: 'curp_nombre', message }]
}

/** Keys that both are the name's say nothing against each other, however they begin. */
function curpRfcAvisos(datos: DatosPersonales): Issue[] {
  if (curpContraRfc(datos.curp, datos.rfcBase, [datos]) !== 'no_coincide') return []
  return [{ path: 'rfcBase', code: 'curp_rfc', message: 'RFC no coincide con CURP' }]
}
