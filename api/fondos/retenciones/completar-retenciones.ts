import type { Actor } from '#domain/acceso/actor.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { RetencionesCompletas } from '#domain/fondos/prestamos/retencion-panel.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActos } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { Binds, execute } from '#api/db/sql.ts'
import { broken, conflict, notFound } from '#api/errors.ts'
import type { EntidadPedida } from '#api/fondos/entidades-visibles.ts'
import { settleAllIfPaid } from '#api/fondos/prestamos/settle-if-paid.ts'
import { rechazoDeRespuesta } from './escribir-respuesta.ts'
import { holdRetenciones, selectRetenciones, type RetencionRow } from './retencion-row.ts'

/** Rows of one statement. */
const JUNTAS = 1_000

/**
 * Answers "withheld in full" to every order of an entity's quincena that has no answer yet: all of them or none, by the rules of one answer.
 * `cuantas` is how many the person agreed to. Throws 403, 404, 409 `cuenta` if another number waits now, 422 without an entity.
 */
export async function completarRetenciones(
  actor: Actor,
  quincena: number,
  pedida: EntidadPedida,
  cuantas: number,
): Promise<RetencionesCompletas> {
  authorize(actor, 'retenciones.responder')
  if (pedida.entidadId === null)
    throw broken([{ path: 'entidad', code: 'requerido', message: 'Elige la entidad que retuvo.' }])
  return inTransaction(async () => {
    const seen = await selectRetenciones(actor, quincena, pedida)
    if (seen.length === 0) throw notFound('La quincena con retenciones')
    const held = await holdRetenciones(
      actor,
      seen.filter(isSinResponder).map(({ id }) => id),
    )
    const rows = held.filter(isSinResponder)
    if (rows.length !== cuantas) throw conflict('cuenta', `Ahora ${seDicen(rows.length)} sin respuesta.`)
    await escribirCompletas(actor, rows)
    return { cuantas: rows.length, totalCentavos: rows.reduce((sum, { ordenado }) => sum + ordenado, 0) }
  })
}

/** An order that its entity has not answered; who is on leave answers to nobody. */
export const isSinResponder = ({ obligado, retenido }: Pick<RetencionRow, 'obligado' | 'retenido'>): boolean =>
  obligado === 'entidad' && retenido === null

const seDicen = (cuantas: number): string =>
  `${cuantas === 1 ? 'está' : 'están'} ${cuentaTexto(cuantas, 'retención', 'retenciones')}`

async function escribirCompletas(actor: Actor, rows: readonly RetencionRow[]): Promise<void> {
  for (const row of rows) {
    const rechazo = rechazoDeRespuesta(row, { retenidoCentavos: row.ordenado, motivo: null, nota: '' })
    if (rechazo) throw rechazo
  }
  const at = nowAt()
  await insertRows(
    'prestamo_movimientos',
    ['prestamo_id', 'clase', 'quincena', 'retencion_id', 'importe_centavos', 'hecho_at', 'hecho_por'],
    rows.map((row) => [row.prestamoId, 'retenido', row.quincena, row.id, -row.ordenado, at, actor.id]),
  )
  for (let start = 0; start < rows.length; start += JUNTAS) {
    const binds = new Binds()
    await execute(
      `UPDATE retenciones SET retenido_centavos = ordenado_centavos, motivo = NULL, nota = '',
         respondida_at = ${binds.add(at)}, respondida_por = ${binds.add(actor.id)}, version = version + 1
       WHERE id IN (${binds.addAll(rows.slice(start, start + JUNTAS).map(({ id }) => id))})`,
      binds.values,
    )
  }
  await logActos(
    actor,
    rows.map(({ id, ordenado, aFavor, motivo }) => ({
      acto: 'retencion.responder',
      objeto: 'retencion',
      objetoId: id,
      antes: { retenido: null, aFavor, motivo },
      despues: { retenido: ordenado, motivo: null },
    })),
  )
  await settleAllIfPaid([...new Set(rows.map(({ prestamoId }) => prestamoId))])
}
