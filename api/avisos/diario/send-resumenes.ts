import { isDelResumen, isHoraDeResumen, isSilencio, resumenCorreo } from '#domain/avisos/resumen-correo.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { nowAt } from '#api/clock.ts'
import { queueCorreo } from '#api/correo/queue-correo.ts'
import { inTransaction } from '#api/db/database.ts'
import { Binds, execute, selectRow, selectRows } from '#api/db/sql.ts'
import { ACTOR_TRABAJOS } from '#api/jobs/actor-trabajos.ts'
import { ownUrl } from '#api/own-url.ts'

interface Destinatario {
  readonly id: number
  readonly nombre: string
  readonly correo: string
  readonly silencio_desde: string | null
  readonly silencio_hasta: string | null
}

/**
 * Sends the day's digest to who wants it, has something unread and is not in hours without mail; what was already told by mail
 * by itself (the account) is not told again. From HORA_RESUMEN on, at most once a day to each. Gives how many were queued.
 */
export async function sendResumenes(instantMs: number = Date.now()): Promise<number> {
  if (!isHoraDeResumen(instantMs)) return 0
  const dia = todayInMexico(instantMs)
  const people = await selectRows<Destinatario>(
    `SELECT u.id, u.nombre, u.correo, u.silencio_desde, u.silencio_hasta FROM usuarios u
     WHERE u.activo AND u.correo_resumen AND u.correo <> ''
       AND NOT EXISTS (SELECT 1 FROM avisos_resumenes r WHERE r.usuario_id = u.id AND r.dia = $1)
       AND EXISTS (SELECT 1 FROM avisos a
         WHERE a.usuario_id = u.id AND a.enviado_at IS NULL AND a.leido_at IS NULL AND a.clase <> 'cuenta')
     ORDER BY u.id`,
    [dia],
  )
  let sent = 0
  for (const person of people)
    if (!isSilencio({ desde: person.silencio_desde, hasta: person.silencio_hasta }, instantMs))
      sent += await sendTo(person, dia, instantMs)
  return sent
}

function sendTo({ id, nombre, correo }: Destinatario, dia: string, instantMs: number): Promise<number> {
  return inTransaction(async () => {
    const unread = await selectRows<{ id: number; titulo: string; creado_at: string }>(
      `SELECT id, titulo, creado_at FROM avisos
       WHERE usuario_id = $1 AND enviado_at IS NULL AND leido_at IS NULL AND clase <> 'cuenta' ORDER BY id DESC`,
      [id],
    )
    const own = unread.filter(({ creado_at }) => isDelResumen(Date.parse(creado_at), instantMs))
    if (own.length === 0) return 0
    const at = nowAt()
    const turn = await selectRow(
      `INSERT INTO avisos_resumenes (usuario_id, dia, avisos, creado_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (usuario_id, dia) DO NOTHING RETURNING usuario_id`,
      [id, dia, own.length, at],
    )
    if (!turn) return 0
    await markEnviados(
      own.map((aviso) => aviso.id),
      at,
    )
    const { asunto, texto } = resumenCorreo(
      nombre,
      own.map(({ titulo }) => titulo),
      ownUrl(),
      instantMs,
    )
    await queueCorreo(ACTOR_TRABAJOS, { para: correo, asunto, texto, clase: 'avisos', usuarioId: id })
    return 1
  })
}

async function markEnviados(ids: readonly number[], at: string): Promise<void> {
  const binds = new Binds()
  await execute(`UPDATE avisos SET enviado_at = ${binds.add(at)} WHERE id IN (${binds.addAll(ids)})`, binds.values)
}
