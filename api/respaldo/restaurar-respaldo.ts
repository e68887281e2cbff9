import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { guardarCabeza } from '#api/acceso/bitacora/cabeza-guardada.ts'
import { nowAt } from '#api/clock.ts'
import { dialect, inTransaction, renewConnections } from '#api/db/database.ts'
import { knownMigrations } from '#api/db/migrate.ts'
import { execute } from '#api/db/sql.ts'
import { env } from '#api/env.ts'
import { AppError } from '#api/errors.ts'
import { enMarcha, servidorTexto, SIN_LATIDO_SEGUNDOS } from '#api/jobs/servidores-en-marcha.ts'
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
 * Throws 409 while a portal runs over the database of the environment: it would go on writing into what is set aside, and
 * people's work would be lost. One that died says nothing any more and does not stand in the way.
 */
export async function assertDetenido(): Promise<void> {
  const [servidor] = enMarcha(await motorDe(dialect).servidores())
  if (!servidor) return
  throw new AppError(
    409,
    'en_marcha',
    `No se restauró nada: el portal está en marcha sobre esta base (${servidorTexto(servidor)}). Detenlo y repite el comando. Si se cortó de golpe en otra máquina, espera ${SIN_LATIDO_SEGUNDOS} segundos y repítelo.`,
  )
}

/**
 * Puts a backup in the place of the environment's database and files, once it was found whole. What they held is set aside
 * under `anterior…`. Throws 409 while a portal runs over them; 422: damaged, of the other engine, or made by a newer portal.
 */
export async function restaurarRespaldo(carpeta: string): Promise<Manifiesto> {
  await assertDetenido()
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
  // A connection left open would go on reading what is set aside.
  await renewConnections()
  await motorDe(dialect).restaurar(path.join(carpeta, CARPETA_BASE), manifiesto.migraciones)
  await restaurarArchivos(path.join(carpeta, CARPETA_ARCHIVOS))
  await inTransaction(async () => {
    if (manifiesto.tablas['servidores'] !== undefined) await execute('DELETE FROM servidores')
    await logActo(SISTEMA, {
      acto: 'respaldo.restaurar',
      objeto: 'respaldo',
      objetoId: path.basename(carpeta),
      despues: { creadoAt: manifiesto.creadoAt, huella },
    })
  })
  await guardarCabeza()
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
