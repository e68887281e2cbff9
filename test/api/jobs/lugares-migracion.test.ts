// Adds a column and changes an index of a table with rows on each engine (dialect).
import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { inTransaction } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { signIn } from '#test/support/client.ts'
import { ponerMigracion } from '#test/support/poner-migracion.ts'

const AT = '2026-11-20T15:00:00.000Z'

it('jobs of before the places of a class stay as they were, and each that runs has the first place', async () => {
  const admin = await signIn('admin')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-lugares-'))
  await inTransaction(async () => {
    await execute('DROP TABLE exportes')
    await execute('DROP INDEX trabajos_uno_por_lugar')
    await execute('ALTER TABLE trabajos DROP COLUMN lugar')
    await execute(`CREATE UNIQUE INDEX trabajos_uno_por_clase ON trabajos (clase) WHERE estado = 'curso'`)
    for (const [clase, estado] of [
      ['una', 'curso'],
      ['una', 'espera'],
      ['otra', 'curso'],
      ['otra', 'hecho'],
    ])
      await execute(
        `INSERT INTO trabajos (clase, titulo, datos, estado, usuario, duenio, latido_at, creado_at, desde_at)
         VALUES ($1, 'Prueba', '{}', $2, 'x', 'otra-maquina 12 bbbbbbbb', $3, $3, $3)`,
        [`prueba.${clase}`, estado!, AT],
      )
  })
  const rows = `SELECT clase, titulo, estado, usuario, duenio, creado_at FROM trabajos ORDER BY id`
  const before = await selectRows(rows)

  await ponerMigracion(folder, '0210-exportes', '9210')
  expect(await migrate(folder)).toEqual(['9210-exportes'])
  expect(await selectRows(rows)).toEqual(before)
  expect(await selectRows(`SELECT clase, lugar FROM trabajos WHERE estado = 'curso' ORDER BY clase`)).toEqual([
    { clase: 'prueba.otra', lugar: 1 },
    { clase: 'prueba.una', lugar: 1 },
  ])
  const begin = (lugar: number) =>
    inTransaction(() =>
      execute(`UPDATE trabajos SET estado = 'curso', lugar = $1 WHERE clase = 'prueba.una' AND estado = 'espera'`, [
        lugar,
      ]),
    )
  await expect(begin(1)).rejects.toThrow()
  await begin(2)
  expect((await admin.get<{ exportes: object[] }>('/api/exportes')).body).toEqual({ exportes: [] })
})
