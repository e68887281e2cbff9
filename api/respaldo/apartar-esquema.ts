import pg from 'pg'
import { nowAt } from '#api/clock.ts'

/** Schemas in which a restoration sets aside what was there. */
export const ANTERIOR = 'anterior_'

/**
 * Sets the schema `public` aside under another name, gives `work` an empty one, and puts the old one back should it fail. One
 * that held no table is dropped at the end. Extensions are moved with the name: their operators are looked for in `public`.
 */
export async function apartando<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  const anterior = pg.escapeIdentifier(ANTERIOR + nowAt().replaceAll(/\D/g, '').slice(0, 14))
  const extensiones = await selectExtensiones(client)
  const mover = async (esquema: string): Promise<void> => {
    for (const extension of extensiones) await client.query(`ALTER EXTENSION ${extension} SET SCHEMA ${esquema}`)
  }
  await client.query('BEGIN')
  await client.query(`ALTER SCHEMA public RENAME TO ${anterior}`)
  await client.query('CREATE SCHEMA public')
  await mover('public')
  await client.query('COMMIT')
  try {
    const result = await work()
    if (await isEmptySchema(client, anterior)) await client.query(`DROP SCHEMA ${anterior} CASCADE`)
    return result
  } catch (error) {
    await client.query('ROLLBACK')
    await mover(anterior)
    await client.query('DROP SCHEMA public CASCADE')
    await client.query(`ALTER SCHEMA ${anterior} RENAME TO public`)
    throw error
  }
}

async function selectExtensiones(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ nombre: string }>(
    `SELECT extname AS nombre FROM pg_extension WHERE extnamespace = 'public'::regnamespace`,
  )
  return rows.map(({ nombre }) => pg.escapeIdentifier(nombre))
}

async function isEmptySchema(client: pg.Client, esquema: string): Promise<boolean> {
  const { rows } = await client.query('SELECT 1 FROM pg_tables WHERE schemaname = $1 LIMIT 1', [esquema.slice(1, -1)])
  return rows.length === 0
}
