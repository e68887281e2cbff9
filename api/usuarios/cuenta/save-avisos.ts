import type { Actor } from '#domain/acceso/actor.ts'
import { silencioIssues, type AvisosCorreo } from '#domain/usuarios/cuenta.ts'
import { accountId } from '#api/acceso/account-id.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { broken } from '#api/errors.ts'
import { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { getCuenta } from './get-cuenta.ts'

/** Keeps when mail of notices arrives. Throws 422 with the hour that is wrong. */
export async function saveAvisos(actor: Actor, avisos: AvisosCorreo): Promise<AvisosCorreo> {
  const id = accountId(actor)
  const issues = silencioIssues(avisos)
  if (issues.length > 0) throw broken(issues)
  return inTransaction(async () => {
    const antes = (await getCuenta(actor)).avisos
    await updateVersioned(UsuarioModel, id, null, {
      correo_resumen: avisos.resumen,
      silencio_desde: avisos.silencioDesde,
      silencio_hasta: avisos.silencioHasta,
    })
    await logActo(actor, {
      acto: 'usuario.avisos',
      objeto: 'usuario',
      objetoId: id,
      antes: { ...antes },
      despues: { ...avisos },
    })
    return avisos
  })
}
