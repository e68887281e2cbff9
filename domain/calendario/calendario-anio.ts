import { dateParts } from './plain-date.ts'
import type { DiaInhabil } from './asuetos-oficiales.ts'
import type { Evento, TipoEvento } from './evento.ts'
import type { PlainDate } from './plain-date.ts'

/** An extraordinary enabling, as the calendar's screens show it. */
export interface HabilitacionPanel {
  readonly id: number
  readonly tipo: TipoEvento
  readonly desde: PlainDate
  readonly hasta: PlainDate
  readonly motivo: string
  /** Who asked for it; "" where nobody wrote it down. */
  readonly solicita: string
  readonly unidadId: number | null
  /** The entity's name; "Todas las entidades". */
  readonly unidad: string
  /** Who gave it. */
  readonly creadaPor: string
  readonly estado: EstadoHabilitacion
  readonly actions: readonly 'revocar'[]
}

export type EstadoHabilitacion = 'vigente' | 'futura' | 'vencida' | 'terminada'

/** How an enabling stands on a day. `revocada`: somebody ended it. */
export function estadoHabilitacion(
  { desde, hasta, revocada }: { desde: PlainDate; hasta: PlainDate; revocada: boolean },
  today: PlainDate,
): EstadoHabilitacion {
  if (revocada) return 'terminada'
  if (hasta < today) return 'vencida'
  return desde > today ? 'futura' : 'vigente'
}

/** A year of the calendar as its screens read it. */
export interface CalendarioAnio {
  readonly anio: number
  /** What a save must name. */
  readonly version: number
  readonly hoy: PlainDate
  /** Days of the year, in order. */
  readonly eventos: readonly Evento[]
  /** Days of the December before: January is compared with them. */
  readonly previos: readonly Evento[]
  readonly inhabiles: readonly DiaInhabil[]
  readonly habilitaciones: readonly HabilitacionPanel[]
  readonly actions: readonly ('editar' | 'habilitar')[]
}

/** Days that a save adds to or takes from one kind of window. */
export interface CambioVentana {
  readonly tipo: TipoEvento
  readonly abren: readonly PlainDate[]
  readonly cierran: readonly PlainDate[]
}

/** What a save would do, and to whom. */
export interface PrevistoCalendario {
  readonly borrados: number
  readonly guardados: number
  readonly ventanas: readonly CambioVentana[]
  /** Entities whose desks it concerns. */
  readonly entidades: number
  /** Of them, those that an extraordinary enabling keeps open on every day that closes. */
  readonly habilitadas: number
  /** Open drafts of registrations: their quincena's window ends sooner, or is gone. */
  readonly borradores: number
  /** Requests that their authors could no longer correct or withdraw: no day of their quincena's window is left. */
  readonly solicitudes: number
  /** Days already past. */
  readonly pasados: readonly PlainDate[]
  /** Days of payment that would be none, and stand on lines already printed. */
  readonly impresos: readonly DiaImpreso[]
}

/** A day that is the limit of payment lines. */
export interface DiaImpreso {
  readonly fecha: PlainDate
  readonly lineas: number
}

/** One day on which two people wrote differently. */
export interface DiaEnConflicto {
  readonly fecha: PlainDate
  readonly mio: TipoEvento | null
  readonly actual: TipoEvento | null
}

/** The years that the selector offers: previous, current, +1, +2. */
export function aniosDelSelector(today: PlainDate): number[] {
  const { year } = dateParts(today)
  return [year - 1, year, year + 1, year + 2]
}

/** The windows that people wait for, before and after. */
export function cambiosDeVentana(antes: readonly Evento[], despues: readonly Evento[]): CambioVentana[] {
  const tipos = ['ALTA_BAJA_CAMBIO', 'PAGO', 'ARCHIVO_APLICACION', 'HIPOTECARIO'] as const
  return tipos
    .map((tipo) => {
      const [was, is] = [daysOf(tipo, antes), daysOf(tipo, despues)]
      return {
        tipo,
        abren: [...is].filter((fecha) => !was.has(fecha)).sort(),
        cierran: [...was].filter((fecha) => !is.has(fecha)).sort(),
      }
    })
    .filter(({ abren, cierran }) => abren.length + cierran.length > 0)
}

function daysOf(tipo: TipoEvento, eventos: readonly Evento[]): Set<PlainDate> {
  return new Set(eventos.filter((evento) => evento.tipo === tipo).map(({ fecha }) => fecha))
}

/** What a save did, and the year as it now is. */
export interface CalendarioGuardado extends CalendarioAnio {
  readonly borrados: number
  readonly guardados: number
}
