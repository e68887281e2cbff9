import { copyFile, mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { inTransaction } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { PROJECT_ROOT } from '#api/env.ts'

const FILES = ['0150-sucesoras-de-vigentes.sql', '0151-iguales-a-la-vez.sql'] as const

it('a database with doubles keeps every unit and every day told once (dialect)', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-iguales-'))
  for (const file of FILES)
    await copyFile(path.join(PROJECT_ROOT, 'api/db/migrations', file), path.join(folder, file.replace('01', '91')))
  const [una, otra] = await selectRows<{ id: number; organica_id: number }>(
    'SELECT id, organica_id FROM unidades WHERE nivel = 3 ORDER BY id LIMIT 2',
  )
  const ids = [una?.id ?? 0, otra?.id ?? 0] as const
  await inTransaction(async () => {
    await execute('DROP INDEX unidades_organica')
    await execute('CREATE INDEX unidades_organica ON unidades (organica_id)')
    await execute('DROP INDEX unidad_vigencias_unidad')
    await execute('CREATE INDEX unidad_vigencias_unidad ON unidad_vigencias (unidad_id, desde)')
    await execute('UPDATE unidades SET organica_id = $1 WHERE id = $2', [una?.organica_id ?? 0, ids[1]])
    await execute('UPDATE unidades SET sucesora_id = $1 WHERE id = $2', ids)
    for (const nombre of ['Primero', 'Segundo'])
      await execute(
        `INSERT INTO unidad_vigencias (unidad_id, desde, nombre, clave, registrado_at) VALUES ($1, '2026-03-01', $2, '01', '2026-03-01')`,
        [ids[0], nombre],
      )
  })
  expect(await migrate(folder)).toEqual(FILES.map((file) => file.replace('01', '91').replace('.sql', '')))
  const rows = await selectRows<{ id: number; organica_id: number; clave: string; sucesora_id: number | null }>(
    `SELECT u.id, u.organica_id, o.clave_3 AS clave, u.sucesora_id FROM unidades u JOIN organica o ON o.id = u.organica_id
     WHERE u.id IN ($1, $2) ORDER BY u.id`,
    ids,
  )
  expect(rows).toMatchObject([
    { id: ids[0], organica_id: una?.organica_id, sucesora_id: null },
    { id: ids[1], clave: `D${ids[1]}`, sucesora_id: null },
  ])
  const nombre = (await selectRow<{ nombre: string }>('SELECT nombre FROM unidades WHERE id = $1', [ids[0]]))?.nombre
  const marzo = await selectRows(`SELECT nombre FROM unidad_vigencias WHERE unidad_id = $1 AND desde = '2026-03-01'`, [
    ids[0],
  ])
  expect(marzo).toEqual([{ nombre }])
})
