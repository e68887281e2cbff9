import type { Actor } from '#domain/acceso/actor.ts'
import type { AltaDosPasos } from '#domain/usuarios/cuenta.ts'
import { accountId } from '#api/acceso/account-id.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { seal } from '#api/files/seal.ts'
import { assertClavePropia } from '#api/usuarios/clave/clave-propia.ts'
import { qrSvg } from '#api/qr.ts'
import { newSecreto, uriDe } from './totp.ts'

/**
 * Begins two-step codes: a fresh key, told once, that is worth nothing until a code of it confirms it. Asking again gives
 * another one. Where they are on already it is for another phone: the one before goes on being asked for until then. Throws
 * 422 at `clave`.
 */
export async function startDosPasos(actor: Actor, clave: string): Promise<AltaDosPasos> {
  const id = accountId(actor)
  await assertClavePropia(actor, clave)
  const secreto = newSecreto()
  const sealed = await seal(secreto)
  await inTransaction(async () => {
    const other = await selectRow(
      `UPDATE dos_pasos SET secreto_nuevo = $1, nuevo_at = $2 WHERE usuario_id = $3 AND confirmado_at IS NOT NULL
       RETURNING usuario_id`,
      [sealed, nowAt(), id],
    )
    if (other) return
    await execute(
      `INSERT INTO dos_pasos (usuario_id, secreto, creado_at) VALUES ($1, $2, $3)
       ON CONFLICT (usuario_id) DO UPDATE SET secreto = excluded.secreto, creado_at = excluded.creado_at, ultimo_paso = 0`,
      [id, sealed, nowAt()],
    )
  })
  const uri = uriDe(secreto, actor.usuario, 'Portal interno')
  return { clave: secreto.replaceAll(/.{4}(?=.)/g, '$& '), uri, qr: await qrSvg(uri) }
}
