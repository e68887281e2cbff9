import { comoEnElRegistro } from '#domain/afiliacion/datos/dice-lo-mismo.ts'
import { nacionalidadConCurp } from '#domain/afiliacion/datos/nacionalidad.ts'
import { normalizeDatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'
import type { DatosLaboralesEnCaptura } from '#domain/afiliacion/datos/datos-laborales.ts'
import type {
  DatosPersonales,
  DatosPersonalesEnCaptura,
  DomicilioOCR,
} from '#domain/afiliacion/datos/datos-personales.ts'
import type { CambiosTramite } from '#domain/afiliacion/tramites/tramite.ts'

/** What the form holds, as the record writes what only differs in capital letters or abbreviations. */
const escritosComoRegistrados = (valores: DatosPersonalesEnCaptura, registrados: DatosPersonalesEnCaptura) =>
  comoEnElRegistro(normalizeDatosPersonales(registrados), normalizeDatosPersonales(valores))

/** Names of the personal data that differ from what is on file; the photo travels as a paper. */
export function datosQueCambian(
  valores: DatosPersonalesEnCaptura,
  registrados: DatosPersonalesEnCaptura,
): (keyof DatosPersonales)[] {
  const now = escritosComoRegistrados(valores, registrados)
  // The server derives the nationality again from a corrected CURP: a choice that differs from that is a change.
  const nacionalidad = nacionalidadConCurp(registrados, now.curp)
  const before = { ...normalizeDatosPersonales(registrados), nacionalidad }
  const keys = Object.keys(now) as (keyof DatosPersonales)[]
  return keys.filter((key) => key !== 'foto' && JSON.stringify(now[key]) !== JSON.stringify(before[key]))
}

/** Only what differs: an address goes as the parts of it that changed. */
function personalesDistintos(
  valores: DatosPersonalesEnCaptura,
  registrados: DatosPersonalesEnCaptura,
): DatosPersonalesEnCaptura {
  const [now, before] = [escritosComoRegistrados(valores, registrados), normalizeDatosPersonales(registrados)]
  const block = (Object.keys(now.domicilioOCR) as (keyof DomicilioOCR)[])
    .filter((part) => now.domicilioOCR[part] !== before.domicilioOCR[part])
    .map((part) => [part, now.domicilioOCR[part]] as const)
  const texts = datosQueCambian(valores, registrados)
    .filter((key) => key !== 'domicilioOCR')
    .map((key) => [key, now[key]] as const)
  const domicilioOCR: Partial<DomicilioOCR> = Object.fromEntries(block)
  return { ...Object.fromEntries(texts), ...(block.length > 0 && { domicilioOCR }) }
}

const NIVELES = ['entidad', 'adscripcion', 'dependencia', 'area'] as const

/** The place goes whole when any level of it differs, the category by itself; both where a new period begins (`entero`). */
function laboralesDistintos(
  valores: DatosLaboralesEnCaptura,
  registrados: DatosLaboralesEnCaptura,
  entero: boolean,
): NonNullable<CambiosTramite['datosLaborales']> {
  const moved = entero || NIVELES.some((nivel) => (valores[nivel] ?? null) !== (registrados[nivel] ?? null))
  const place = NIVELES.flatMap((nivel) => {
    const id = valores[nivel]
    return moved && id ? [[nivel, id] as const] : []
  })
  const categoria = valores.categoria ?? ''
  const puesto = moved && valores.puesto ? { puesto: valores.puesto } : {}
  return {
    ...Object.fromEntries(place),
    ...puesto,
    ...((entero || categoria !== (registrados.categoria ?? '')) && categoria !== '' && { categoria }),
  }
}

interface Datos {
  readonly personales: DatosPersonalesEnCaptura
  readonly laborales: DatosLaboralesEnCaptura
}

/** What a procedure sends of somebody on file: only what differs from it; labour data whole where it says so. */
export function cambiosDe(ahora: Datos, registrado: Datos, laboralEntero: boolean): CambiosTramite {
  const datosPersonales = personalesDistintos(ahora.personales, registrado.personales)
  const datosLaborales = laboralesDistintos(ahora.laborales, registrado.laborales, laboralEntero)
  return {
    ...(Object.keys(datosPersonales).length > 0 && {
      datosPersonales: datosPersonales as NonNullable<CambiosTramite['datosPersonales']>,
    }),
    ...(Object.keys(datosLaborales).length > 0 && { datosLaborales }),
  }
}
