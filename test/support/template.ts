import { today } from '#api/clock.ts'
import { closeDatabase } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
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
  await closeDatabase()
}
