import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '#api/env.ts'
import { onReset } from '#api/memory.ts'

/**
 * Among the files, never in the database: whoever takes a copy of the rows alone cannot open what is sealed, and a backup of
 * both opens it again elsewhere.
 */
const keyFile = () => path.join(env.dataDir, 'archivos/secretos/clave')
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

let key: Promise<Buffer> | null = null
onReset(() => {
  key = null
})

/**
 * The key of this installation, made at its first use and readable by its owner alone. It takes its name only when it is whole: of
 * two processes that begin together one makes it, and the other never reads half of it.
 */
async function loadKey(): Promise<Buffer> {
  await mkdir(path.dirname(keyFile()), { recursive: true, mode: 0o700 })
  const made = await readFile(keyFile()).catch(() => null)
  if (made) return made
  const fresh = `${keyFile()}.${randomUUID()}`
  await writeFile(fresh, randomBytes(KEY_BYTES), { flag: 'wx', mode: 0o600, flush: true })
  try {
    await link(fresh, keyFile())
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(fresh)
  }
  return readFile(keyFile())
}

/** `text` under AES-256-GCM with this installation's key, as base64. For secrets that must be read back (never passwords). */
export async function seal(text: string): Promise<string> {
  key ??= loadKey()
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', await key, iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/** What was sealed; null when it was changed, or sealed with another installation's key. */
export async function unseal(sealed: string): Promise<string | null> {
  key ??= loadKey()
  const bytes = Buffer.from(sealed, 'base64')
  try {
    const decipher = createDecipheriv('aes-256-gcm', await key, bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
