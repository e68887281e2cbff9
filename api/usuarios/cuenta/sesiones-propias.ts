import type { Actor } from '#domain/acceso/actor.ts'
import type { SesionPropia } from '#domain/usuarios/cuenta.ts'
import { equipoTexto } from '#domain/usuarios/equipo.ts'
import { accountId } from '#api/acceso/account-id.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { findRow } from '#api/db/find-row.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import { SesionModel } from '#api/usuarios/models/SesionModel.ts'
import { env } from '#api/env.ts'
import { conflict, notFound } from '#api/errors.ts'
import { assertClavePropia } from '#api/usuarios/clave/clave-propia.ts'
import { renewSesion } from '#api/usuarios/entrada/open-sesion.ts'

type Row = Pick<
  RowOf<SesionModel>,
  'id' | 'token_hash' | 'creada_at' | 'ultimo_uso_at' | 'vence_at' | 'direccion' | 'agente'
>

/** The open sessions of the actor's account: the one that asks first, then by last use. */
export async function listSesionesPropias(actor: Actor, tokenHash: string): Promise<SesionPropia[]> {
  const now = Date.now()
  const idle = new Date(now - env.SESSION_IDLE_MINUTES * 60_000).toISOString()
  const rows = await selectRows<Row>(
    `SELECT id, token_hash, creada_at, ultimo_uso_at, vence_at, direccion, agente FROM sesiones
     WHERE usuario_id = $1 AND vence_at > $2 AND ultimo_uso_at > $3 ORDER BY ultimo_uso_at DESC, id DESC`,
    [accountId(actor), new Date(now).toISOString(), idle],
  )
  return rows.map((row) => present(row, tokenHash)).sort((a, b) => Number(b.actual) - Number(a.actual))
}

function present(row: Row, tokenHash: string): SesionPropia {
  return {
    id: row.id,
    actual: row.token_hash === tokenHash,
    equipo: equipoTexto(row.agente),
    direccion: row.direccion,
    creadaAt: row.creada_at,
    ultimoUsoAt: row.ultimo_uso_at,
    venceAt: row.vence_at,
  }
}

export interface SesionesCerradas {
  readonly cerradas: number
  /** The new token of the session that asked. */
  readonly token: string
}

/**
 * Ends one other session of the account, or all the others (`id` null), with the account's password. Throws 422 at `clave`,
 * 404 for a session that is not the account's, 409 for the one that asks.
 */
export async function closeSesionesPropias(
  actor: Actor,
  tokenHash: string,
  { id, clave }: { readonly id: number | null; readonly clave: string },
): Promise<SesionesCerradas> {
  const usuarioId = accountId(actor)
  await assertClavePropia(actor, clave)
  return inTransaction(async () => {
    if (id !== null) await assertOther(usuarioId, tokenHash, id)
    const ended = await selectRows<{ id: number }>(
      `DELETE FROM sesiones WHERE usuario_id = $1 AND token_hash <> $2 ${id === null ? '' : 'AND id = $3'} RETURNING id`,
      [usuarioId, tokenHash, ...(id === null ? [] : [id])],
    )
    const token = await renewSesion(tokenHash)
    await logActo(actor, {
      acto: 'sesion.cerrar',
      objeto: 'usuario',
      objetoId: usuarioId,
      despues: { cerradas: ended.length },
    })
    return { cerradas: ended.length, token }
  })
}

async function assertOther(usuarioId: number, tokenHash: string, id: number): Promise<void> {
  const row = await findRow(SesionModel, { id, usuario_id: usuarioId }, ['token_hash'])
  if (!row) throw notFound('La sesión')
  if (row.token_hash === tokenHash)
    throw conflict('actual', 'Es la sesión que estás usando: ciérrala con Cerrar sesión.')
}
