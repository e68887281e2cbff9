import { closeDatabase } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import { refreshStatistics } from '#api/db/refresh-statistics.ts'
import { today } from '#api/clock.ts'
import { loadCatalogos } from '#seeds/catalogos/load-catalogos.ts'
import { loadInstitucion } from '#seeds/demo/load-institucion.ts'
import { measureAltas } from './altas.ts'
import { measureAtaque } from './ataque.ts'
import { measureBitacora } from './bitacora.ts'
import { measureCierre } from './cierre.ts'
import { measureBundles } from './bundles.ts'
import { measureCliStart, measureServerMemory } from './processes.ts'
import { loadPeople } from './load-people.ts'
import type { Medida } from './main.ts'
import { measureOrganica } from './organica.ts'
import { measureMezcla } from './mezcla.ts'
import { measureReads } from './reads.ts'

export const PARTES = [
  'lecturas',
  'altas',
  'bitacora',
  'cierre',
  'organica',
  'paquetes',
  'procesos',
  'mezcla',
  'ataque',
] as const
export type Parte = (typeof PARTES)[number]

/** Those that are measured when none is named: the other two take minutes, and are asked for. */
export const DE_SIEMPRE: readonly Parte[] = PARTES.filter((parte) => parte !== 'mezcla' && parte !== 'ataque')

interface Tamano {
  readonly personas: number
  readonly segundos: number
  /** Of `mezcla` and `ataque`. */
  readonly duracion: number
}

/** The figures of the parts asked for, in an order that leaves each its own quiet. */
export async function runBench(partes: readonly Parte[], { personas, segundos, duracion }: Tamano): Promise<Medida[]> {
  const wants = (parte: Parte) => partes.includes(parte)
  await migrate()
  await loadCatalogos()
  await loadInstitucion(today())
  const curps = await loadPeople(personas)
  await refreshStatistics()
  return [
    ...(wants('lecturas') ? await measureReads(curps, segundos) : []),
    ...(wants('mezcla') ? await measureMezcla(curps, duracion) : []),
    ...(wants('ataque') ? await measureAtaque(duracion) : []),
    ...(wants('altas') ? await measureAltas() : []),
    ...(wants('bitacora') ? await measureBitacora(curps) : []),
    ...(wants('cierre') ? await measureCierre(personas) : []),
    ...(wants('organica') ? await measureOrganica() : []),
    ...(await afterwards(wants)),
  ]
}

/** What is measured with the database closed. */
async function afterwards(wants: (parte: Parte) => boolean): Promise<Medida[]> {
  await closeDatabase()
  return [
    ...(wants('paquetes') ? await measureBundles() : []),
    ...(wants('procesos') ? [await measureCliStart(), await measureServerMemory()] : []),
  ]
}
