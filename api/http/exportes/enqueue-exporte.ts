import type { Actor } from '#domain/acceso/actor.ts'
import { EXPORTES_EN_ESPERA, EXPORTES_EN_ESPERA_DE_TODOS, type ExportePropio } from '#domain/acceso/exporte.ts'
import { accountId } from '#api/acceso/account-id.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { insertKeyed } from '#api/db/insert-row.ts'
import { selectRow } from '#api/db/sql.ts'
import { AppError, conflict } from '#api/errors.ts'
import { enqueueTrabajo } from '#api/jobs/trabajos.ts'
import type { Exporte } from './exporte.ts'
import { CLASE_EXPORTE } from './exporte-row.ts'
import { getExporte } from './list-exportes.ts'
import { ExporteModel } from './models/ExporteModel.ts'

/** Seconds after which one of the exports that wait has surely had its turn. */
const REINTENTO_SEGUNDOS = 60

/** Whether exports wait for their turn: a new one does not go before them. */
export async function hayEnEspera(): Promise<boolean> {
  const row = await selectRow(
    `SELECT id FROM trabajos WHERE clase = $1 AND estado = 'espera' AND desde_at <= $2 LIMIT 1`,
    [CLASE_EXPORTE, nowAt()],
  )
  return row !== null
}

/**
 * Keeps an export as a job that runs in its turn with the rights that the actor has then. Throws 409 when too many of the
 * actor's exports wait, and 429 when too many wait in all.
 */
export async function enqueueExporte<Datos extends object>(
  actor: Actor,
  { llamada, titulo }: Pick<Exporte<Datos>, 'llamada' | 'titulo'>,
  datos: Datos,
): Promise<ExportePropio> {
  const usuarioId = accountId(actor)
  const id = await inTransaction(async () => {
    await holdTurno('exportes')
    await assertCabe(usuarioId)
    const trabajoId = await enqueueTrabajo(actor, CLASE_EXPORTE, {}, `Exportación: ${titulo}`)
    await insertKeyed(ExporteModel, {
      trabajo_id: trabajoId,
      usuario_id: usuarioId,
      llamada,
      pedido: JSON.stringify(datos),
      ver_como: actor.verComo ? JSON.stringify(actor.verComo) : null,
      direccion: actor.origen.direccion,
    })
    return trabajoId
  })
  return getExporte(actor, id)
}

async function assertCabe(usuarioId: number): Promise<void> {
  const row = await selectRow<{ propios: number; todos: number }>(
    `SELECT COUNT(*) AS todos, COUNT(CASE WHEN usuario_id = $2 THEN 1 END) AS propios
     FROM trabajos WHERE clase = $1 AND estado = 'espera'`,
    [CLASE_EXPORTE, usuarioId],
  )
  const { propios = 0, todos = 0 } = row ?? {}
  if (propios >= EXPORTES_EN_ESPERA)
    throw conflict(
      'exportes',
      `Ya tienes ${EXPORTES_EN_ESPERA} exportaciones en espera de su turno: espera a que termine una, o cancela alguna en «Mis exportaciones».`,
    )
  if (todos >= EXPORTES_EN_ESPERA_DE_TODOS)
    throw new AppError(
      429,
      'exportes',
      `El portal tiene ${EXPORTES_EN_ESPERA_DE_TODOS} exportaciones en espera de su turno y no recibe más por ahora. Vuelve a intentarlo en unos minutos.`,
      [],
      { retryAfter: REINTENTO_SEGUNDOS },
    )
}
