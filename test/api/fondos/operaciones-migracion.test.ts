import { copyFile, mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { inTransaction } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { PROJECT_ROOT } from '#api/env.ts'

const FILE = '0152-operacion-sin-mayusculas.sql'

it('two payments whose operations differ in capitals alone both stay, and the second says what it repeats (dialect)', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-operaciones-'))
  await copyFile(path.join(PROJECT_ROOT, 'api/db/migrations', FILE), path.join(folder, FILE.replace('01', '91')))
  await inTransaction(async () => {
    await execute('DROP INDEX pagos_operacion')
    for (const operacion of ['d1', 'D1'])
      await execute(
        `INSERT INTO pagos (operacion, referencia, importe_centavos, fecha, resultado, registrado_at)
         VALUES ($1, '81032226', 100, '2026-11-20', 'desconocido', '2026-11-20')`,
        [operacion],
      )
  })
  await migrate(folder)
  const rows = await selectRows<{ id: number; operacion: string; nota: string }>(
    'SELECT id, operacion, importe_centavos, nota FROM pagos ORDER BY id',
  )
  expect(rows).toMatchObject([
    { operacion: 'd1', importe_centavos: 100, nota: '' },
    {
      operacion: `D1.${rows[1]?.id}`,
      importe_centavos: 100,
      nota: 'El banco informó la operación D1, que ya estaba registrada con otras mayúsculas.',
    },
  ])
})
