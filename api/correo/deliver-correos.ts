import { esperaTrasFallaDeEnvio } from '#domain/correo/espera.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { asBoolean, execute, selectRow } from '#api/db/sql.ts'
import { unseal } from '#api/files/seal.ts'
import type { RowOf } from '#api/db/row-of.ts'
import type { CorreoModel } from './models/CorreoModel.ts'
import { createTransporte, type Transporte } from './transporte.ts'

type CorreoRow = Pick<RowOf<CorreoModel>, 'id' | 'para' | 'asunto' | 'texto' | 'reservado' | 'intentos'>

/** A message taken by a process that died is taken again after this long. */
const STALE_MS = 10 * 60_000
const ERROR_MAX = 300

export interface ResultadoEntrega {
  readonly enviados: number
  readonly fallidos: number
}

/**
 * Delivers what waits in the queue and whose turn has come, one message after another. One that cannot leave is put off
 * longer each time and at last given up; its reason is kept.
 */
export async function deliverCorreos(transporte: Transporte = createTransporte()): Promise<ResultadoEntrega> {
  await recoverStale()
  let [enviados, fallidos] = [0, 0]
  for (let correo = await take(); correo; correo = await take()) {
    const error = await deliver(correo, transporte)
    if (error === null) enviados += 1
    else fallidos += 1
  }
  return { enviados, fallidos }
}

function recoverStale(): Promise<void> {
  const before = new Date(Date.now() - STALE_MS).toISOString()
  return inTransaction(() =>
    execute(`UPDATE correos SET estado = 'pendiente' WHERE estado = 'enviando' AND proximo_at < $1`, [before]),
  )
}

/** The oldest message whose turn has come, marked as ours: two processes never send the same one at once. */
function take(): Promise<CorreoRow | null> {
  const at = nowAt()
  return inTransaction(() =>
    selectRow<CorreoRow>(
      `UPDATE correos SET estado = 'enviando', proximo_at = $1 WHERE estado = 'pendiente' AND id =
         (SELECT id FROM correos WHERE estado = 'pendiente' AND proximo_at <= $1 ORDER BY proximo_at, id LIMIT 1)
       RETURNING id, para, asunto, texto, reservado, intentos`,
      [at],
    ),
  )
}

async function deliver(correo: CorreoRow, transporte: Transporte): Promise<string | null> {
  try {
    await transporte.send({ id: correo.id, para: correo.para, asunto: correo.asunto, texto: await textOf(correo) })
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Error desconocido'
    await keepFailure(correo, message)
    return message
  }
  await inTransaction(() =>
    execute(
      `UPDATE correos SET estado = 'enviado', medio = $1, intentos = intentos + 1, error = '', entregado_at = $2,
         texto = CASE WHEN reservado THEN '' ELSE texto END WHERE id = $3`,
      [transporte.medio, nowAt(), correo.id],
    ),
  )
  return null
}

async function textOf(correo: CorreoRow): Promise<string> {
  if (!asBoolean(correo.reservado)) return correo.texto
  const texto = await unseal(correo.texto)
  if (texto === null) throw new Error('El texto reservado no se pudo abrir con la clave de esta instalación.')
  return texto
}

/** A reserved text that will not leave any more is forgotten: its link or code has no use. */
function keepFailure({ id, intentos }: CorreoRow, message: string): Promise<void> {
  const wait = esperaTrasFallaDeEnvio(intentos + 1)
  const error = message.slice(0, ERROR_MAX)
  return inTransaction(() =>
    wait === null
      ? execute(
          `UPDATE correos SET estado = 'fallido', intentos = intentos + 1, error = $1,
             texto = CASE WHEN reservado THEN '' ELSE texto END WHERE id = $2`,
          [error, id],
        )
      : execute(
          `UPDATE correos SET estado = 'pendiente', intentos = intentos + 1, error = $1, proximo_at = $2 WHERE id = $3`,
          [error, new Date(Date.now() + wait).toISOString(), id],
        ),
  )
}
