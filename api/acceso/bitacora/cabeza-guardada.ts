import { open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { findRow } from '#api/db/find-row.ts'
import { BitacoraModel } from '#api/acceso/models/BitacoraModel.ts'
import { dialect } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { env } from '#api/env.ts'
import { logger } from '#api/logging/logger.ts'
import { onReset } from '#api/memory.ts'

const CADA_MS = 60_000

const cabezaSchema = z.object({ id: z.number(), hash: z.string(), ocurrio_at: z.string() })
/** A row of the bitácora that was its newest once. */
export type Cabeza = z.infer<typeof cabezaSchema>

/** What the bitácora had, as kept beside it, and its newest row now. */
export interface Perdida {
  readonly guardada: Cabeza
  readonly ahora: Cabeza | null
}

let timer: NodeJS.Timeout | null = null
let working: Promise<void> = Promise.resolve()
let escrita: string | null = null
onReset(async () => {
  if (timer) clearInterval(timer)
  timer = null
  await working
  escrita = null
})

/** Beside SQLite's file; of a PostgreSQL, in the data folder, under the name of its database. */
export function archivoCabeza(): string {
  if (dialect === 'sqlite') return `${path.resolve(env.databaseUrl.slice('sqlite:'.length))}-cabeza`
  const base = new URL(env.databaseUrl).pathname.replaceAll(/[^\w-]/g, '')
  return path.join(env.dataDir, `bitacora-${base}-cabeza`)
}

/** From now on the head of the bitácora is kept beside the database, every minute, as it is committed by then. */
export function startCabeza(): void {
  timer ??= setInterval(() => void keep(), CADA_MS).unref()
  void keep()
}

/** Keeps it a last time. */
export async function stopCabeza(): Promise<void> {
  if (!timer) return
  clearInterval(timer)
  timer = null
  await keep()
}

function keep(): Promise<void> {
  working = working.then(guardarCabeza).catch((error: unknown) => logger.error({ err: error }, 'head not kept'))
  return working
}

/** Writes the newest row's id and hash, whole and on the disk, in the place of what was kept before. */
export async function guardarCabeza(): Promise<void> {
  const ahora = await newest()
  if (!ahora || ahora.hash === escrita) return
  const file = archivoCabeza()
  const fresh = `${file}.${process.pid}`
  const handle = await open(fresh, 'w', 0o600)
  try {
    await handle.writeFile(`${JSON.stringify(ahora)}\n`)
    await handle.datasync()
  } finally {
    await handle.close()
  }
  await rename(fresh, file)
  escrita = ahora.hash
}

/** What the database has lost since its head was kept; null when nothing, or when no head was ever kept. */
export async function findPerdida(): Promise<Perdida | null> {
  const guardada = await readGuardada()
  if (!guardada) return null
  const row = await findRow(BitacoraModel, { id: guardada.id }, ['hash'])
  return row?.hash === guardada.hash ? null : { guardada, ahora: await newest() }
}

async function readGuardada(): Promise<Cabeza | null> {
  const text = await readFile(archivoCabeza(), 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return cabezaSchema.parse(JSON.parse(text))
  } catch (error) {
    logger.error({ err: error }, 'the kept head of the bitácora cannot be read')
    return null
  }
}

const newest = () => selectRow<Cabeza>('SELECT id, hash, ocurrio_at FROM bitacora ORDER BY id DESC LIMIT 1')
