import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cuentaOf, type Actor } from '#domain/acceso/actor.ts'
import { env } from '#api/env.ts'

/** Straightened pages, so that what was shown is what is kept and is worked out once. A photo is decided on in minutes. */
const KEPT_MS = 20 * 60_000
/** In all, in bytes: some hundred pages of several desks at once. */
const KEPT_BYTES = 96 * 1024 * 1024

/** Beside the files of people, which are kept for good and in backups: every process of the portal finds the page there. */
const folder = () => path.join(env.dataDir, 'enderezadas')

/** Nobody is given the page of somebody else's photo, even with its name: the hash of the photo, which the portal made. */
const fileOf = (actor: Actor, id: string): string => path.join(folder(), `${cuentaOf(actor.id)}-${id}.jpg`)

const HASH = /^[0-9a-f]{64}$/

/** The straightened page of the photo `id` of `actor`; null when it was never made or is forgotten. */
export async function recallPagina(actor: Actor, id: string): Promise<Buffer | null> {
  if (!HASH.test(id)) return null
  const file = fileOf(actor, id)
  const found = await stat(file).catch(() => null)
  if (!found || found.mtimeMs < Date.now() - KEPT_MS) return null
  const page = await readFile(file).catch(() => null)
  const now = new Date()
  // What is looked at is not the oldest any more. It may be gone by now: it was read.
  if (page) await utimes(file, now, now).catch(() => undefined)
  return page
}

/** Keeps the page for a while; the oldest ones go when all together take too much room. */
export async function rememberPagina(actor: Actor, id: string, page: Buffer): Promise<void> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  const fresh = path.join(folder(), `${randomUUID()}.parte`)
  await writeFile(fresh, page, { mode: 0o600 })
  await rename(fresh, fileOf(actor, id))
  await forgetPaginas()
}

/** Takes away the pages that nobody decided on in time, and the oldest beyond the room that all have. */
export async function forgetPaginas(): Promise<void> {
  const names = await readdir(folder()).catch(() => [] as string[])
  const kept = await Promise.all(names.map((name) => sizedOf(path.join(folder(), name))))
  let bytes = 0
  for (const { file, size, at } of kept.flatMap((each) => each ?? []).sort((one, other) => other.at - one.at)) {
    bytes += size
    if (bytes > KEPT_BYTES || at < Date.now() - KEPT_MS) await rm(file, { force: true })
  }
}

async function sizedOf(file: string): Promise<{ file: string; size: number; at: number } | null> {
  const found = await stat(file).catch(() => null)
  return found && { file, size: found.size, at: found.mtimeMs }
}
