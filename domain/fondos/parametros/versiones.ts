import { quincenaChip, quincenaShort } from '#domain/calendario/quincena.ts'
import { CLAVE_PARAMETRO_KEYS, type ClaveParametro } from '#domain/fondos/clave-parametro.ts'
import type { ParametrosEnVigor } from '#domain/fondos/parametro.ts'

/** States of a version: only proposed, in force later, in force, in force before, or replaced before it was in force. */
export type EstadoVersion = 'propuesta' | 'futura' | 'vigente' | 'terminada' | 'sustituida'

/** Ordinals of the quincenas in which a version is in force; `hasta` null while nothing follows it. */
export interface Vigencia {
  readonly desde: number
  readonly hasta: number | null
}

type Registro = Pick<ParametrosEnVigor, 'id' | 'clave' | 'version' | 'desde'>

/**
 * When each version is in force, by id: from its `desde` until the next one, as `parametrosDe` chooses. A version that another one
 * replaced for the same quincena is in no entry.
 */
export function vigenciasDe(registros: readonly Registro[]): ReadonlyMap<number, Vigencia> {
  const porDesde = new Map<number, Registro>()
  for (const registro of registros) {
    const other = porDesde.get(registro.desde)
    if (!other || isNewer(registro, other)) porDesde.set(registro.desde, registro)
  }
  const enOrden = [...porDesde.values()].sort((one, other) => one.desde - other.desde)
  return new Map(
    enOrden.map(({ id, desde }, index) => {
      const next = enOrden[index + 1]
      return [id, { desde, hasta: next ? next.desde - 1 : null }]
    }),
  )
}

function isNewer(one: Registro, other: Registro): boolean {
  return one.clave === other.clave ? one.version > other.version : one.clave > other.clave
}

/** State of a registered version in quincena `hoy` (ordinal); `vigencia` undefined for one that was replaced. */
export function estadoVersion(vigencia: Vigencia | undefined, hoy: number): Exclude<EstadoVersion, 'propuesta'> {
  if (!vigencia) return 'sustituida'
  if (vigencia.desde > hoy) return 'futura'
  return vigencia.hasta !== null && vigencia.hasta < hoy ? 'terminada' : 'vigente'
}

/** "En vigor", "Desde Q23 2026", "Terminó Q12 2026", "Propuesta", "No llegó a valer". */
export function textoVersion(estado: EstadoVersion, { desde, hasta }: Vigencia): string {
  if (estado === 'futura') return `Desde ${quincenaShort(desde)}`
  if (estado === 'terminada') return `Terminó ${quincenaShort(hasta ?? desde)}`
  return { propuesta: 'Propuesta', vigente: 'En vigor', sustituida: 'No llegó a valer' }[estado]
}

/** A version of the parameter record, or a proposal of one, as the list of versions shows it. */
export interface VersionParametro {
  /** "Registro 2, versión 1", or the folio of the proposal. */
  readonly titulo: string
  readonly estado: EstadoVersion
  readonly vigencia: Vigencia
  /** As people write them: 22.25. */
  readonly valores: Readonly<Record<ClaveParametro, number>>
  readonly propuso: string
  /** Who authorised it, in their order; empty for the first record, and for a proposal nobody authorised yet. */
  readonly autorizaron: readonly string[]
  /** When it was registered, or proposed. */
  readonly fechaAt: string
  readonly motivo: string
  readonly fundamento: string
}

/** First and last quincena of a version, as they are read; "–" for one without end or never in force. */
export function rangoVersion({ estado, vigencia }: Pick<VersionParametro, 'estado' | 'vigencia'>): {
  readonly desde: string
  readonly hasta: string
} {
  const { desde, hasta } = vigencia
  return { desde: quincenaChip(desde), hasta: hasta === null || estado === 'sustituida' ? '–' : quincenaChip(hasta) }
}

/**
 * The versions that changed one rate, the newest first: those that kept its value join the one that set it, and those never in force
 * are left out. Of the proposals, those that would change it. `versiones` come the newest first.
 */
export function versionesDeClave(versiones: readonly VersionParametro[], clave: ClaveParametro): VersionParametro[] {
  const registradas = versiones
    .filter(({ estado }) => estado !== 'propuesta' && estado !== 'sustituida')
    .sort((one, other) => one.vigencia.desde - other.vigencia.desde)
  const cambios: VersionParametro[] = []
  for (const version of registradas) {
    const last = cambios.at(-1)
    if (last?.valores[clave] === version.valores[clave]) cambios[cambios.length - 1] = seguida(last, version)
    else cambios.push(version)
  }
  const actual = registradas.at(-1)?.valores[clave]
  const propuestas = versiones.filter(({ estado, valores }) => estado === 'propuesta' && valores[clave] !== actual)
  return [...propuestas, ...cambios.reverse()]
}

/** A version whose value the next one kept: it ends with that one. No gap lies between both, so only an ended one changes state. */
function seguida(una: VersionParametro, siguiente: VersionParametro): VersionParametro {
  const { estado, vigencia } = una
  return {
    ...una,
    estado: estado === 'terminada' ? siguiente.estado : estado,
    vigencia: { desde: vigencia.desde, hasta: siguiente.vigencia.hasta },
  }
}

/** A value that a version changed. */
export interface CambioDeVersion {
  readonly clave: ClaveParametro
  readonly antes: number
  readonly despues: number
}

/** What each version changed of the one registered before it, in the order of `versiones`; null for the first of all. */
export function cambiosDeVersiones(versiones: readonly VersionParametro[]): (readonly CambioDeVersion[] | null)[] {
  return versiones.map((version, index) => {
    const anterior = versiones.slice(index + 1).find(({ estado }) => estado !== 'propuesta')
    return anterior ? cambiosEntre(version, anterior) : null
  })
}

function cambiosEntre(version: VersionParametro, anterior: VersionParametro): CambioDeVersion[] {
  return CLAVE_PARAMETRO_KEYS.filter((clave) => version.valores[clave] !== anterior.valores[clave]).map((clave) => ({
    clave,
    antes: anterior.valores[clave],
    despues: version.valores[clave],
  }))
}
