import { closeDatabase } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import { refreshStatistics } from '#api/db/refresh-statistics.ts'
import { today } from '#api/clock.ts'
import { loadCatalogos } from '#seeds/catalogos/load-catalogos.ts'
import { loadInstitucion } from '#seeds/demo/load-institucion.ts'
import { measureAltas } from './altas.ts'
import { measureArchivos } from './archivos.ts'
import { measureAtaque } from './ataque/ataque.ts'
import { measureBitacora } from './bitacora.ts'
import { measureCalendario } from './calendario.ts'
import { measureCargas } from './cargas/cargas.ts'
import { measurePadron } from './cargas/padron.ts'
import { measureCierre } from './cierre.ts'
import { measureBundles } from './bundles.ts'
import { measureCliStart, measureLevantado, measureServerMemory, measureSupervisorMemory } from './processes.ts'
import { measureDinero } from './dinero.ts'
import { loadPeople } from '#test/bench/datos/load-people.ts'
import type { Medida } from './main.ts'
import { measureMovimientos } from './movimientos.ts'
import { measureOrganica } from './organica.ts'
import { measureMezcla } from './mezcla.ts'
import { measurePruebas } from './pruebas.ts'
import { measureReads } from './reads.ts'

export const PARTES = [
  'lecturas',
  'altas',
  'bitacora',
  'movimientos',
  'cierre',
  'organica',
  'dinero',
  'cargas',
  'padron',
  'calendario',
  'paquetes',
  'procesos',
  'archivos',
  'mezcla',
  'ataque',
  'pruebas',
] as const
export type Parte = (typeof PARTES)[number]

/** Only by name: five take minutes, and `movimientos` leaves the database full of movements. */
const POR_NOMBRE: readonly Parte[] = ['movimientos', 'cargas', 'padron', 'mezcla', 'ataque', 'pruebas']

/** Those that are measured when none is named. */
export const DE_SIEMPRE: readonly Parte[] = PARTES.filter((parte) => !POR_NOMBRE.includes(parte))

/** Measured without the database: nothing is loaded for them alone. */
const SIN_BASE: readonly Parte[] = ['archivos']

interface Tamano {
  readonly personas: number
  readonly segundos: number
  /** Of `mezcla` and `ataque`. */
  readonly duracion: number
  /** Of a payroll of `cargas`. */
  readonly renglones: number
}

/** The figures of the parts asked for, in an order that leaves each its own quiet. */
export async function runBench(
  partes: readonly Parte[],
  { personas, segundos, duracion, renglones }: Tamano,
): Promise<Medida[]> {
  const wants = (parte: Parte) => partes.includes(parte)
  if (partes.every((parte) => SIN_BASE.includes(parte))) return afterwards(wants)
  await migrate()
  await loadCatalogos()
  await loadInstitucion(today())
  // A padrón brings its own people.
  const curps = await loadPeople(partes.every((parte) => parte === 'padron') ? 1 : personas)
  await refreshStatistics()
  return [
    ...(wants('lecturas') ? await measureReads(curps, segundos) : []),
    ...(wants('mezcla') ? await measureMezcla(curps, duracion) : []),
    ...(wants('ataque') ? await measureAtaque(duracion) : []),
    ...(wants('altas') ? await measureAltas() : []),
    ...(wants('bitacora') ? await measureBitacora(curps) : []),
    ...(wants('movimientos') ? await measureMovimientos(curps) : []),
    ...(wants('cierre') ? await measureCierre(personas) : []),
    ...(wants('organica') ? await measureOrganica() : []),
    ...(wants('dinero') ? await measureDinero(personas) : []),
    ...(wants('cargas') ? await measureCargas(renglones) : []),
    ...(wants('padron') ? await measurePadron(personas) : []),
    ...(await afterwards(wants)),
  ]
}

/** What is measured with the database closed. */
async function afterwards(wants: (parte: Parte) => boolean): Promise<Medida[]> {
  await closeDatabase()
  return [
    ...(wants('calendario') ? [await measureCalendario()] : []),
    ...(wants('paquetes') ? await measureBundles() : []),
    ...(wants('archivos') ? await measureArchivos() : []),
    ...(wants('pruebas') ? await measurePruebas() : []),
    ...(wants('procesos')
      ? [
          await measureCliStart(),
          await measureServerMemory(),
          await measureSupervisorMemory(),
          await measureLevantado(),
        ]
      : []),
  ]
}
