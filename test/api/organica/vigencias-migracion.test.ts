import { copyFile, mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { inTransaction } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { PROJECT_ROOT } from '#api/env.ts'

const FILE = '0061-organica-vigencias.sql'

it('a database with a tree gets the validity of every unit: the ended ones end, the rest go on', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-organica-'))
  await copyFile(path.join(PROJECT_ROOT, 'api/db/migrations', FILE), path.join(folder, FILE.replace('0061', '9061')))
  await inTransaction(async () => {
    await execute('DROP TABLE unidad_vigencias')
    await execute('DROP TABLE organica_actos')
    await execute('DROP INDEX afiliados_nivel3')
    await execute('ALTER TABLE unidades DROP COLUMN sucesora_id')
    await execute(
      `UPDATE unidades SET activo = $1, actualizado_at = '2024-03-31T18:00:00.000Z' WHERE nombre = 'Bachilleratos'`,
      [false],
    )
    await execute(
      `UPDATE organica SET fecha_fin = '2027-12-31' WHERE id = (SELECT organica_id FROM unidades WHERE nombre = 'Municipios')`,
    )
  })
  expect(await migrate(folder)).toEqual(['9061-organica-vigencias'])
  const counts = await selectRow(
    'SELECT (SELECT COUNT(*) FROM unidades) AS unidades, (SELECT COUNT(*) FROM unidad_vigencias) AS vigencias',
  )
  expect(counts?.['unidades' as never]).toBe(counts?.['vigencias' as never])
  const rows = await selectRows(
    `SELECT v.nombre, v.clave, v.desde, v.hasta, v.parent_id = u.parent_id AS mismo FROM unidad_vigencias v
     JOIN unidades u ON u.id = v.unidad_id WHERE v.nombre IN ('Bachilleratos', 'Municipios', 'Secretaría de Salud') ORDER BY v.nombre`,
  )
  expect(rows).toMatchObject([
    { nombre: 'Bachilleratos', desde: '1900-01-01', hasta: '2024-03-31' },
    { nombre: 'Municipios', clave: '03', desde: '1900-01-01', hasta: '2027-12-31' },
    { nombre: 'Secretaría de Salud', clave: '01', desde: '1900-01-01', hasta: null },
  ])
})
