import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { inTransaction } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { ponerMigracion } from '#test/support/poner-migracion.ts'

it('gives entries and processes the name of their screen, and leaves those that the institute named or moved', async () => {
  await inTransaction(async () => {
    await execute(`UPDATE menus SET nombre = 'Mis pendientes' WHERE componente = 'auxiliar'`)
    await execute(`UPDATE menus SET nombre = 'Orgánica' WHERE componente = '/panel/entidades'`)
    // Named by the institute, and moved by it with the name that was sown.
    await execute(`UPDATE menus SET nombre = 'Cuotas', version = 2 WHERE componente = 'aportacion'`)
    await execute(`UPDATE menus SET nombre = 'Retenciones', version = 3 WHERE componente = 'retencion'`)
    await execute(`UPDATE procesos SET nombre = 'Verificación' WHERE componente = '/solicitudesMovimientosManual'`)
    await execute(`UPDATE procesos SET nombre = 'Cuentas' WHERE componente = '/aportacion-retencion'`)
  })

  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-menus-'))
  await ponerMigracion(folder, '0251-nombres-de-menus', '9251')
  await migrate(folder)

  const namesOf = async (tabla: 'menus' | 'procesos', componentes: string) =>
    Object.fromEntries(
      (
        await selectRows<{ componente: string; nombre: string }>(
          `SELECT componente, nombre FROM ${tabla} WHERE componente IN (${componentes})`,
        )
      ).map(({ componente, nombre }) => [componente, nombre]),
    )
  expect(await namesOf('menus', `'auxiliar', '/panel/entidades', 'aportacion', 'retencion'`)).toEqual({
    auxiliar: 'Por revisar',
    '/panel/entidades': 'Estructura orgánica',
    aportacion: 'Cuotas',
    retencion: 'Retenciones',
  })
  expect(await namesOf('procesos', `'/solicitudesMovimientosManual', '/aportacion-retencion'`)).toEqual({
    '/solicitudesMovimientosManual': 'Movimientos (Selección Manual)',
    '/aportacion-retencion': 'Cuentas',
  })
})
