import { vi } from 'vitest'
import { readers, sequelize } from '#api/db/database.ts'
import * as enTransaccion from '#api/db/transaction-rows.ts'
import * as claves from '#api/usuarios/clave/password.ts'

/** What takes time in a request: its SQL statements, in order, and the passwords that it hashes or verifies. */
export interface Trabajo {
  readonly sentencias: readonly string[]
  readonly claves: number
}

/** Returns the work that `ask` does. Two requests that do the same work take the same time, on any machine. */
export async function trabajoDe(ask: () => Promise<unknown>): Promise<Trabajo> {
  const [leidas, escritas, dentro] = [
    vi.spyOn(readers, 'rows'),
    vi.spyOn(sequelize, 'query'),
    vi.spyOn(enTransaccion, 'rowsWithin'),
  ]
  const derivadas = [vi.spyOn(claves, 'hashPassword'), vi.spyOn(claves, 'verifyPassword')]
  try {
    await ask()
    const sent = [
      ...leidas.mock.calls.map(([sql], i) => ({ sql, order: leidas.mock.invocationCallOrder[i] ?? 0 })),
      ...escritas.mock.calls.map(([sql], i) => ({ sql, order: escritas.mock.invocationCallOrder[i] ?? 0 })),
      ...dentro.mock.calls.map(([, sql], i) => ({ sql, order: dentro.mock.invocationCallOrder[i] ?? 0 })),
    ]
    return {
      sentencias: sent.toSorted((one, other) => one.order - other.order).map(({ sql }) => JSON.stringify(sql)),
      claves: derivadas.reduce((sum, { mock }) => sum + mock.calls.length, 0),
    }
  } finally {
    for (const spy of [leidas, escritas, dentro, ...derivadas]) spy.mockRestore()
  }
}
