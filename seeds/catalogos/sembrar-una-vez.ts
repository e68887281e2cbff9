import { execute, selectRow } from '#api/db/sql.ts'

/**
 * Of `rows`, those whose key was never sown before, noting them as sown. For catalogues that the institute then changes
 * at will (menus, profiles, settings): what it renamed or deleted does not come back when the load runs again.
 */
export async function sembrarUnaVez<T>(
  conjunto: string,
  rows: readonly T[],
  keyOf: (row: T) => string,
): Promise<readonly T[]> {
  const clave = `semilla.${conjunto}`
  const known = await selectRow<{ valor: string }>('SELECT valor FROM ajustes WHERE clave = $1', [clave])
  const sown = new Set<string>(known ? (JSON.parse(known.valor) as string[]) : [])
  const fresh = rows.filter((row) => !sown.has(keyOf(row)))
  if (fresh.length === 0) return []
  const valor = JSON.stringify([...sown, ...fresh.map(keyOf)])
  await execute(
    'INSERT INTO ajustes (clave, valor) VALUES ($1, $2) ON CONFLICT (clave) DO UPDATE SET valor = excluded.valor',
    [clave, valor],
  )
  return fresh
}
