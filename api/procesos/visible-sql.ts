import { isAdministrador, type Actor } from '#domain/acceso/actor.ts'
import type { Binds } from '#api/db/sql.ts'

/**
 * SQL condition that keeps the processes `p` that the actor's profile opens: given to it, or named by one of its menus.
 * A popup (no `componente`) is nobody's page.
 */
export function procesoVisibleSql(actor: Actor, binds: Binds): string {
  if (isAdministrador(actor)) return '1 = 1'
  const perfil = binds.add(actor.perfilId)
  return `(p.componente IS NOT NULL AND (p.id IN (SELECT proceso_id FROM perfil_procesos WHERE perfil_id = ${perfil})
    OR p.componente IN (SELECT m.componente FROM perfil_menus pm JOIN menus m ON m.id = pm.menu_id WHERE pm.perfil_id = ${perfil})))`
}
