import { randomUUID } from 'node:crypto'
import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { TEST_TODAY } from '#test/support/test-today.ts'
import './provided-context.ts'

// Each test file gets a copy of the template, before it asks anything of the product's modules, which its worker keeps.
const name = `t_${randomUUID().replaceAll('-', '')}`
const plantilla = inject('plantilla')
const dataDir = path.join(inject('carpeta'), name)
await mkdir(dataDir, { recursive: true, mode: 0o700 })

async function copyTemplate(): Promise<string> {
  if (plantilla.startsWith('sqlite:')) {
    const file = path.join(dataDir, 'portal.sqlite')
    await copyFile(plantilla.slice('sqlite:'.length), file)
    return `sqlite:${file}`
  }
  await onServer(`CREATE DATABASE ${name} TEMPLATE plantilla STRATEGY FILE_COPY`)
  return plantilla.replace(/plantilla$/, name)
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: plantilla.replace(/plantilla$/, 'postgres') })
  await client.connect()
  await client.query(sql)
  await client.end()
}

Object.assign(process.env, {
  NODE_ENV: 'test',
  DATABASE_URL: await copyTemplate(),
  DATA_DIR: dataDir,
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
  PORTAL_TODAY: TEST_TODAY,
})

const { closeDatabase, reconnect } = await import('#api/db/database.ts')
const { resetMemory } = await import('#api/memory.ts')
const { configureLector } = await import('#api/documentos/lector/lector.ts')
await reconnect()
// A reader gives way to whatever else runs: on a busy machine a scan takes its time.
configureLector({ limiteMs: 120_000 })

afterAll(async () => {
  await resetMemory()
  await closeDatabase()
  if (!plantilla.startsWith('sqlite:')) await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
})
