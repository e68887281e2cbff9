import {
  formatFolio,
  TIPO_ACTUALIZACION,
  TIPO_ALTA,
  TIPOS_MOVIMIENTO_SEMILLA,
} from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import type { Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import { addDays, dateParts, parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import { quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import type { Bind } from '#api/db/sql.ts'
import { diaReciente, type AfiliadoDemo } from './afiliado-demo.ts'

export const TIPO_LICENCIA = 8
export const TIPO_REINGRESO = 10

/** A movement before it gets its folio. Instants are ISO; user ids may be null: before the portal, or of no account. */
export interface MovimientoDemo {
  readonly tipoId: number
  readonly afiliado: AfiliadoDemo
  readonly quincena: number
  readonly fecha: PlainDate
  readonly solicitadoPor: number | null
  readonly solicitadoAt: string
  readonly activo?: boolean
  readonly aplicar?: boolean
  readonly aplicadoAt?: string
  readonly validado?: { readonly at: string; readonly por: number | null }
  readonly revisado?: { readonly at: string; readonly por: number | null }
  readonly aprobado?: { readonly at: string; readonly por: number | null }
  readonly devuelto?: { readonly at: string; readonly por: number | null; readonly motivo: string }
  readonly cancelado?: { readonly at: string; readonly por: number | null; readonly motivo: string }
  readonly observaciones?: string
  readonly datos?: object
  /** The procedure's call; absent for an alta and for what was applied long ago. */
  readonly tramite?: Tramite
  readonly causa?: string
  readonly fechaAutorizacion?: PlainDate | null
  readonly fechaFin?: PlainDate | null
}

export const MOVIMIENTO_COLUMNS =
  'folio,tipo_id,afiliado_id,afiliado_org_id,quincena,fecha,observaciones,activo,aplicar,aplicado,regresado,nota,solicitado_por,solicitado_at,movimiento_fecha,validado_por,revisado_at,revisado_por,aprobado_at,aprobado_por,aplicado_at,cancelado_at,cancelado_por,motivo_cancelacion,datos,tramite,causa,fecha_autorizacion,fecha_fin,version'.split(
    ',',
  )

/** One person in so many had their data updated recently, and one in so many came back from a leave. */
const ACTUALIZADA_RECIENTE = 15
const REGRESADA_RECIENTE = 60
/** Length of the leave of people who returned, in days. */
const DIAS_DE_LICENCIA = 30

/** What was applied: the alta, what changed recently, and the movement that ended the service. */
export function historia(afiliado: AfiliadoDemo, today: PlainDate): MovimientoDemo[] {
  const { ingreso, salida } = afiliado
  const alta = aplicado(afiliado, TIPO_ALTA, ingreso)
  if (!salida) return [alta, ...cambios(afiliado, diaReciente(today, afiliado.id))]
  const { tipoId, fecha, causa = '' } = salida
  return [alta, { ...aplicado(afiliado, tipoId, fecha), causa }]
}

/** Recent movements of an active person; none for people who entered just before. */
function cambios(afiliado: AfiliadoDemo, dia: PlainDate): MovimientoDemo[] {
  const { id, ingreso } = afiliado
  const antes = addDays(dia, -DIAS_DE_LICENCIA)
  if (ingreso >= antes) return []
  if (id % REGRESADA_RECIENTE === 31)
    return [
      { ...aplicado(afiliado, TIPO_LICENCIA, antes), fechaFin: addDays(dia, -1) },
      aplicado(afiliado, TIPO_REINGRESO, dia),
    ]
  return id % ACTUALIZADA_RECIENTE === 3 ? [aplicado(afiliado, TIPO_ACTUALIZACION, dia)] : []
}

/** The institute took less than so many days over what it approved long ago, within its quincena. */
const DIAS_DE_ATENCION = 6

function aplicado(afiliado: AfiliadoDemo, tipoId: number, fecha: PlainDate): MovimientoDemo {
  const quincena = quincenaOf(fecha)
  const { fin } = quincenaRange(quincena)
  const step = (hour: number, dia = fecha) => ({ at: `${dia}T${hour}:20:00.000Z`, por: null })
  const visto = addDays(fecha, (afiliado.id * 7) % DIAS_DE_ATENCION)
  const aprobacion = visto < fin ? visto : fin
  return {
    tipoId,
    afiliado,
    quincena,
    fecha,
    solicitadoPor: null,
    solicitadoAt: step(15).at,
    validado: step(17),
    revisado: step(19, aprobacion),
    aprobado: step(21, aprobacion),
    aplicar: true,
    aplicadoAt: `${addDays(fin, 1)}T00:30:00.000Z`,
    observaciones: 'Carga inicial de la demostración',
  }
}

/** Gives folios in the order of the requests, a count for each letter and year, and keeps where each count stands. */
export class Folios {
  readonly #counts = new Map<string, { readonly letra: string; readonly year: number; n: number }>()

  next(tipoId: number, day: PlainDate): string {
    const letra = TIPOS_MOVIMIENTO_SEMILLA.find(({ id }) => id === tipoId)?.letra ?? 'X'
    const { year } = dateParts(day)
    const key = `${letra}-${year}`
    const count = this.#counts.get(key) ?? { letra, year, n: 0 }
    count.n += 1
    this.#counts.set(key, count)
    return formatFolio(letra, year, count.n)
  }

  /** Rows of `consecutivos`: "folio:A-26-" and the last number given. */
  consecutivos(): [string, number][] {
    return [...this.#counts.values()].map(({ letra, year, n }) => [
      `folio:${formatFolio(letra, year, 1).slice(0, -6)}`,
      n,
    ])
  }
}

/** Values of a movement in the order of MOVIMIENTO_COLUMNS; `version` is the one that its last act left. */
export function movimientoValues(movimiento: MovimientoDemo, folios: Folios, version: number): Bind[] {
  const { afiliado, validado, revisado, aprobado, devuelto, cancelado } = movimiento
  const day = parsePlainDate(movimiento.solicitadoAt.slice(0, 10)) ?? movimiento.fecha
  return [
    folios.next(movimiento.tipoId, day),
    movimiento.tipoId,
    afiliado.id,
    afiliado.orgId,
    movimiento.quincena,
    movimiento.fecha,
    movimiento.observaciones ?? '',
    movimiento.activo ?? true,
    movimiento.aplicar ?? false,
    movimiento.aplicadoAt !== undefined,
    devuelto !== undefined,
    devuelto?.motivo ?? '',
    movimiento.solicitadoPor,
    movimiento.solicitadoAt,
    validado?.at ?? null,
    validado?.por ?? null,
    revisado?.at ?? null,
    revisado?.por ?? null,
    aprobado?.at ?? null,
    aprobado?.por ?? null,
    movimiento.aplicadoAt ?? null,
    cancelado?.at ?? null,
    cancelado?.por ?? null,
    cancelado?.motivo ?? '',
    JSON.stringify(movimiento.datos ?? {}),
    movimiento.tramite ?? '',
    movimiento.causa ?? '',
    movimiento.fechaAutorizacion ?? null,
    movimiento.fechaFin ?? null,
    version,
  ]
}
