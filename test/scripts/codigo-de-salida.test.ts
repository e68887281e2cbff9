import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'codigo-de-salida-'))
  const config = {
    root: process.cwd(),
    test: { dir: folder, globals: true, globalSetup: ['test/support/arranque/global-setup.ts'] },
  }
  await writeFile(path.join(folder, 'config.mjs'), `export default ${JSON.stringify(config)}`)
  await writeFile(path.join(folder, 'falla.test.ts'), "it('fails', () => { throw new Error('It fails') })")
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs vitest with the set-up that the tests with a database share, and returns its exit code. */
function exitCode(): Promise<number | null> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', path.join(folder, 'config.mjs')]
  const child = execFile(process.execPath, args, { env: { ...process.env, TEST_DB: 'postgres' } })
  return new Promise((resolve) => child.once('exit', resolve))
}

// On PostgreSQL only: what the set-up imports for SQLite, it imports here too.
it('vitest exits with 1 when a test with a database fails', async () => {
  expect(await exitCode()).toBe(1)
})
