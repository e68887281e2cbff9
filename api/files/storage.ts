import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { env } from '#api/env.ts'

const root = () => path.join(env.dataDir, 'archivos')

/** Where the expediente's files live: the machine's disk now, an object store later, behind the same interface. */
const disk = () => new Disk(new FSDriver({ location: root(), visibility: 'private' }))

/** Keeps `bytes` under `key`, a name of our own making (never the user's). */
export async function putFile(key: string, bytes: Uint8Array): Promise<void> {
  await disk().put(key, bytes)
}

/** The same of what comes piece by piece and is never whole in memory. */
export async function putStream(key: string, pieces: Readable): Promise<void> {
  await disk().putStream(key, pieces)
}

export async function getFile(key: string): Promise<Uint8Array> {
  return disk().getBytes(key)
}

export async function hasFile(key: string): Promise<boolean> {
  return disk().exists(key)
}

/** The bytes of a file as they are read, never whole in memory. */
export async function getStream(key: string): Promise<Readable> {
  return disk().getStream(key)
}

export async function deleteFile(key: string): Promise<void> {
  await disk().delete(key)
}

/** The files directly in `folder`, with the instant (ms) that each was written; none when there is no such folder. */
export async function listFolder(
  folder: string,
): Promise<readonly { readonly key: string; readonly writtenMs: number }[]> {
  if (!(await stat(path.join(root(), folder)).catch(() => null))) return []
  const { objects } = await disk().listAll(folder)
  const keys = [...objects].flatMap((object) => (object.isFile ? [object.key] : []))
  return Promise.all(
    keys.map(async (key) => ({ key, writtenMs: (await disk().getMetaData(key)).lastModified.getTime() })),
  )
}

/** A path on this machine that a reader process can open. */
export async function localPath(key: string): Promise<string> {
  await mkdir(root(), { recursive: true })
  return path.join(root(), key)
}
