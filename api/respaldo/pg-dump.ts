import { spawn } from 'node:child_process'
import { access, chmod, rm } from 'node:fs/promises'
import path from 'node:path'
import { env } from '#api/env.ts'
import { AppError } from '#api/errors.ts'
import { logger } from '#api/logging/logger.ts'
import { ANTERIOR } from './apartar-esquema.ts'

const ARCHIVO = 'portal.pgdump'
const dumpOf = (carpeta: string) => path.join(carpeta, ARCHIVO)

/** The address without its password, which goes in the environment: the list of processes shows arguments to everybody. */
function connection(): { readonly url: string; readonly env: NodeJS.ProcessEnv } {
  const url = new URL(env.databaseUrl)
  const { password } = url
  url.password = ''
  return { url: url.toString(), env: { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) } }
}

/** Dumps the snapshot with the engine's own tool; false when it is missing or does not fit the server. */
export async function dumpWithPgDump(carpeta: string, snapshot: string): Promise<boolean> {
  if (!(await run('pg_restore', ['--version'])).ok) return false
  const { url } = connection()
  const file = dumpOf(carpeta)
  const content = ['--no-owner', '--no-privileges', `--exclude-schema=${ANTERIOR}*`, `--snapshot=${snapshot}`]
  const args = ['--format=custom', ...content, `--file=${file}`, url]
  const { ok, said } = await run('pg_dump', args)
  if (ok) await chmod(file, 0o600)
  else {
    logger.warn({ causa: said.slice(0, 300) }, 'pg_dump could not be used: the tables are copied one by one')
    await rm(file, { force: true })
  }
  return ok
}

export function hasDump(carpeta: string): Promise<boolean> {
  return access(dumpOf(carpeta)).then(
    () => true,
    () => false,
  )
}

/** In Spanish what is wrong with a dump, or null. */
export async function listDump(carpeta: string): Promise<string | null> {
  const { ok, said, missing } = await run('pg_restore', ['--list', dumpOf(carpeta)])
  if (missing)
    throw new AppError(
      503,
      'respaldo',
      'Para leer este respaldo hace falta pg_restore: instala el cliente de PostgreSQL.',
    )
  return ok ? null : `pg_restore no puede leer la base: ${said.slice(0, 200)}`
}

/** Throws 503 when the tool is missing or failed; nothing of the dump is kept then. */
export async function restoreWithPgRestore(carpeta: string): Promise<void> {
  const { url } = connection()
  const args = ['--single-transaction', '--no-owner', '--no-privileges', `--dbname=${url}`, dumpOf(carpeta)]
  const { ok, said } = await run('pg_restore', args)
  if (!ok) throw new AppError(503, 'respaldo', `No se pudo restaurar con pg_restore: ${said.slice(0, 300)}`)
}

interface Corrida {
  readonly ok: boolean
  readonly said: string
  /** The program is not on this machine. */
  readonly missing: boolean
}

function run(command: string, args: readonly string[]): Promise<Corrida> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: connection().env, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.once('error', (error) => resolve({ ok: false, said: error.message, missing: true }))
    child.once('close', (code) => resolve({ ok: code === 0, said: said.trim(), missing: false }))
  })
}
