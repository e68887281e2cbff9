import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { EntradaHistoria, ValoresPersona } from './entrada-historia.ts'

/** Days on end in one situation and one entity. */
export interface Periodo {
  readonly desde: PlainDate
  /** First day of the next one; null while it lasts. */
  readonly hasta: PlainDate | null
  readonly situacion: LetraSituacion
  /** Id of the entity (level 1); null without one. */
  readonly adscripcion: number | null
  /** At its end. */
  readonly sueldoCentavos: number
}

/** A period as the alta with history shows it, its entity by name. */
export interface PeriodoVisto extends Omit<Periodo, 'adscripcion'> {
  readonly entidad: string
}

/**
 * A person's line of life in periods, newest first: of entries with the same day the later recorded wins, and a new period
 * begins where the situation, the entity or FECHA_ALTA changes.
 */
export function periodosDe(entradas: readonly EntradaHistoria[]): Periodo[] {
  const ordered = [...entradas].sort((one, other) =>
    one.desde === other.desde ? one.id - other.id : one.desde < other.desde ? -1 : 1,
  )
  const periodos: Periodo[] = []
  let before: ValoresPersona = {}
  for (const { desde, campos } of ordered) {
    const valores = { ...before, ...campos }
    const last = periodos.at(-1)
    const goesOn = last !== undefined && (last.desde === desde || isSamePeriod(before, valores))
    if (last && !goesOn) periodos.splice(-1, 1, { ...last, hasta: desde })
    if (goesOn) periodos.splice(-1, 1, { ...periodoDe(desde, valores), desde: last.desde })
    else periodos.push(periodoDe(desde, valores))
    before = valores
  }
  return periodos.reverse()
}

function isSamePeriod(one: ValoresPersona, other: ValoresPersona): boolean {
  return one.situacion === other.situacion && one.nivel1_id === other.nivel1_id && one.fecha_alta === other.fecha_alta
}

function periodoDe(desde: PlainDate, { situacion, nivel1_id, sueldo_centavos }: ValoresPersona): Periodo {
  return {
    desde,
    hasta: null,
    situacion: situacion as LetraSituacion,
    adscripcion: nivel1_id === undefined || nivel1_id === null ? null : Number(nivel1_id),
    sueldoCentavos: Number(sueldo_centavos ?? 0),
  }
}
