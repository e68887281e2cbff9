import { execFile } from 'node:child_process'
import path from 'node:path'
import type { Portal } from '#test/support/portal/portal.ts'

export interface Salida {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a built program to its end, with `env` besides the test's own. */
export function runProgram(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Salida> {
  const options = { env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'error', HOST: '127.0.0.1', ...env } }
  return new Promise((resolve) => {
    execFile(process.execPath, [path.resolve(file), ...args], options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
    })
  })
}

/** `portal …` over a portal's database and folder. */
export function portalCli(
  { databaseUrl, dataDir }: Pick<Portal, 'databaseUrl' | 'dataDir'>,
  ...args: string[]
): Promise<Salida> {
  return runProgram('dist/portal.js', args, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
}
