import { isActo, type Acto } from '#domain/acceso/acto.ts'
import type { Delegacion } from '#domain/acceso/actor.ts'
import { delegablesDe, isSuplenteDe } from '#domain/acceso/suplente.ts'
import { today } from '#api/clock.ts'
import { selectRows } from '#api/db/sql.ts'

interface Lent {
  readonly de_id: number
  readonly de_nombre: string
  readonly perfil_id: number
  readonly acto: string
}

export interface DelegacionVigente extends Omit<Delegacion, 'vistas'> {
  readonly perfilId: number
}

/**
 * What is lent today to that account and accepted, with the acts that it has not of its own. Profiles may have changed since:
 * an act that the profile could not be lent any more is left out.
 */
export async function loadDelegaciones(usuarioId: number, propios: ReadonlySet<Acto>): Promise<DelegacionVigente[]> {
  const rows = await selectRows<Lent>(
    `SELECT de.id AS de_id, de.nombre AS de_nombre, de.perfil_id, pa.acto FROM delegaciones d
       JOIN usuarios de ON de.id = d.de_usuario_id JOIN perfil_actos pa ON pa.perfil_id = de.perfil_id
     WHERE d.a_usuario_id = $1 AND d.estado = 'aceptada' AND d.desde <= $2 AND d.hasta >= $2 AND de.activo
     ORDER BY d.id`,
    [usuarioId, today()],
  )
  return [...new Set(rows.map(({ de_id }) => de_id))].flatMap((deId) => {
    const own = rows.filter((row) => row.de_id === deId)
    const [first] = own
    if (!first) return []
    const lent = delegablesDe(new Set(own.map(({ acto }) => acto).filter(isActo)))
    const actos = new Set<Acto>(lent.filter((acto) => !propios.has(acto) && isSuplenteDe(acto, propios)))
    return [{ deId, deNombre: first.de_nombre, perfilId: first.perfil_id, actos }]
  })
}
