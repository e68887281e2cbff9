import { closeDatabase } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import { refreshStatistics } from '#api/db/refresh-statistics.ts'
import { today } from '#api/clock.ts'
import { loadCatalogos } from '#seeds/catalogos/load-catalogos.ts'
import { loadInstitucion } from '#seeds/demo/load-institucion.ts'
import { measureAltas } from './altas.ts'
import { measureBitacora } from './bitacora.ts'
import { measureBundles } from './bundles.ts'
import { measureCliStart, measureServerMemory } from './processes.ts'
import { loadPeople } from './load-people.ts'
import type { Medida } from './main.ts'
import { measureReads } from './reads.ts'

const PEOPLE = 20_000

/** Every figure of the product, in an order that leaves each its own quiet. */
export async function runBench(): Promise<Medida[]> {
  await migrate()
  await loadCatalogos()
  await loadInstitucion(today())
  const curps = await loadPeople(PEOPLE)
  await refreshStatistics()
  const medidas = [...(await measureReads(curps)), ...(await measureAltas()), ...(await measureBitacora(curps))]
  await closeDatabase()
  return [...medidas, ...(await measureBundles()), await measureCliStart(), await measureServerMemory()]
}
