import { beforeAll, beforeEach } from 'vitest'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import type { Bind } from '#api/db/bind.ts'

/**
 * Restores the accounts of the template before each test of the file: password, profile, address. Nobody is signed in and no failed
 * attempt counts, so that a test can spoil an account that the next one signs in with.
 */
export function cuentasIntactas(): void {
  let cuentas: readonly Readonly<Record<string, Bind>>[] = []
  beforeAll(async () => {
    cuentas = await selectRows('SELECT * FROM usuarios')
  })
  beforeEach(() =>
    inTransaction(async () => {
      for (const table of ['sesiones', 'intentos', 'intentos_direccion']) await execute(`DELETE FROM ${table}`)
      for (const cuenta of cuentas) {
        const columns = Object.keys(cuenta)
        const set = columns.map((column, i) => `${column} = $${i + 1}`).join(', ')
        await execute(`UPDATE usuarios SET ${set} WHERE id = $${columns.length + 1}`, [
          ...Object.values(cuenta),
          cuenta['id'] ?? null,
        ])
      }
    }),
  )
}
