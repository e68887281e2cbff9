import type { AvisoVigente } from '#domain/instituto/info.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { Choque } from '#domain/afiliacion/actos/choques.ts'
import type { AccionMovimiento } from '#domain/afiliacion/actos/acciones-movimiento.ts'
import type { Etapa } from '#domain/afiliacion/actos/etapa.ts'
import type { EstatusMovimiento } from './estatus-movimiento.ts'
import type { ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import type { CambioVisible, Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import type { DatoDePapel } from '#domain/afiliacion/dato-de-papel.ts'
import type { PapelDeMovimiento } from '#domain/afiliacion/documento-expediente.ts'

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
  /** Whom it waits for ("Auxiliar del instituto"), "" when it ended. */
  readonly esperaA: string
  /** Since when it waits for them, ISO. */
  readonly desde: string
  /** What it changes, in one line. */
  readonly cambio: string
}

/** A paper that a movement still needs to be approved. */
export interface PapelFaltante {
  readonly clave: ClavePapel
  readonly nombre: string
}

/** A movement in a list that one acts from: what a tray and an act on many need of it. */
export interface MovimientoRenglon extends MovimientoResumen {
  readonly version: number
  readonly etapa: Etapa
  /** Whether it ends the person's contributions: a baja, a death or a pension. */
  readonly terminaActividad: boolean
  /** Papers without which it cannot be approved. */
  readonly papelesFaltantes: readonly PapelFaltante[]
  /** How many papers it needs in all. */
  readonly papelesRequeridos: number
  /** Papers that came with it, in force: read beside the tray. */
  readonly documentos: readonly PapelDeMovimiento[]
  /** What changed under it since it was requested. */
  readonly choques: readonly Choque[]
}

/** How many papers it has of those it needs, and what is missing or changed: "Cambió algo · 2 de 3, falta Carta". */
export function papelesTexto(
  row: Pick<MovimientoRenglon, 'papelesFaltantes' | 'papelesRequeridos' | 'choques'>,
): string {
  const { papelesFaltantes, papelesRequeridos, choques } = row
  const faltan = papelesFaltantes.length
  const falta = faltan === 0 ? '' : faltan === 1 ? `, falta ${papelesFaltantes[0]?.nombre}` : `, faltan ${faltan}`
  const cambio = choques.some(({ clase }) => clase === 'cambio') ? 'Cambió algo' : ''
  const ajeno = choques.some(({ clase }) => clase === 'papel') ? 'de otra persona' : ''
  const cuantos = papelesRequeridos === 0 ? '' : `${papelesRequeridos - faltan} de ${papelesRequeridos}${falta}`
  return [cambio, [cuantos, ajeno].filter(Boolean).join(', ')].filter(Boolean).join(' · ') || 'No pide'
}

/** Detail of a movement: what changes, where it lands, who did what. */
export interface MovimientoDetalle extends MovimientoRenglon {
  readonly observaciones: string
  /** Why papers with different names are of one person; "" where nobody had to say so. */
  readonly mismaPersona: string
  readonly categoria: string
  readonly nombreCategoria: string
  readonly sueldoCentavos: number
  readonly entidad: string
  readonly dependencia: string
  readonly area: string
  /** The call that requested it and corrects it; null for what the documented calls brought. */
  readonly tramite: Tramite | 'alta' | null
  readonly causa: string
  readonly fechaAutorizacion: PlainDate | null
  readonly fechaFin: PlainDate | null
  /** The situation that it gives, in words ("Activo → Pensionado"); "" where it gives none. */
  readonly situacion: string
  /** What the last return asked to correct, by the form's own paths; empty once corrected. */
  readonly camposPorCorregir: Readonly<Record<string, string>>
  readonly cambios: readonly CambioVisible[]
  /** What its papers print, beside what was saved; empty for who may not see its papers. */
  readonly datosDePapeles: readonly DatoDePapel[]
  readonly recorrido: readonly { readonly texto: string; readonly quien: string; readonly at: string }[]
  /** What is next, in words ("Falta la validación de la dependencia"), or "" when it ended. */
  readonly siguiente: string
  /** The privacy notice in force when it was registered; null for what takes down no personal data. */
  readonly avisoPrivacidad: AvisoVigente | null
  readonly actions: readonly AccionMovimiento[]
}
