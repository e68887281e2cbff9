import type { AvisoVigente } from '#domain/instituto/info.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { AccionMovimiento } from './movimiento-acciones.ts'
import type { EstatusMovimiento } from './estatus-movimiento.ts'

/** A row of `GET /api/panel/tipos-movimiento`. */
export interface TipoMovimientoPanel {
  readonly id: number
  readonly nombre: string
  readonly abreviatura: string
}

/** A movement in a list. */
export interface MovimientoResumen {
  readonly id: number
  readonly folio: string
  readonly tipoId: number
  readonly tipo: string
  readonly afiliadoId: number
  readonly interno: number
  readonly nombre: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly curp: string
  readonly estatus: EstatusMovimiento
  /** Ordinal and its four-character code. */
  readonly quincena: number
  readonly codigoQuincena: string
  /** Effective date. */
  readonly fecha: PlainDate
  readonly solicitadoAt: string
  readonly solicitadoPor: string
  readonly adscripcion: string
}

/** Detail of a movement: what changes, where it lands, who did what. */
export interface MovimientoDetalle extends MovimientoResumen {
  readonly version: number
  readonly observaciones: string
  readonly categoria: string
  readonly nombreCategoria: string
  readonly sueldoCentavos: number
  readonly entidad: string
  readonly dependencia: string
  readonly area: string
  readonly cambios: readonly { readonly campo: string; readonly antes: string; readonly despues: string }[]
  readonly recorrido: readonly { readonly texto: string; readonly quien: string; readonly at: string }[]
  /** What is next, in words ("Falta la validación de la dependencia"), or "" when it ended. */
  readonly siguiente: string
  /** The privacy notice in force when it was registered; null for what takes down no personal data. */
  readonly avisoPrivacidad: AvisoVigente | null
  readonly actions: readonly AccionMovimiento[]
}
