import type { Acto } from '#domain/acceso/acto.ts'
import { FIRMAS_CIERRE, TABLA_CIERRE, type EtapaCierre, type FirmaCierre } from './tabla-cierre.ts'

/** The signatures of the institute: whoever requests a close signs for the entity. */
export type FirmaInstituto = Exclude<FirmaCierre, 'solicitar'>

const QUIEN = {
  revisar: 'auxiliar',
  aprobar: 'Jefe Dpto.',
  firmar: 'Director',
  autorizar: 'Titular',
} as const satisfies Record<FirmaInstituto, string>

const LISTA = new Intl.ListFormat('es-MX', { type: 'conjunction' })

/** The signatures that these acts of a profile let give, in their order; of one close a person gives one (decision 10.26). */
export function firmasPropias(actos: ReadonlySet<Acto>): FirmaInstituto[] {
  return FIRMAS_CIERRE.filter((firma) => firma !== 'solicitar').filter((firma) => {
    const turnos: Readonly<Partial<Record<Acto, readonly EtapaCierre[]>>> = TABLA_CIERRE[firma].turnos
    return Object.keys(turnos).some((acto) => actos.has(acto as Acto))
  })
}

/** As whom a signature will be kept, and which ones that leaves to others; null for a person who could give no other one. */
export function comoQuienFirma(firma: FirmaInstituto, actos: ReadonlySet<Acto>): string | null {
  const propias = firmasPropias(actos)
  if (propias.length < 2) return null
  const siguen = propias.slice(propias.indexOf(firma) + 1).map((otra) => `del ${QUIEN[otra]}`)
  const resto =
    siguen.length > 1
      ? `; las firmas ${LISTA.format(siguen)} las darán otras personas`
      : siguen.map((otra) => `; la firma ${otra} la dará otra persona`).join('')
  return `Firmas como ${QUIEN[firma]}${resto}.`
}
