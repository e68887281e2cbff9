import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/** A run of the built CLI, as a person's terminal starts it. */
export interface CliRun {
  readonly child: ChildProcess
  readonly ended: Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>
}

/** Builds what is missing or old; nothing when `npm test` has just done it. */
export async function buildProduct(): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs'])
}

/** Starts `portal …` in a group of its own, so that a signal to all of it can be sent as a terminal does. */
export function startCli(args: readonly string[]): CliRun {
  const child = spawn(process.execPath, [path.resolve('dist/portal.js'), ...args], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, out, err })),
  )
  return { child, ended }
}

export const runCli = (args: readonly string[]) => startCli(args).ended

/** The processes that one has started and that still are. */
export async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return text
    .split(' ')
    .filter((each) => each !== '')
    .map(Number)
}

export async function isAlive(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat !== '' && !/\) [ZX] /.test(stat)
}

/** The built CLI over another database and folder, as on that installation's server. */
export function portalOn(
  { databaseUrl, dataDir }: { readonly databaseUrl: string; readonly dataDir: string },
  ...args: string[]
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [path.resolve('dist/portal.js'), ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })))
}
