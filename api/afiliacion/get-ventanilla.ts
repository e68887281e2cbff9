import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import type { RespuestaVentanilla } from '#domain/afiliacion/alta.ts'
import type { EstatusMovimiento } from '#domain/afiliacion/estatus-movimiento.ts'
import type { MovimientoResumen } from '#domain/afiliacion/movimiento.ts'
import { formatDiaMes } from '#domain/calendario/fecha-texto.ts'
import type { VentanaEstado } from '#domain/calendario/ventana.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { estadoVentana } from '#api/calendario/estado-ventana.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { ESTATUS_SQL } from './estatus-sql.ts'
import { listBorradores } from './list-borradores.ts'
import { ALCANCE_MOVIMIENTO, findMovimientosByIds, MOVIMIENTO_FROM } from './movimiento-row.ts'
import { presentMovimientoResumen } from './present-movimiento.ts'

const MAX_BORRADORES = 50
const MAX_MOVIMIENTOS = 25

/**
 * `/dependenciaVentanilla`: drafts of the office, the movements the actor sent (those of the office for whoever does not
 * request any) and what is next. What came back to its author stands first.
 */
export async function getVentanilla(actor: Actor): Promise<RespuestaVentanilla> {
  authorize(actor, 'ventanilla.ver')
  const captures = can(actor, 'alta.solicitar')
  const [borradores, sent, ventana] = await Promise.all([
    can(actor, 'borradores.usar') ? listBorradores(actor, undefined, MAX_BORRADORES) : [],
    loadMovimientos(actor, captures),
    estadoVentana(actor, 'ALTA_BAJA_CAMBIO'),
  ])
  return { borradores, ...sent, siguiente: siguiente(sent.movimientos, ventana, captures) }
}

async function loadMovimientos(
  actor: Actor,
  onlyOwn: boolean,
): Promise<Pick<RespuestaVentanilla, 'movimientos' | 'totalMovimientos'>> {
  const binds = new Binds()
  const scope = alcanceSql(actor, ALCANCE_MOVIMIENTO, binds)
  const where = onlyOwn ? `${scope} AND m.solicitado_por = ${binds.add(actor.id)}` : scope
  const total = await selectRow<{ n: number }>(`SELECT COUNT(*) AS n ${MOVIMIENTO_FROM} WHERE ${where}`, binds.values)
  const ids = await selectRows<{ id: number }>(
    `SELECT m.id ${MOVIMIENTO_FROM} WHERE ${where}
     ORDER BY CASE WHEN ${ESTATUS_SQL.Pendiente} THEN 0 ELSE 1 END, m.id DESC LIMIT ${MAX_MOVIMIENTOS}`,
    binds.values,
  )
  const rows = await findMovimientosByIds(ids.map((row) => row.id))
  return { movimientos: rows.map(presentMovimientoResumen), totalMovimientos: total?.n ?? 0 }
}

function siguiente(movimientos: readonly MovimientoResumen[], ventana: VentanaEstado, captures: boolean): string[] {
  const count = (estatus: EstatusMovimiento) => movimientos.filter((each) => each.estatus === estatus).length
  const [pendientes, solicitados] = [count('Pendiente'), count('Solicitado')]
  const sentences: string[] = []
  if (pendientes > 0)
    sentences.push(
      pendientes === 1
        ? '1 movimiento volvió para corregirse.'
        : `${pendientes} movimientos volvieron para corregirse.`,
    )
  if (solicitados > 0)
    sentences.push(
      solicitados === 1
        ? '1 movimiento espera la validación de la dependencia.'
        : `${solicitados} movimientos esperan la validación de la dependencia.`,
    )
  if (captures && ventana.until)
    sentences.push(`Lo que guardes a más tardar el ${formatDiaMes(ventana.until)} entra en esta quincena.`)
  if (!ventana.open && ventana.next) sentences.push(`Los movimientos abren el ${formatDiaMes(ventana.next)}.`)
  return sentences
}
