import { copyFile, mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { inTransaction } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'

const MIGRACION = '0254-miradas-a-los-pagos.sql'

it('gives the payments to the four profiles that look at them, except one that the institute renamed', async () => {
  const menu = await selectRow<{ id: number }>(`SELECT id FROM menus WHERE componente = 'validacionPagos'`)
  await inTransaction(async () => {
    await execute('DELETE FROM perfil_menus WHERE menu_id = $1 AND perfil_id <> 8', [menu?.id ?? 0])
    await execute(`UPDATE perfiles SET nombre = 'Dirección general' WHERE id = 4`)
  })
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-miradas-'))
  await copyFile(path.resolve('api/db/migrations', MIGRACION), path.join(folder, '9254-otra-vez.sql'))
  await migrate(folder)
  const rows = await selectRows<{ perfil_id: number }>(
    'SELECT perfil_id FROM perfil_menus WHERE menu_id = $1 ORDER BY perfil_id',
    [menu?.id ?? 0],
  )
  expect(rows.map(({ perfil_id }) => perfil_id)).toEqual([3, 5, 8])
})
