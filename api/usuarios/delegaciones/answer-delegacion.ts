import type { Acto } from '#domain/acceso/acto.ts'
import { isActo } from '#domain/acceso/acto.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { RESPUESTAS_DELEGACION, type RespuestaDelegacion } from '#domain/acceso/delegacion.ts'
import { delegablesDe } from '#domain/acceso/suplente.ts'
import { formatRango } from '#domain/calendario/fecha-texto.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { derechosCambiados } from '#api/acceso/derechos-cambiados.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, FOR_UPDATE, selectRow, selectRows } from '#api/db/sql.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { conflict, notFound } from '#api/errors.ts'
import type { DelegacionModel } from '#api/usuarios/models/DelegacionModel.ts'
import { assertSuplente } from './assert-suplente.ts'
import { RUTA_DELEGACIONES } from './list-delegaciones.ts'
import type { SolicitudesEnEspera } from './solicitudes-en-espera.ts'

/** The days are calendar days in the table's text. */
type DelegacionRow = Pick<RowOf<DelegacionModel>, 'id' | 'estado'> &
  RowAs<DelegacionModel, { deId: 'de_usuario_id' }> & { readonly desde: PlainDate; readonly hasta: PlainDate }

/**
 * Accepts, declines or gives back a delegation, as its delegate. Throws 404 for another's or one that is over, 409 `estado` when it
 * does not wait for that answer, 422 when the delegate may not sign with it any more.
 */
export function answerDelegacion(
  actor: Actor,
  id: number,
  respuesta: RespuestaDelegacion,
  areas: readonly SolicitudesEnEspera[],
): Promise<void> {
  return inTransaction(async () => {
    const row = await holdRecibida(actor, id)
    const { desde, hacia, hecho } = RESPUESTAS_DELEGACION[respuesta]
    if (row.estado !== desde)
      throw conflict('estado', 'Esta delegación ya se contestó o terminó. Recarga para ver cómo quedó.')
    if (respuesta === 'aceptar' && actor.id !== null)
      await assertSuplente(delegablesDe(await actosDeCuenta(row.deId)), { id: actor.id, nombre: actor.nombre }, areas)
    const column = respuesta === 'devolver' ? 'devuelta_at' : 'respondida_at'
    await execute(`UPDATE delegaciones SET estado = $1, ${column} = $2 WHERE id = $3`, [hacia, nowAt(), id])
    if (respuesta !== 'rechazar') await derechosCambiados()
    await notificar([
      {
        usuarioId: row.deId,
        clase: 'cuenta',
        titulo: `${actor.nombre} ${hecho}`,
        texto: `Delegación de tu firma, ${formatRango(row.desde, row.hasta)}.`,
        enlace: RUTA_DELEGACIONES,
        clave: `delegacion:${id}:${hacia}`,
      },
    ])
    await logActo(actor, { acto: `delegacion.${respuesta}`, objeto: 'delegacion', objetoId: id })
  })
}

async function holdRecibida(actor: Actor, id: number): Promise<DelegacionRow> {
  const row = await selectRow<DelegacionRow>(
    `SELECT id, de_usuario_id AS "deId", desde, hasta, estado FROM delegaciones
     WHERE id = $1 AND a_usuario_id = $2 AND hasta >= $3${FOR_UPDATE}`,
    [id, actor.id, today()],
  )
  if (!row) throw notFound('La delegación')
  return row
}

async function actosDeCuenta(usuarioId: number): Promise<ReadonlySet<Acto>> {
  const rows = await selectRows<{ acto: string }>(
    'SELECT pa.acto FROM usuarios u JOIN perfil_actos pa ON pa.perfil_id = u.perfil_id WHERE u.id = $1',
    [usuarioId],
  )
  return new Set(rows.map(({ acto }) => acto).filter(isActo))
}
