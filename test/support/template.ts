import { closeDatabase } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'

/** Migrates the template and loads what every test may count on. */
export async function fillTemplate(): Promise<void> {
  await migrate()
  await closeDatabase()
}
