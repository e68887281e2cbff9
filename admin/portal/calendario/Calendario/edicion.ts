import { aplicarCambios, cambiosEntre } from '#domain/calendario/cambios-calendario.ts'
import { finesDeSemanaLibres } from '#domain/calendario/plan/sugerir-periodo.ts'
import type { CambioDia } from '#domain/calendario/cambios-calendario.ts'
import type { DiaEnConflicto } from '#domain/calendario/calendario-anio.ts'
import type { Evento, TipoEvento } from '#domain/calendario/evento.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'

/** A year being edited: what is saved, what it would become, and the states that Ctrl Z goes back to. */
export interface Edicion {
  readonly base: readonly Evento[]
  readonly actual: readonly Evento[]
  readonly pasos: readonly (readonly Evento[])[]
}

/** More steps back than this nobody takes. */
const PASOS_MAX = 200

/** Begins to edit: the free weekend days of the shown month (1-12) become ASUETO (specification 2 §4). */
export function empezar(
  base: readonly Evento[],
  year: number,
  month: number,
): { readonly edicion: Edicion; readonly marcados: number } {
  const marcas = finesDeSemanaLibres(year, month, base).map((fecha): CambioDia => ({ fecha, tipo: 'ASUETO' }))
  return { edicion: poner({ base, actual: base, pasos: [] }, marcas), marcados: marcas.length }
}

/** With these days set; the same state when nothing changes. */
export function poner(edicion: Edicion, cambios: readonly CambioDia[]): Edicion {
  const actual = aplicarCambios(edicion.actual, cambios)
  if (cambiosEntre(edicion.actual, actual).length === 0) return edicion
  return { ...edicion, actual, pasos: [...edicion.pasos, edicion.actual].slice(-PASOS_MAX) }
}

/** One step back; the same state at the beginning. */
export function deshacer(edicion: Edicion): Edicion {
  const last = edicion.pasos.at(-1)
  return last ? { ...edicion, actual: last, pasos: edicion.pasos.slice(0, -1) } : edicion
}

/** Takes back days that were set where there was nothing, as one more step: those that still are what they were set to. */
export function retirar(edicion: Edicion, puestos: readonly CambioDia[]): Edicion {
  const tipos = porDia(edicion.actual)
  const still = puestos.filter(({ fecha, tipo }) => tipos.get(fecha) === tipo)
  return poner(
    edicion,
    still.map(({ fecha }) => ({ fecha, tipo: null })),
  )
}

/** What a save would send. */
export function cambiosDe({ base, actual }: Edicion): CambioDia[] {
  return cambiosEntre(base, actual)
}

/** Of the days on which the two calendars differ, those that the other person changed too. */
export function choques({ base }: Edicion, dias: readonly DiaEnConflicto[]): DiaEnConflicto[] {
  const was = new Map(base.map(({ fecha, tipo }) => [fecha, tipo]))
  return dias.filter(({ fecha, actual }) => (was.get(fecha) ?? null) !== actual)
}

/** The edit carried over to the calendar as it now is: on a clash only the days in `mios` keep what was written here. */
export function reconciliar(
  edicion: Edicion,
  actual: readonly Evento[],
  dias: readonly DiaEnConflicto[],
  mios: ReadonlySet<PlainDate>,
): Edicion {
  const theirs = new Set(choques(edicion, dias).map(({ fecha }) => fecha))
  const keep = cambiosDe(edicion).filter(({ fecha }) => !theirs.has(fecha) || mios.has(fecha))
  return poner({ base: actual, actual, pasos: [] }, keep)
}

/** The type of each day, to be asked by day. */
export function porDia(eventos: readonly Evento[]): ReadonlyMap<PlainDate, TipoEvento> {
  return new Map(eventos.map(({ fecha, tipo }) => [fecha, tipo]))
}
