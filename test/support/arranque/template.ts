import { today } from '#api/clock.ts'
import { closeDatabase, dialect } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import { selectRow } from '#api/db/sql.ts'
import { loadCatalogos } from '#seeds/catalogos/load-catalogos.ts'
import { loadInstitucion } from '#seeds/demo/load-institucion.ts'

/**
 * Migrates the template and loads what every test may count on: catalogues and the fictional institute on the day that
 * PORTAL_TODAY fixes, with nobody affiliated.
 */
export async function fillTemplate(): Promise<void> {
  await migrate()
  await loadCatalogos()
  await loadInstitucion(today())
  await checkpoint()
  await closeDatabase()
}

/**
 * Moves everything from SQLite's log into its file. A connection that a transaction has just released closes on its own
 * time, so closing the database does not promise it, and a test that copies the file would copy half a template.
 */
async function checkpoint(): Promise<void> {
  if (dialect !== 'sqlite') return
  const result = await selectRow<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)')
  if (result?.busy !== 0) throw new Error('The template database was not written whole')
}
