import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'
import { TEST_TODAY } from '#test/support/test-today.ts'
import './provided-context.ts'

/** Makes the template database once, in the engine of TEST_DB (sqlite by default, or postgres). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const carpeta = await mkdtemp(path.join(os.tmpdir(), 'portal-test-'))
  // As root the server runs under an account of its own, which must be able to pass through.
  await chmod(carpeta, 0o755)
  const server = process.env['TEST_DB'] === 'postgres' ? await startPostgres(path.join(carpeta, 'pg')) : null
  const plantilla = server ? server.url('plantilla') : `sqlite:${path.join(carpeta, 'plantilla.sqlite')}`
  await server?.create('plantilla')
  Object.assign(process.env, {
    NODE_ENV: 'test',
    DATABASE_URL: plantilla,
    DATA_DIR: carpeta,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    PORTAL_TODAY: TEST_TODAY,
  })
  const { buildRespuestas } = (await import(new URL('../../../scripts/build.mjs', import.meta.url).href)) as {
    readonly buildRespuestas: () => Promise<void>
  }
  await buildRespuestas()
  const { fillTemplate } = await import('./template.ts')
  await fillTemplate()
  project.provide('carpeta', carpeta)
  project.provide('plantilla', plantilla)
  return async () => {
    await server?.stop()
    await rm(carpeta, { recursive: true, force: true })
  }
}
