import { formatFecha, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'

/** Quincenas over which the average is taken, the one asked for among them (decision 10.34). */
export const QUINCENAS_PROMEDIO = 6

/** Series of the chart and columns of its table (specification 2 §2.14). */
export const SERIES_ATENCION = ['Tiempo Promedio (días)', 'Tiempo Real de Atención (días)'] as const

/** Errors told by name, most; the rest are counted. */
export const ERRORES_MAX = 100

/** A movement as the time of attention sees it: when it was requested, when it was approved. */
export interface MovimientoAtendido {
  readonly entidadId: number
  readonly folio: string
  /** ISO instants; null while it is not approved, or when nobody wrote when. */
  readonly solicitadoAt: string
  readonly aprobadoAt: string | null
  /** Whether it was approved. */
  readonly aprobado: boolean
}

/** What its wait is measured by. */
type Espera = Pick<MovimientoAtendido, 'solicitadoAt' | 'aprobadoAt' | 'aprobado'>

/** How many movements were approved, and how long they waited together. */
export interface Atendidos {
  readonly movimientos: number
  readonly milisegundos: number
}

export const SIN_ATENDER: Atendidos = { movimientos: 0, milisegundos: 0 }

const DIA_MS = 86_400_000

/** Mean days from request to approval, rounded to a tenth; null when nothing was approved. */
export function diasDeAtencion({ movimientos, milisegundos }: Atendidos): number | null {
  return movimientos === 0 ? null : Math.round((milisegundos / movimientos / DIA_MS) * 10) / 10
}

/** `sum` with one more movement; one that cannot be measured (`medidaIssue`) counts for nothing. */
export function sumarAtencion(sum: Atendidos, movimiento: Espera): Atendidos {
  const { solicitadoAt, aprobadoAt } = movimiento
  if (!isMedible(movimiento) || aprobadoAt === null) return sum
  const waited = Date.parse(aprobadoAt) - Date.parse(solicitadoAt)
  return { movimientos: sum.movimientos + 1, milisegundos: sum.milisegundos + waited }
}

function isMedible({ aprobado, aprobadoAt, solicitadoAt }: Espera): boolean {
  return aprobado && aprobadoAt !== null && Date.parse(aprobadoAt) >= Date.parse(solicitadoAt)
}

/** Why an approved movement's time cannot be measured; null when it can, and of what is not approved. */
export function medidaIssue(movimiento: MovimientoAtendido): string | null {
  const { aprobado, aprobadoAt, solicitadoAt, folio } = movimiento
  if (!aprobado || isMedible(movimiento)) return null
  if (aprobadoAt === null) return `${folio}: está aprobado y no tiene fecha de aprobación.`
  const day = (at: string): string => formatFecha(todayInMexico(Date.parse(at)))
  return `${folio}: se aprobó el ${day(aprobadoAt)}, antes de solicitarse el ${day(solicitadoAt)}.`
}

/** Why an entity's time is not complete yet; null when every movement of the quincena was decided. */
export function pendientesIssue(sinAprobar: number): string | null {
  if (sinAprobar === 0) return null
  const cuantos = cuentaTexto(sinAprobar, 'movimiento sigue', 'movimientos siguen')
  return `${cuantos} sin aprobar: su tiempo de atención todavía no está completo.`
}

/** A row of the table and of the chart. */
export interface AtencionEntidad {
  readonly id: number
  readonly entidad: string
  /** Approved in the quincena and measured. */
  readonly movimientos: number
  /** Mean days of the entity in the quincena; null without any. */
  readonly realDias: number | null
  /** Mean days of all entities over the last six quincenas; null without any. */
  readonly promedioDias: number | null
}

/** A fault in the data: they cannot be sent while there is one. */
export interface ErrorAtencion {
  readonly entidadId: number
  readonly entidad: string
  readonly mensaje: string
}

/** The last snapshot that was sent, and whether the data are still those. */
export interface EnvioAtencion {
  readonly at: string
  readonly por: string
  /** SHA-256 of what was sent. */
  readonly huella: string
  readonly vigente: boolean
}

/** `GET /api/quincenas/:codigo/atencion` (specification 2 §2.14). */
export interface AtencionQuincena {
  readonly quincena: string
  /** "16 al 30 de noviembre". */
  readonly periodo: string
  readonly entidades: readonly AtencionEntidad[]
  readonly errores: readonly ErrorAtencion[]
  /** Errors beyond those told. */
  readonly erroresDeMas: number
  /** SHA-256 of these data: what is sent is what was seen. */
  readonly huella: string
  readonly envio: EnvioAtencion | null
  readonly actions: readonly 'enviar'[]
}
