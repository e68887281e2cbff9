import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { CatalogoPanel } from '#domain/organica/catalogos/catalogo.ts'
import { inTransaction } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { signIn } from '#test/support/client.ts'
import { ponerMigracion } from '#test/support/poner-migracion.ts'

const ROWS = 'SELECT id, catalogo, clave, nombre, activo, creado_at, actualizado_at, version FROM catalogo_renglones'

it('a database whose catalogues were rows only keeps every row, and the institute goes on adding to them', async () => {
  const admin = await signIn('admin')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-catalogos-'))
  await ponerMigracion(folder, '0016-catalogos', '9016')
  await inTransaction(async () => {
    await execute(`CREATE TABLE guardados AS ${ROWS}`)
    await execute('DROP TABLE catalogo_renglones')
    await execute('DROP TABLE catalogos')
  })
  expect(await migrate(folder)).toEqual(['9016-catalogos'])
  await inTransaction(async () => {
    await execute(
      `INSERT INTO catalogo_renglones (catalogo, clave, nombre, activo, creado_at, actualizado_at, version)
       SELECT catalogo, clave, nombre, activo, creado_at, actualizado_at, version FROM guardados ORDER BY id`,
    )
    await execute(`UPDATE catalogo_renglones SET nombre = 'En unión libre', version = 4 WHERE clave = 'UNION_LIBRE'`)
    await execute(`UPDATE catalogo_renglones SET activo = $1 WHERE clave = 'DUPLICADO'`, [false])
  })
  const before = await selectRows(`${ROWS} ORDER BY id`)
  expect(before.length).toBe(12)

  await ponerMigracion(folder, '0025-catalogos-tabla', '9025')
  expect(await migrate(folder)).toEqual(['9025-catalogos-tabla'])
  expect(await selectRows(`${ROWS} ORDER BY id`)).toEqual(before)
  const { body } = await admin.get<CatalogoPanel[]>('/api/panel/catalogos/tablas')
  expect(
    body.map(({ clave, protegido, activo, renglones, activos }) => [clave, protegido, activo, renglones, activos]),
  ).toEqual([
    ['estado_civil', true, true, 6, 6],
    ['nacionalidad', true, true, 2, 2],
    ['resultado_caso', true, true, 4, 3],
  ])
  const added = await admin.post('/api/panel/catalogos', { catalogo: 'nacionalidad', clave: 'DOBLE', nombre: 'Doble' })
  expect(added.status).toBe(201)
})
