import type { Actor } from '#domain/acceso/actor.ts'
import { cleanCorreo, correoIssues } from '#domain/usuarios/correo-persona.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { accountId, assertClavePropia } from '#api/usuarios/clave-propia.ts'
import { tellCuenta } from '#api/usuarios/tell-cuenta.ts'

/**
 * Changes the address that recovery links go to, with the account's password; the address before is told. Links that waited
 * are worth nothing. Throws 422 at `correo` or `clave`.
 */
export async function saveCorreo(
  actor: Actor,
  { correo, clave }: { readonly correo: string; readonly clave: string },
): Promise<void> {
  const id = accountId(actor)
  const issues = correoIssues(correo)
  if (issues.length > 0) throw broken(issues)
  await assertClavePropia(actor, clave)
  const nuevo = cleanCorreo(correo)
  await inTransaction(async () => {
    const row = await selectRow<{ correo: string }>('SELECT correo FROM usuarios WHERE id = $1', [id])
    const antes = row?.correo ?? ''
    if (antes === nuevo) return
    await execute('UPDATE usuarios SET correo = $1, version = version + 1 WHERE id = $2', [nuevo, id])
    await execute('DELETE FROM recuperaciones WHERE usuario_id = $1', [id])
    await tellCuenta(actor, id, {
      titulo: 'Tu correo cambió',
      texto: 'El correo de tu cuenta del portal se cambió. Los enlaces de recuperación llegarán a la dirección nueva.',
      ...(antes !== '' && { para: antes }),
    })
    await logActo(actor, {
      acto: 'usuario.correo',
      objeto: 'usuario',
      objetoId: id,
      antes: { correo: antes },
      despues: { correo: nuevo },
    })
  })
}
