import { execute } from '#api/db/sql.ts'

/**
 * To be called by every change of what profiles may do (profiles, menus, processes, places of accounts), in its transaction:
 * from the moment it is kept no process goes by rights that it remembers (`resolveSesion`).
 */
export async function derechosCambiados(): Promise<void> {
  await execute('UPDATE derechos_version SET n = n + 1')
}
