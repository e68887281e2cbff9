import { TEXTO_ACTO, type Acto } from './acto.ts'
import type { CapacidadId } from './llamadas.ts'

/** Two groups of acts that must stay with different people. */
export interface ParIncompatible {
  /** How a refusal names the pair. */
  readonly nombre: string
  readonly una: readonly Acto[]
  readonly otra: readonly Acto[]
}

/**
 * Pairs that no profile and no delegation may join (decisions §11.9). `revisar` may go with `capturar`: a review applies
 * nothing.
 */
export const PARES_INCOMPATIBLES = {
  solicita_aprueba: {
    nombre: 'solicita / aprueba',
    una: ['capturar'],
    otra: ['validar', 'aprobar', 'firmar', 'autorizar'],
  },
  administra_firma: {
    nombre: 'administra / firma',
    una: ['administrar'],
    otra: ['validar', 'revisar', 'aprobar', 'firmar', 'autorizar'],
  },
} as const satisfies Record<string, ParIncompatible>

export type ParId = keyof typeof PARES_INCOMPATIBLES

/** The acts of a pair that a set of acts joins. */
export interface ParJunto {
  readonly id: ParId
  readonly una: readonly Acto[]
  readonly otra: readonly Acto[]
}

/** The pairs that `actos` joins. */
export function paresJuntos(actos: Iterable<Acto>): ParJunto[] {
  const own = new Set(actos)
  return (Object.entries(PARES_INCOMPATIBLES) as [ParId, ParIncompatible][])
    .map(([id, par]) => ({
      id,
      una: par.una.filter((acto) => own.has(acto)),
      otra: par.otra.filter((acto) => own.has(acto)),
    }))
    .filter(({ una, otra }) => una.length > 0 && otra.length > 0)
}

/** The pairs that `despues` joins and `antes` did not: a profile saved before the rule may still be changed. */
export function paresNuevos(antes: Iterable<Acto>, despues: Iterable<Acto>): ParJunto[] {
  const before = new Map(paresJuntos(antes).map((par) => [par.id, par]))
  return paresJuntos(despues).filter(({ id, una, otra }) => {
    const known = before.get(id)
    const isKnown = (acto: Acto) => known !== undefined && (known.una.includes(acto) || known.otra.includes(acto))
    return ![...una, ...otra].every(isKnown)
  })
}

/**
 * Pairs of capabilities that no profile may join (decisions §11.9): their acts `revisar` and `validar` may be together in other
 * screens.
 */
export const PARES_DE_CAPACIDADES = {
  registra_valida: { nombre: 'registra / valida pagos', una: 'pagos.registrar', otra: 'pagos.validar' },
} as const satisfies Record<string, { readonly nombre: string; readonly una: CapacidadId; readonly otra: CapacidadId }>

export type ParDeCapacidades = (typeof PARES_DE_CAPACIDADES)[keyof typeof PARES_DE_CAPACIDADES]

/** The pairs of capabilities that a profile joins. */
export function capacidadesJuntas(capacidades: readonly CapacidadId[]): ParDeCapacidades[] {
  return Object.values(PARES_DE_CAPACIDADES).filter(
    ({ una, otra }) => capacidades.includes(una) && capacidades.includes(otra),
  )
}

const Y = new Intl.ListFormat('es-MX', { type: 'conjunction' })

/** "«solicita / aprueba» (Capturar con Validar y Aprobar)". */
export function parTexto({ id, una, otra }: ParJunto): string {
  const titles = (actos: readonly Acto[]) => Y.format(actos.map((acto) => TEXTO_ACTO[acto].titulo))
  return `«${PARES_INCOMPATIBLES[id].nombre}» (${titles(una)} con ${titles(otra)})`
}
