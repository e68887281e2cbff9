import { PERFIL_ADMINISTRADOR } from '#domain/acceso/actor.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { oneTimePassword } from './one-time-password.ts'
import { hashPassword } from './password.ts'

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
    if (await selectRow('SELECT id FROM usuarios LIMIT 1')) return null
    const row = await selectRow<{ id: number }>(
      `INSERT INTO usuarios (usuario, nombre, clave_hash, debe_cambiar_clave, perfil_id, creado_at)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [PRIMERA.usuario, PRIMERA.nombre, claveHash, true, PRIMERA.perfilId, nowAt()],
    )
    await logActo(SISTEMA, { acto: 'usuario.crear', objeto: 'usuario', objetoId: row?.id ?? 0, despues: PRIMERA })
    return { usuario: PRIMERA.usuario, clave }
  })
}
