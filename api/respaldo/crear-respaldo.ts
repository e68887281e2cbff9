import { chmod, mkdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Actor } from '#domain/acceso/actor.ts'
import { authorizeAdministra } from './authorize-administra.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { nowAt } from '#api/clock.ts'
import { dialect, inTransaction } from '#api/db/database.ts'
import { env } from '#api/env.ts'
import { AppError } from '#api/errors.ts'
import type { Instantanea } from './base.ts'
import { copiarArchivos } from './copiar-archivos.ts'
import {
  CARPETA_ARCHIVOS,
  CARPETA_BASE,
  FORMATO_RESPALDO,
  hashFile,
  listFiles,
  MANIFIESTO,
  readManifiesto,
  type ArchivoRespaldado,
  type Manifiesto,
} from './manifiesto.ts'
import { motorDe } from './motor.ts'

/** Times that a picture of the database is taken again because a file of it went away meanwhile. */
const INTENTOS = 5

/** Pause between two looks for new files while the picture is taken: one that lives shorter is not missed by many. */
const MIRADA_MS = 20

export interface RespaldoCreado {
  readonly carpeta: string
  /** SHA-256 of the manifest: kept elsewhere, it proves that nothing of the backup was changed. */
  readonly huella: string
  readonly manifiesto: Manifiesto
}

/**
 * Backs up database and files into a new folder under `destino`, while people work. Files are never changed once written and
 * go only after their row did, so copying them before, while and after the database's picture is taken leaves none of its
 * files out; it is checked, and what the portal's own folder lacks is named in the manifest. The folder gets its name when it is whole. Throws 503 when the disk has no room.
 */
export async function crearRespaldo(actor: Actor, destino: string): Promise<RespaldoCreado> {
  authorizeAdministra(actor)
  await flushReadAudit()
  const carpeta = path.join(destino, `respaldo-${nowAt().slice(0, 19).replaceAll(':', '-')}`)
  const partial = `${carpeta}.parcial`
  await mkdir(partial, { recursive: true, mode: 0o700 })
  await chmod(partial, 0o700)
  try {
    await assertRoom(partial)
    const manifiesto = await writeManifiesto(partial, await tomar(partial))
    await rename(partial, carpeta)
    const { huella } = await readManifiesto(carpeta)
    await logRespaldo(actor, path.basename(carpeta), huella, manifiesto)
    return { carpeta, huella, manifiesto }
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

interface Toma {
  readonly foto: Instantanea
  /** Files that the picture names and the disk does not have, in order. */
  readonly faltantes: readonly string[]
}

async function tomar(partial: string): Promise<Toma> {
  const [origen, archivos] = [path.join(env.dataDir, 'archivos'), path.join(partial, CARPETA_ARCHIVOS)]
  await mkdir(archivos, { recursive: true, mode: 0o700 })
  const base = path.join(partial, CARPETA_BASE)
  for (let intento = 1; ; intento += 1) {
    await copiarArchivos(origen, archivos)
    await rm(base, { recursive: true, force: true })
    await mkdir(base, { mode: 0o700 })
    const foto = await copiarMientras(motorDe(dialect).tomar(base), () => copiarArchivos(origen, archivos))
    const copied = new Set(await listFiles(archivos))
    const faltantes = foto.claves.filter((clave) => !copied.has(clave)).sort()
    // What is missing from the disk itself is missing from the portal too: a backup does not wait for it, and says so.
    if (faltantes.length === 0 || intento === INTENTOS) return { foto, faltantes }
  }
}

/** Copies over and over until `work` is done, and once more. */
async function copiarMientras<T>(work: Promise<T>, copiar: () => Promise<number>): Promise<T> {
  let done = false
  const settle = () => (done = true)
  work.then(settle, settle)
  while (!done) {
    await copiar()
    await new Promise((resolve) => setTimeout(resolve, MIRADA_MS))
  }
  await copiar()
  return work
}

async function writeManifiesto(partial: string, { foto, faltantes }: Toma): Promise<Manifiesto> {
  const archivos: ArchivoRespaldado[] = []
  for (const ruta of await listFiles(partial)) {
    const file = path.join(partial, ruta)
    archivos.push({ ruta, bytes: (await stat(file)).size, sha256: await hashFile(file) })
  }
  const { metodo, creadoAt, cabeza } = foto
  const manifiesto: Manifiesto = {
    formato: FORMATO_RESPALDO,
    creadoAt,
    motor: dialect,
    metodo,
    migraciones: [...foto.migraciones],
    cabeza,
    tablas: { ...foto.tablas },
    archivos,
    faltantes: [...faltantes],
  }
  await writeFile(path.join(partial, MANIFIESTO), `${JSON.stringify(manifiesto, null, 1)}\n`, { mode: 0o600 })
  return manifiesto
}

async function assertRoom(destino: string): Promise<void> {
  let needed = 0
  const archivos = path.join(env.dataDir, 'archivos')
  for (const ruta of await listFiles(archivos))
    needed += await stat(path.join(archivos, ruta)).then(
      ({ size }) => size,
      () => 0,
    )
  needed += await motorDe(dialect).tamano()
  const { bavail, bsize } = await statfs(destino)
  const mb = (bytes: number) => Math.ceil(bytes / 1024 / 1024)
  if (bavail * bsize < needed)
    throw new AppError(
      503,
      'disco',
      `No hay lugar: el respaldo ocupa ${mb(needed)} MB y quedan ${mb(bavail * bsize)} MB.`,
    )
}

function logRespaldo(actor: Actor, nombre: string, huella: string, manifiesto: Manifiesto): Promise<void> {
  const { motor, metodo, archivos, faltantes } = manifiesto
  const despues = { motor, metodo, archivos: archivos.length, faltantes: faltantes.length, huella }
  return inTransaction(() => logActo(actor, { acto: 'respaldo.crear', objeto: 'respaldo', objetoId: nombre, despues }))
}
