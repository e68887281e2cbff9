import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Portal } from './portal.ts'

const MORIR = path.resolve('test/support/arranque/morir-en.mjs')

/**
 * Runs `portal …` and kills it with SIGKILL when it is about to send the statement that matches the last of `puntos`, after the others matched
 * in order. Returns the signal that ended it; null: it ended by itself.
 */
export function portalCortado(
  { databaseUrl, dataDir }: Pick<Portal, 'databaseUrl' | 'dataDir'>,
  puntos: readonly string[],
  ...args: string[]
): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, ['--import', MORIR, path.resolve('dist/portal.js'), ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      MORIR_EN: JSON.stringify(puntos),
    },
    stdio: 'ignore',
  })
  return new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
}
