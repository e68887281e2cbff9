import type { NombreActo } from '#domain/acceso/bitacora/acto-bitacora.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { ESTADOS_TRABAJO, type EstadoTrabajo, type TrabajoPanel } from '#domain/acceso/trabajo.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { afterCommit, inTransaction } from '#api/db/database.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { execute, FOR_UPDATE, selectRow, SQL_FALSE, SQL_TRUE } from '#api/db/sql.ts'
import type { TrabajoModel } from './models/TrabajoModel.ts'
import { conflict, notFound } from '#api/errors.ts'
import { getTrabajo } from './list-trabajos.ts'
import { abortTrabajo } from './trabajos.ts'

type Row = Pick<RowOf<TrabajoModel>, 'estado' | 'titulo'>

async function lockTrabajo(id: number): Promise<Row> {
  const row = await selectRow<Row>(`SELECT estado, titulo FROM trabajos WHERE id = $1${FOR_UPDATE}`, [id])
  if (!row) throw notFound('El trabajo')
  return row
}

/** A job that failed or was cancelled waits again, with all its attempts. 409 when it is in another state. */
export async function retryTrabajo(actor: Actor, id: number): Promise<TrabajoPanel> {
  authorizeInstituto(actor, 'trabajos.administrar')
  await inTransaction(async () => {
    const { estado, titulo } = await lockTrabajo(id)
    if (estado !== 'fallado' && estado !== 'cancelado') throw otherState(estado)
    await execute(
      `UPDATE trabajos SET estado = 'espera', intentos = 0, hecho = 0, total = 0, avance = '', resultado = '',
         cancelar = ${SQL_FALSE}, desde_at = $1, empezado_at = NULL, terminado_at = NULL WHERE id = $2`,
      [nowAt(), id],
    )
    await logCambio(actor, 'trabajo.reintentar', id, titulo, estado, 'espera')
  })
  return getTrabajo(actor, id)
}

/** One that waits is cancelled now; one that runs is asked to stop. 409 when it has ended. */
export async function cancelTrabajo(actor: Actor, id: number): Promise<TrabajoPanel> {
  authorizeInstituto(actor, 'trabajos.administrar')
  await inTransaction(async () => {
    await logCancelacion(actor, id, await stopTrabajo(id))
  })
  return getTrabajo(actor, id)
}

/**
 * The same for a service that has jobs of its own and says who may stop them, in its transaction. Gives the job as it was. 404; 409
 * when it has ended.
 */
export async function stopTrabajo(id: number): Promise<Row> {
  const row = await lockTrabajo(id)
  if (row.estado !== 'espera' && row.estado !== 'curso') throw otherState(row.estado)
  if (row.estado === 'curso') await execute(`UPDATE trabajos SET cancelar = ${SQL_TRUE} WHERE id = $1`, [id])
  else
    await execute(
      `UPDATE trabajos SET estado = 'cancelado', resultado = 'Se canceló antes de empezar.', terminado_at = $1 WHERE id = $2`,
      [nowAt(), id],
    )
  afterCommit(() => abortTrabajo(id))
  return row
}

/** Logs that `actor` cancelled a job, which was as `stopTrabajo` returned it, in the caller's transaction. */
export function logCancelacion(actor: Actor, id: number, { titulo, estado }: Row): Promise<void> {
  return logCambio(actor, 'trabajo.cancelar', id, titulo, estado, 'cancelado')
}

function otherState(estado: EstadoTrabajo) {
  return conflict('estado', `El trabajo ya está en otro estado: ${ESTADOS_TRABAJO[estado].toLowerCase()}.`, { estado })
}

function logCambio(
  actor: Actor,
  acto: NombreActo,
  id: number,
  titulo: string,
  antes: EstadoTrabajo,
  despues: EstadoTrabajo,
): Promise<void> {
  const estado = (valor: EstadoTrabajo) => ({ trabajo: titulo, estado: ESTADOS_TRABAJO[valor] })
  return logActo(actor, { acto, objeto: 'trabajo', objetoId: id, antes: estado(antes), despues: estado(despues) })
}
