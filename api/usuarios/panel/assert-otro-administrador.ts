import { PERFIL_ADMINISTRADOR } from '#domain/acceso/actor.ts'
import { FOR_UPDATE, selectRows } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'

/**
 * Throws 409 when without account `id` nobody could administer the portal. In the caller's transaction: two administrators who
 * take each other's right away at once wait for one another.
 */
export async function assertOtroAdministrador(id: number): Promise<void> {
  const rows = await selectRows<{ id: number }>(
    `SELECT id FROM usuarios WHERE perfil_id = $1 AND activo ORDER BY id${FOR_UPDATE}`,
    [PERFIL_ADMINISTRADOR],
  )
  const others = rows.filter((row) => row.id !== id)
  if (others.length === 0 && rows.length > 0)
    throw conflict(
      'ultimo_administrador',
      'Es la única cuenta activa con el perfil de administración: da ese perfil a otra persona primero.',
    )
}
