import { formatInterno } from './movimientos/tipo-movimiento.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { EstatusMovimiento } from './movimientos/estatus-movimiento.ts'
import type { MovimientoResumen } from './movimientos/movimiento.ts'
import type { PersonaResumen } from './persona.ts'
import type { TramitePosible } from './tramites/tramite.ts'

/** The movement that Consulta shows beside a person: the latest one, whatever became of it. */
export interface UltimoMovimiento {
  readonly id: number
  readonly folio: string
  readonly tipo: string
  readonly estatus: EstatusMovimiento
  /** Effective date. */
  readonly fecha: PlainDate
}

/** A row of Consulta de Afiliados: `GET /api/panel/consulta` (specification 2 §2.15). */
export interface PersonaConsulta extends PersonaResumen {
  readonly movimiento: UltimoMovimiento | null
}

/** A person's movements, newest first. */
export interface Kardex extends PersonaResumen {
  /** Of the paper that prints it. */
  readonly folio: string
  /** The day it was asked for; null for all there is today. */
  readonly al: PlainDate | null
  readonly movimientos: readonly MovimientoResumen[]
}

/** The kardex on the screen: `GET /api/panel/consulta/:id`. */
export interface KardexAbierto extends Kardex {
  /** What may be asked for this person today, and why not; nothing on another day. */
  readonly tramites: readonly TramitePosible[]
}

/** One of several people in scope who carry the same employee number: it is unique only within an entity. */
export interface CoincidenciaReporte {
  readonly interno: number
  readonly nombre: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly adscripcion: string
}

/** `GET /api/reporte-afiliado`: the person's report, or those among whom to choose. */
export type RespuestaReporte =
  | { readonly reporte: Kardex; readonly coincidencias: readonly [] }
  | { readonly reporte: null; readonly coincidencias: readonly CoincidenciaReporte[] }

/**
 * The folio of a printed kardex, in the shape of the institute's folios (decisions §8): letter, year of the print and, in the
 * place of the number, the person's own. Printed again in a year it is the same paper.
 */
export function folioKardex(interno: number, hoy: PlainDate): string {
  return `K-${hoy.slice(2, 4)}-${formatInterno(interno)}`
}
