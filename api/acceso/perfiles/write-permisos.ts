import type { PermisosPerfil } from '#domain/acceso/perfil.ts'
import type { Issue } from '#domain/issue.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { Binds, execute, selectRows } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'

/** Sets the acts, menus and processes of a profile, those and no others. In the caller's transaction. Throws 422. */
export async function writePermisos(
  id: number,
  { actos, menus, procesos }: Pick<PermisosPerfil, 'actos' | 'menus' | 'procesos'>,
): Promise<void> {
  const issues = [...(await missing('menus', menus)), ...(await missing('procesos', procesos))]
  if (issues.length > 0) throw broken(issues, issues[0]?.message)
  await execute('DELETE FROM perfil_actos WHERE perfil_id = $1', [id])
  await execute('DELETE FROM perfil_menus WHERE perfil_id = $1', [id])
  await execute('DELETE FROM perfil_procesos WHERE perfil_id = $1', [id])
  const rows = <T>(values: readonly T[]) => [...new Set(values)].map((value) => [id, value] as const)
  await insertRows('perfil_actos', ['perfil_id', 'acto'], rows(actos))
  await insertRows('perfil_menus', ['perfil_id', 'menu_id'], rows(menus))
  await insertRows('perfil_procesos', ['perfil_id', 'proceso_id'], rows(procesos))
}

/** Somebody deleted one of them meanwhile: said at the list, never granted in silence. */
async function missing(table: 'menus' | 'procesos', ids: readonly number[]): Promise<Issue[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const binds = new Binds()
  const found = await selectRows<{ id: number }>(
    `SELECT id FROM ${table} WHERE id IN (${binds.addAll(wanted)})`,
    binds.values,
  )
  const gone = wanted.length - found.length
  const noun = table === 'menus' ? 'menús' : 'procesos'
  const message = `Algunos de los ${noun} elegidos ya no existen (${gone}): vuelve a cargar la lista.`
  return gone === 0 ? [] : [{ path: table, code: 'no_existe', message }]
}
