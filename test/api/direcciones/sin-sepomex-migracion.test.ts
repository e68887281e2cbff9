import { copyFile, mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { inTransaction } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { PROJECT_ROOT } from '#api/env.ts'

const FILE = '0238-sin-cargas-de-sepomex.sql'

it('a database with files of SEPOMEX under way loses them, and their jobs say where they are loaded now (dialect)', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-sepomex-'))
  await copyFile(path.join(PROJECT_ROOT, 'api/db/migrations', FILE), path.join(folder, FILE.replace('0238', '9238')))
  await inTransaction(async () => {
    await execute('CREATE TABLE sepomex_cargas (id BIGINT, trabajo_id BIGINT)')
    for (const [clase, estado] of [
      ['direcciones.sepomex-revisar', 'hecho'],
      ['direcciones.sepomex-aplicar', 'espera'],
      ['carga.leer', 'espera'],
    ] as const)
      await execute(
        `INSERT INTO trabajos (clase, titulo, datos, estado, usuario, creado_at, desde_at)
         VALUES ($1, 'Archivo', '{}', $2, 'admin', '2026-11-01T12:00:00.000Z', '2026-11-01T12:00:00.000Z')`,
        [clase, estado],
      )
  })
  expect(await migrate(folder)).toEqual(['9238-sin-cargas-de-sepomex'])
  expect(await selectRows('SELECT clase, estado FROM trabajos ORDER BY id')).toEqual([
    { clase: 'direcciones.sepomex-revisar', estado: 'hecho' },
    { clase: 'direcciones.sepomex-aplicar', estado: 'cancelado' },
    { clase: 'carga.leer', estado: 'espera' },
  ])
  await expect(selectRows('SELECT id FROM sepomex_cargas')).rejects.toThrow()
})
