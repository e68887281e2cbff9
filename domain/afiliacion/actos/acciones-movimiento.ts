import type { Acto } from '#domain/acceso/acto.ts'
import { elegirMano, type Eleccion, type Mano, type Quien } from '#domain/acceso/quien.ts'
import type { EstatusMovimiento } from '#domain/afiliacion/movimientos/estatus-movimiento.ts'
import type { Etapa } from './etapa.ts'
import { ACTOS_MOVIMIENTO, MINUTOS_DESHACER, TABLA_ACTOS, type ActoMovimiento, type FilaActo } from './tabla-actos.ts'

/** What somebody may do with a movement that exists. */
export type AccionMovimiento = Exclude<ActoMovimiento, 'solicitar' | 'aplicar'>

export type TablaActos = Readonly<Record<ActoMovimiento, FilaActo>>

/** A movement as the table of acts sees it. Accounts are user ids, or that of `sistema` (`cuentaOf`). */
export interface MovimientoParaActuar {
  readonly etapa: Etapa
  /** Accounts that requested, corrected or took it over. */
  readonly autores: readonly number[]
  /** Accounts that validated, reviewed or approved it since it last came from its author, and on whose behalf. */
  readonly participantes: readonly number[]
  /** Nobody of its dependency can validate it but those who already took part (decisions §10.7). */
  readonly sinValidador: boolean
  /** Its date is further back than the limit: only the director approves it (decisions §9). */
  readonly sobreLimite: boolean
  /** The last act, while it may be taken back: nothing has happened since. */
  readonly ultimo: { readonly por: number; readonly at: string } | null
}

/** Why an act is refused: no right, the director's to do, not this person, not from this state. */
export type RechazoActo = 'permiso' | 'direccion' | 'persona' | 'estado'

/** The refusals, from the one that says most to the one that says least. */
const ORDEN = ['persona', 'estado', 'direccion', 'permiso'] as const satisfies RechazoActo[]

/**
 * With which hand `quien` may do `acto` to a movement in scope, by the table (decisions §4, §10.5–10.7, §11.9), or why not. `at`
 * is the instant, ISO. The calendar's window is the service's to ask.
 */
export function manoMovimiento(
  acto: ActoMovimiento,
  movimiento: MovimientoParaActuar,
  quien: Quien,
  at: string,
  tabla: TablaActos = TABLA_ACTOS,
): Eleccion<RechazoActo> {
  return elegirMano<RechazoActo>(quien, (mano) => rechazoDeMano(acto, movimiento, mano, at, tabla), ORDEN)
}

/** Why `quien` may not do `acto` to a movement; null when it may. */
export function rechazoActo(
  acto: ActoMovimiento,
  movimiento: MovimientoParaActuar,
  quien: Quien,
  at: string,
  tabla: TablaActos = TABLA_ACTOS,
): RechazoActo | null {
  return manoMovimiento(acto, movimiento, quien, at, tabla).rechazo
}

function rechazoDeMano(
  acto: ActoMovimiento,
  movimiento: MovimientoParaActuar,
  quien: Mano,
  at: string,
  tabla: TablaActos,
): RechazoActo | null {
  const fila = tabla[acto]
  const turnos = Object.entries(fila.turnos) as [Acto, readonly Etapa[]][]
  const manos = manosDe(acto, movimiento.sobreLimite, tabla)
  const propios = turnos.filter(
    ([con]) => manos.includes(con) && quien.actos.has(con) && !isSustituto(acto, con, movimiento, quien),
  )
  if (propios.length === 0) return acto === 'aprobar' && quien.actos.has('aprobar') ? 'direccion' : 'permiso'
  const isTheirs = isForPersona(fila, movimiento, quien, at)
  // Whose request it is gives the right itself.
  if (!isTheirs && (fila.quien === 'autor' || fila.quien === 'no_autor')) return 'persona'
  // Then the state: whoever sends an approval twice is told that it is approved, not that it takes four people.
  if (!propios.some(([, etapas]) => etapas.includes(movimiento.etapa))) return 'estado'
  if (isTheirs) return null
  return fila.quien === 'misma_persona' ? 'estado' : 'persona'
}

/**
 * The acts of a profile that let do it. Approving, and taking that back, is the director's (`firmar`) for a date beyond the
 * limit, and for no other (decisions §9).
 */
export function manosDe(acto: ActoMovimiento, sobreLimite: boolean, tabla: TablaActos = TABLA_ACTOS): Acto[] {
  const manos = Object.keys(tabla[acto].turnos) as Acto[]
  if (acto === 'aprobar') return manos.filter((con) => (con === 'firmar') === sobreLimite)
  return acto === 'deshacer' && !sobreLimite ? manos.filter((con) => con !== 'firmar') : manos
}

/** Everything that `quien` may do with the movement, in the table's order. */
export function accionesMovimiento(
  movimiento: MovimientoParaActuar,
  quien: Quien,
  at: string,
  tabla: TablaActos = TABLA_ACTOS,
): AccionMovimiento[] {
  return ACTOS_MOVIMIENTO.filter(
    (acto): acto is AccionMovimiento =>
      acto !== 'solicitar' && acto !== 'aplicar' && rechazoActo(acto, movimiento, quien, at, tabla) === null,
  )
}

/** An auxiliar validates only where the dependency has nobody else who could. */
function isSustituto(acto: ActoMovimiento, con: Acto, { sinValidador }: MovimientoParaActuar, quien: Mano): boolean {
  return acto === 'validar' && con !== 'validar' && !sinValidador && !quien.actos.has('validar')
}

function isForPersona(
  { quien: regla }: FilaActo,
  { autores, participantes, ultimo }: MovimientoParaActuar,
  { ids }: Mano,
  at: string,
): boolean {
  const isAuthor = autores.some((id) => ids.includes(id))
  if (regla === 'autor') return isAuthor
  if (regla === 'no_autor') return !isAuthor
  if (regla === 'otra_persona') return !isAuthor && !participantes.some((id) => ids.includes(id))
  if (regla === 'misma_persona') return ultimo !== null && ids.includes(ultimo.por) && isReciente(ultimo.at, at)
  return regla === 'cualquiera'
}

function isReciente(since: string, at: string): boolean {
  return Date.parse(at) - Date.parse(since) <= MINUTOS_DESHACER * 60_000
}

/** Whether its author may still correct a movement in that status: nobody acted on it yet, or it came back. */
export function isCorregible(estatus: EstatusMovimiento): boolean {
  return TABLA_ACTOS.corregir.turnos.capturar.some((etapa) => etapa === estatus)
}
