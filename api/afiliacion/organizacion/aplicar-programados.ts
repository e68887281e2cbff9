import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import type { SolicitudActo } from '#domain/organica/acto-organico.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { execute, FOR_UPDATE, selectRow, selectRows } from '#api/db/sql.ts'
import { AppError, forbidden } from '#api/errors.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import type { OrganicaProgramadoModel } from '#api/organica/models/OrganicaProgramadoModel.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import { doActo } from './do-acto.ts'

type Row = Pick<RowOf<OrganicaProgramadoModel>, 'id' | 'solicitud' | 'pedido_por' | 'aplica_el'> &
  RowAs<UnidadModel, { unidad: 'nombre' }>

/**
 * Does the acts whose day has come, each in a transaction of its own and with the rights that who asked has now. One that is refused
 * stays, says why, tells who asked, and is tried again the next day. Gives how many were done and how many were not.
 */
export async function aplicarProgramados(signal?: AbortSignal): Promise<{ hechos: number; rechazados: number }> {
  const rows = await selectRows<Row>(
    `SELECT p.id, p.solicitud, p.pedido_por, p.aplica_el, u.nombre AS unidad FROM organica_programados p
     JOIN unidades u ON u.id = p.unidad_id WHERE p.estado = 'programado' AND p.aplica_el <= $1 ORDER BY p.aplica_el, p.id`,
    [today()],
  )
  let hechos = 0
  for (const row of rows) {
    signal?.throwIfAborted()
    const motivo = await tryActo(row)
    if (motivo === null) hechos += 1
    else await tellConflicto(row, motivo)
  }
  return { hechos, rechazados: rows.length - hechos }
}

/** Why it was refused; null once it is done. */
async function tryActo({ id, solicitud, pedido_por }: Row): Promise<string | null> {
  try {
    await inTransaction(async () => {
      const held = await selectRow(
        `SELECT id FROM organica_programados WHERE id = $1 AND estado = 'programado'${FOR_UPDATE}`,
        [id],
      )
      if (!held) return
      const actor = await loadActor(pedido_por, { medio: 'api', direccion: 'servidor' })
      if (!actor) throw forbidden()
      await doActo(actor, JSON.parse(solicitud) as SolicitudActo)
      await execute(
        `UPDATE organica_programados SET estado = 'aplicado', motivo = '', resuelto_at = $1 WHERE id = $2`,
        [nowAt(), id],
      )
    })
    return null
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}

function tellConflicto({ id, unidad, pedido_por: usuarioId, aplica_el }: Row, motivo: string): Promise<void> {
  return inTransaction(async () => {
    await execute('UPDATE organica_programados SET motivo = $1 WHERE id = $2', [motivo, id])
    await notificar([
      {
        usuarioId,
        clase: 'trabajo',
        titulo: `No se hizo el acto programado de ${unidad}`,
        texto: `Era para el ${formatFecha(aplica_el)}. ${motivo} Se intenta de nuevo cada día; corrige lo que falta o cancélalo.`,
        enlace: '/dashboard?vista=organicaArbol',
        clave: `organica programado ${id} ${today()}`,
      },
    ])
  })
}
