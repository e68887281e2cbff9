import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { dialect, inTransaction } from '#api/db/database.ts'
import { knownMigrations } from '#api/db/migrate.ts'
import { env } from '#api/env.ts'
import { AppError } from '#api/errors.ts'
import { copiarArchivos } from './copiar-archivos.ts'
import { CARPETA_ARCHIVOS, CARPETA_BASE, listFiles, type Manifiesto } from './manifiesto.ts'
import { motorDe } from './motor.ts'
import { verificarRespaldo } from './verificar-respaldo.ts'

/** Whether database and files of the environment hold nothing yet. */
export async function isDestinoVacio(): Promise<boolean> {
  const files = await listFiles(path.join(env.dataDir, 'archivos'))
  return files.length === 0 && (await motorDe(dialect).isEmpty())
}

/**
 * Puts a backup in the place of the environment's database and files, once it was found whole. What they held is set aside
 * under `anterior…`. No portal may be running over them. Throws 422: damaged, of the other engine, or made by a newer portal.
 */
export async function restaurarRespaldo(carpeta: string): Promise<Manifiesto> {
  const { manifiesto, huella, fallas } = await verificarRespaldo(carpeta)
  if (fallas.length > 0) throw refused(`El respaldo está dañado y no se restauró: ${fallas[0] ?? ''}`)
  if (manifiesto.motor !== dialect)
    throw refused(
      `El respaldo es de ${nombreMotor(manifiesto.motor)} y la base configurada es de ${nombreMotor(dialect)}.`,
    )
  const known = new Set(await knownMigrations())
  const newer = manifiesto.migraciones.filter((nombre) => !known.has(nombre))
  if (newer.length > 0)
    throw refused(`El respaldo se hizo con una versión más nueva del portal: no se conoce ${newer.join(', ')}.`)
  await motorDe(dialect).restaurar(path.join(carpeta, CARPETA_BASE), manifiesto.migraciones)
  await restaurarArchivos(path.join(carpeta, CARPETA_ARCHIVOS))
  await inTransaction(() =>
    logActo(SISTEMA, {
      acto: 'respaldo.restaurar',
      objeto: 'respaldo',
      objetoId: path.basename(carpeta),
      despues: { creadoAt: manifiesto.creadoAt, huella },
    }),
  )
  return manifiesto
}

async function restaurarArchivos(origen: string): Promise<void> {
  const archivos = path.join(env.dataDir, 'archivos')
  if ((await listFiles(archivos)).length > 0)
    await rename(archivos, `${archivos}.anterior-${nowAt().replaceAll(/[:.]/g, '-')}`)
  await mkdir(archivos, { recursive: true })
  await copiarArchivos(origen, archivos)
}

const nombreMotor = (motor: Manifiesto['motor']) => (motor === 'sqlite' ? 'SQLite' : 'PostgreSQL')
const refused = (message: string) => new AppError(422, 'respaldo', message)
