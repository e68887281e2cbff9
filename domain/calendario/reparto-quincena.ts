import { quincenaIssues } from './reglas-calendario.ts'
import type { Evento, TipoEvento } from './evento.ts'
import type { PlainDate } from './plain-date.ts'

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
const PAGOS_DESEADOS = 2
const VENTANA_DESEADA = 2

/**
 * Gives every free working day of a quincena its event, around the days already fixed. Wanted, in this order: the
 * calendar's rules, a window of two days or more, HIPOTECARIO before ARCHIVO_APLICACION (its withholdings go in that
 * file), two payment days, and loans and file side by side. With nothing fixed that gives movements, loans, file,
 * payment, payment. Every placing of loans and file is weighed (some hundred at most). `free` must be in order; days
 * of `fixed` outside `quincena` do not count.
 */
export function repartoQuincena(
  quincena: number,
  free: readonly PlainDate[],
  fixed: readonly Evento[],
): DiaLaborable[] {
  let best: DiaLaborable[] = []
  let bestCost = Infinity
  for (const archivo of placesFor('ARCHIVO_APLICACION', free, fixed))
    for (const hipotecario of placesFor('HIPOTECARIO', free, fixed)) {
      const layout = layOut(free, archivo, hipotecario)
      const cost = costOf(quincena, [...layout, ...fixed])
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

function costOf(quincena: number, eventos: readonly Evento[]): number {
  const window = datesOf('ALTA_BAJA_CAMBIO', eventos).length
  const payments = datesOf('PAGO', eventos).length
  return (
    COSTO.regla * quincenaIssues(quincena, eventos).length +
    COSTO.ventanaCorta * Math.max(0, VENTANA_DESEADA - window) +
    COSTO.pagoDistinto * Math.abs(PAGOS_DESEADOS - payments) +
    loansCost(eventos)
  )
}

/** What it costs that the loans stand after the file, or with other days between them and it. */
function loansCost(eventos: readonly Evento[]): number {
  const [hipotecario] = datesOf('HIPOTECARIO', eventos)
  const [archivo] = datesOf('ARCHIVO_APLICACION', eventos)
  if (hipotecario === undefined || archivo === undefined) return 0
  const [first, last] = hipotecario < archivo ? [hipotecario, archivo] : [archivo, hipotecario]
  const between = eventos.filter(({ fecha }) => first < fecha && fecha < last).length
  return COSTO.hipotecarioLejos * between + (hipotecario > archivo ? COSTO.hipotecarioDespues : 0)
}

function datesOf(tipo: TipoEvento, eventos: readonly Evento[]): PlainDate[] {
  return eventos
    .filter((evento) => evento.tipo === tipo)
    .map((evento) => evento.fecha)
    .sort()
}
