import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { PLAZO } from '#test/support/plazo.ts'
import { TEST_TODAY } from '#test/support/test-today.ts'
import '#test/support/arranque/provided-context.ts'

/** The built portal, running as its users run it, over a database of its own. */
export interface Portal {
  readonly url: string
  readonly databaseUrl: string
  readonly dataDir: string
  readonly pid: number
  /** Everything it has written so far: its log. */
  readonly output: () => string
  /** SIGTERM and wait; or SIGKILL, as when the machine dies. Gives the exit code. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

const PLANTILLA = 'plantilla'
const ANOTAR = path.resolve('test/support/arranque/anotar-llamadas.mjs')

async function copyTemplate(name: string, dataDir: string): Promise<string> {
  const plantilla = inject('plantilla')
  if (plantilla.startsWith('sqlite:')) {
    const file = path.join(dataDir, 'portal.sqlite')
    await copyFile(plantilla.slice('sqlite:'.length), file)
    return `sqlite:${file}`
  }
  await onServer(plantilla, `CREATE DATABASE ${name} TEMPLATE ${PLANTILLA} STRATEGY FILE_COPY`)
  return plantilla.replace(new RegExp(`${PLANTILLA}$`), name)
}

/** A copy of the template, and its folder. */
export async function copiedDatabase(): Promise<Pick<Portal, 'dataDir' | 'databaseUrl'>> {
  const name = `b_${randomUUID().replaceAll('-', '')}`
  const dataDir = path.join(inject('carpeta'), name)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  return { dataDir, databaseUrl: await copyTemplate(name, dataDir) }
}

/** A database with nothing in it, and its folder. */
export async function emptyDatabase(): Promise<Pick<Portal, 'dataDir' | 'databaseUrl'>> {
  const name = `v_${randomUUID().replaceAll('-', '')}`
  const dataDir = path.join(inject('carpeta'), name)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const plantilla = inject('plantilla')
  if (plantilla.startsWith('sqlite:')) return { dataDir, databaseUrl: `sqlite:${path.join(dataDir, 'portal.sqlite')}` }
  await onServer(plantilla, `CREATE DATABASE ${name}`)
  return { dataDir, databaseUrl: plantilla.replace(new RegExp(`${PLANTILLA}$`), name) }
}

async function onServer(plantilla: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: plantilla.replace(new RegExp(`${PLANTILLA}$`), 'postgres') })
  await client.connect()
  await client.query(sql)
  await client.end()
}

const PROGRAMA = path.resolve('dist/start.js')

/** A copy of the template with a running portal over it. `env` adds or changes variables; `programa`: another build of it. */
export async function startPortal(
  env: Readonly<Record<string, string>> = {},
  programa: string = PROGRAMA,
): Promise<Portal> {
  return runPortal(await copiedDatabase(), env, programa)
}

/** Starts the portal again over the database of another, as after a fall. */
export async function runPortal(
  { dataDir, databaseUrl }: Pick<Portal, 'dataDir' | 'databaseUrl'>,
  env: Readonly<Record<string, string>> = {},
  programa: string = PROGRAMA,
): Promise<Portal> {
  const child = spawn(process.execPath, ['--import', ANOTAR, programa], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      UV_THREADPOOL_SIZE: '16',
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      PORTAL_TODAY: TEST_TODAY,
      // Readers give way to whatever else runs: on a busy machine a scan takes its time.
      READER_SECONDS: '120',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const url = await addressOf(child.stdout, child.stderr)
  return {
    url,
    pid: child.pid ?? 0,
    output: () => said,
    databaseUrl,
    dataDir,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}

function addressOf(stdout: NodeJS.ReadableStream, stderr: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const limit = setTimeout(() => reject(new Error(`The portal did not start:\n${said}`)), PLAZO)
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const match = /Portal en (http:\S+)/.exec(said)
      if (!match?.[1]) return
      clearTimeout(limit)
      resolve(match[1])
    }
    stdout.on('data', listen)
    stderr.on('data', listen)
  })
}
