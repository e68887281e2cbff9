import { PERFIL_ADMINISTRADOR } from '#domain/acceso/actor.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { holdArranque } from '#api/db/hold-arranque.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { selectRow } from '#api/db/sql.ts'
import { UsuarioModel } from './models/UsuarioModel.ts'
import { oneTimePassword } from './clave/one-time-password.ts'
import { hashPassword } from './clave/password.ts'

/** The account that an installation begins with, as the bitácora keeps it. */
const PRIMERA = { usuario: 'admin', nombre: 'Administración', perfilId: PERFIL_ADMINISTRADOR } as const

/**
 * On a database without users, creates `admin` with a one-time password that must be changed at the first sign-in, and
 * gives it; null when there are users already.
 */
export async function createFirstAdministrador(): Promise<{ readonly usuario: string; readonly clave: string } | null> {
  const clave = oneTimePassword()
  const claveHash = await hashPassword(clave)
  return inTransaction(async () => {
    await holdArranque()
    if (await selectRow('SELECT id FROM usuarios LIMIT 1')) return null
    const id = await insertRow(UsuarioModel, {
      usuario: PRIMERA.usuario,
      nombre: PRIMERA.nombre,
      clave_hash: claveHash,
      debe_cambiar_clave: true,
      perfil_id: PRIMERA.perfilId,
      creado_at: nowAt(),
    })
    await logActo(SISTEMA, { acto: 'usuario.crear', objeto: 'usuario', objetoId: id, despues: PRIMERA })
    return { usuario: PRIMERA.usuario, clave }
  })
}
