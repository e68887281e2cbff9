import { quincenaIssues } from '#domain/calendario/reglas-calendario.ts'
import type { Evento, TipoEvento } from '#domain/calendario/evento.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'

/** A working day and what happens on it. */
export interface DiaLaborable {
  readonly fecha: PlainDate
  readonly tipo: Exclude<TipoEvento, 'ASUETO'>
}

/** What a layout loses by each thing that is less than wanted; a broken rule outweighs everything else together. */
const COSTO = {
  regla: 10_000,
  ventanaCorta: 1_000,
  hipotecarioDespues: 200,
  pagoDistinto: 10,
  hipotecarioLejos: 1,
} as const
const VENTANA_DESEADA = 2

/** What a layout should look like beside the rules. */
export interface FormaQuincena {
  /** Payment days. */
  readonly pagos: number
  /** Days with an event between the loans and the file. */
  readonly entre: number
  /** The loans stand after the file. */
  readonly prestamosDespues: boolean
}

/** Two payment days, and the loans right before the file. */
export const FORMA_USUAL: FormaQuincena = { pagos: 2, entre: 0, prestamosDespues: false }

/** The shape of a quincena that is laid out; the usual one where it lacks its loans, its file or its payments. */
export function formaDe(eventos: readonly Evento[]): FormaQuincena {
  const pagos = datesOf('PAGO', eventos).length
  const [hipotecario] = datesOf('HIPOTECARIO', eventos)
  const [archivo] = datesOf('ARCHIVO_APLICACION', eventos)
  if (hipotecario === undefined || archivo === undefined || pagos === 0) return FORMA_USUAL
  return { pagos, entre: daysBetween(hipotecario, archivo, eventos), prestamosDespues: hipotecario > archivo }
}

/**
 * Gives every free working day of a quincena its event, around the days already fixed. Wanted, in this order: the
 * calendar's rules, a window of two days or more, HIPOTECARIO before ARCHIVO_APLICACION (its withholdings go in that
 * file), two payment days, and loans and file side by side. With nothing fixed that gives movements, loans, file,
 * payment, payment; `forma` asks for another shape. Every placing of loans and file is weighed (some hundred at most). `free` must be in order; days
 * of `fixed` outside `quincena` do not count.
 */
export function repartoQuincena(
  quincena: number,
  free: readonly PlainDate[],
  fixed: readonly Evento[],
  forma: FormaQuincena = FORMA_USUAL,
): DiaLaborable[] {
  let best: DiaLaborable[] = []
  let bestCost = Infinity
  for (const archivo of placesFor('ARCHIVO_APLICACION', free, fixed))
    for (const hipotecario of placesFor('HIPOTECARIO', free, fixed)) {
      const layout = layOut(free, archivo, hipotecario)
      const cost = costOf(quincena, [...layout, ...fixed], forma)
      if (cost < bestCost) [best, bestCost] = [layout, cost]
    }
  return best
}

/** Days that could hold the one event of a type: those already fixed, else any free day, else none. */
function placesFor(
  tipo: TipoEvento,
  free: readonly PlainDate[],
  fixed: readonly Evento[],
): readonly (PlainDate | null)[] {
  const set = datesOf(tipo, fixed)
  if (set.length > 0) return set
  return free.length > 0 ? free : [null]
}

function layOut(free: readonly PlainDate[], archivo: PlainDate | null, hipotecario: PlainDate | null): DiaLaborable[] {
  return free.map((fecha) => {
    if (fecha === archivo) return { fecha, tipo: 'ARCHIVO_APLICACION' }
    if (fecha === hipotecario) return { fecha, tipo: 'HIPOTECARIO' }
    return { fecha, tipo: archivo === null || fecha < archivo ? 'ALTA_BAJA_CAMBIO' : 'PAGO' }
  })
}

function costOf(quincena: number, eventos: readonly Evento[], forma: FormaQuincena): number {
  const window = datesOf('ALTA_BAJA_CAMBIO', eventos).length
  const payments = datesOf('PAGO', eventos).length
  return (
    COSTO.regla * quincenaIssues(quincena, eventos).length +
    COSTO.ventanaCorta * Math.max(0, VENTANA_DESEADA - window) +
    COSTO.pagoDistinto * Math.abs(forma.pagos - payments) +
    loansCost(eventos, forma)
  )
}

/** What it costs that the loans stand on the other side of the file than wanted, or nearer to it or farther. */
function loansCost(eventos: readonly Evento[], forma: FormaQuincena): number {
  const [hipotecario] = datesOf('HIPOTECARIO', eventos)
  const [archivo] = datesOf('ARCHIVO_APLICACION', eventos)
  if (hipotecario === undefined || archivo === undefined) return 0
  const away = Math.abs(daysBetween(hipotecario, archivo, eventos) - forma.entre)
  const wrongSide = hipotecario > archivo !== forma.prestamosDespues
  return COSTO.hipotecarioLejos * away + (wrongSide ? COSTO.hipotecarioDespues : 0)
}

function daysBetween(one: PlainDate, other: PlainDate, eventos: readonly Evento[]): number {
  const [first, last] = one < other ? [one, other] : [other, one]
  return eventos.filter(({ fecha, tipo }) => tipo !== 'ASUETO' && first < fecha && fecha < last).length
}

function datesOf(tipo: TipoEvento, eventos: readonly Evento[]): PlainDate[] {
  return eventos
    .filter((evento) => evento.tipo === tipo)
    .map((evento) => evento.fecha)
    .sort()
}
