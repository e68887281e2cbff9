import type { Acto } from '#domain/acceso/acto.ts'
import type { CAPACIDADES, CapacidadId } from '#domain/acceso/llamadas.ts'
import { TIPO_ALTA } from './tipo-movimiento.ts'
import type { EstatusMovimiento } from './estatus-movimiento.ts'

export const ACCIONES_MOVIMIENTO = [
  'corregir',
  'retirar',
  'validar',
  'revisar',
  'aprobar',
  'regresar',
  'cancelar',
] as const
export type AccionMovimiento = (typeof ACCIONES_MOVIMIENTO)[number]

/**
 * The call that each act is made by. An act without one is a turn of the chain that no call takes yet: the server offers it to
 * nobody, so that no screen has a button that leads nowhere.
 */
const LLAMADAS: Readonly<Partial<Record<AccionMovimiento, (typeof CAPACIDADES)[CapacidadId]['llamadas'][number]>>> = {
  corregir: 'PUT /api/tramites/alta/:folio',
  retirar: 'POST /api/movimientos/:folio/retirar',
}

export interface MovimientoParaActuar {
  readonly estatus: EstatusMovimiento
  /** The auxiliar marked it reviewed. */
  readonly revisado: boolean
  /** User id of who requested it; null for the account `sistema`. */
  readonly autorId: number | null
}

export interface QuienActua {
  readonly id: number | null
  readonly actos: ReadonlySet<Acto>
}

interface Turno {
  readonly en: readonly EstatusMovimiento[]
  /** Any of these acts of the profile will do. */
  readonly con: readonly Acto[]
}

/** Where each act has its turn. Returning and cancelling belong to any of the last three of the chain. */
const TURNOS: Readonly<Record<AccionMovimiento, Turno>> = {
  corregir: { en: ['Solicitado', 'Pendiente'], con: ['capturar'] },
  retirar: { en: ['Solicitado', 'Pendiente'], con: ['capturar'] },
  validar: { en: ['Solicitado'], con: ['validar'] },
  revisar: { en: ['Validado'], con: ['revisar'] },
  aprobar: { en: ['Validado'], con: ['aprobar'] },
  regresar: { en: ['Solicitado', 'Validado', 'Por aplicar'], con: ['validar', 'revisar', 'aprobar'] },
  cancelar: { en: ['Solicitado', 'Pendiente', 'Validado', 'Por aplicar'], con: ['validar', 'revisar', 'aprobar'] },
}

/** Whether its author may still correct a movement in that status: nobody acted on it yet, or it came back. */
export function isCorregible(estatus: EstatusMovimiento): boolean {
  return TURNOS.corregir.en.includes(estatus)
}

/**
 * What `quien` may do with a movement that is in scope (decisions §4): only its author corrects or withdraws it, before
 * anybody validates it or once it came back; review comes once and before approval; nobody approves what they requested.
 * The calendar gate is the service's to ask.
 */
export function movimientoActions(movimiento: MovimientoParaActuar, quien: QuienActua): AccionMovimiento[] {
  return ACCIONES_MOVIMIENTO.filter((accion) => {
    const { en, con } = TURNOS[accion]
    const hasTurn = en.includes(movimiento.estatus) && con.some((acto) => quien.actos.has(acto))
    return hasTurn && isForHim(accion, movimiento, quien)
  })
}

/** Of what `quien` may do, what a call does today: the others wait for theirs, and only an alta has one that corrects it. */
export function offeredActions(
  movimiento: MovimientoParaActuar & { readonly tipoId: number },
  quien: QuienActua,
): AccionMovimiento[] {
  return movimientoActions(movimiento, quien).filter(
    (accion) => accion in LLAMADAS && (accion !== 'corregir' || movimiento.tipoId === TIPO_ALTA),
  )
}

function isForHim(accion: AccionMovimiento, movimiento: MovimientoParaActuar, quien: QuienActua): boolean {
  const isAuthor = movimiento.autorId === quien.id
  if (accion === 'corregir' || accion === 'retirar') return isAuthor
  if (accion === 'revisar') return !movimiento.revisado
  if (accion === 'aprobar') return movimiento.revisado && !isAuthor
  return true
}
