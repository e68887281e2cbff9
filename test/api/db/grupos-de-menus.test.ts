import { copyFile, mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { migrate } from '#api/db/migrate.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { loadMenus } from '#seeds/catalogos/menus.ts'
import { inTransaction } from '#api/db/database.ts'

const MIGRACION = '0089-grupos-de-menus.sql'

/** The navigation as an installation of before had it, with two things that its people changed. */
async function sowAsBefore(): Promise<void> {
  await execute('DELETE FROM perfil_menus')
  await execute('DELETE FROM menus WHERE parent_id IS NOT NULL')
  await execute('DELETE FROM menus')
  const groups = [
    [1, 'Afiliación', 200],
    [2, 'Administración', 400],
    [3, 'Consulta', 1500],
    [4, 'Configuración', 1800],
    [5, 'Lo nuestro', 1900],
  ] as const
  for (const [id, nombre, orden] of groups)
    await execute('INSERT INTO menus (id, nombre, orden) VALUES ($1, $2, $3)', [id, nombre, orden])
  const items = [
    [11, 'Alta de afiliado', 'altaDocA', 201, 1],
    [12, 'Catálogos', '/panel/categorias', 404, 2],
    [13, 'Bitácora', '/panel/bitacora', 406, 2],
    [14, 'Baja de Afiliado', 'validacionBaja', 1503, 3],
    [15, 'Catálogos simples', 'catalogo', 1814, 4],
    [16, 'Quiénes somos', 'ConsultaAfiliadosPage', 7, 5],
  ] as const
  for (const row of items)
    await execute('INSERT INTO menus (id, nombre, componente, orden, parent_id) VALUES ($1, $2, $3, $4, $5)', [...row])
  await execute('INSERT INTO perfil_menus (perfil_id, menu_id) VALUES (6, 14)')
  const sown = [
    'Afiliación/Alta de afiliado',
    'Consulta/Consulta de Afiliados',
    'Consulta/Baja de Afiliado',
    'Pensiones/Seguros',
  ]
  await execute(`UPDATE ajustes SET valor = $1 WHERE clave = 'semilla.menus'`, [JSON.stringify(sown)])
}

it('moves what was sown to the nine groups, leaves what the institute changed, and sows nothing twice', async () => {
  await inTransaction(sowAsBefore)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-menus-'))
  await copyFile(path.resolve('api/db/migrations', MIGRACION), path.join(folder, '9089-otra-vez.sql'))
  await migrate(folder)

  const rows = await selectRows<{ nombre: string; grupo: string | null }>(
    `SELECT m.nombre, g.nombre AS grupo FROM menus m LEFT JOIN menus g ON g.id = m.parent_id
     WHERE m.componente IS NOT NULL ORDER BY m.id`,
  )
  expect(rows).toEqual([
    { nombre: 'Alta de afiliado', grupo: 'Afiliación' },
    { nombre: 'Categorías y sueldos', grupo: 'Institución' },
    { nombre: 'Bitácora', grupo: 'Vigilancia' },
    { nombre: 'Baja de Afiliado', grupo: 'Afiliación' },
    { nombre: 'Catálogos', grupo: 'Configuración' },
    { nombre: 'Quiénes somos', grupo: 'Lo nuestro' },
  ])
  const groups = await selectRows<{ nombre: string }>(
    'SELECT nombre FROM menus WHERE parent_id IS NULL AND componente IS NULL ORDER BY orden',
  )
  expect(groups.map(({ nombre }) => nombre)).toEqual([
    'Configuración',
    'Afiliación',
    'Institución',
    'Vigilancia',
    'Lo nuestro',
  ])
  expect(await selectRow('SELECT menu_id FROM perfil_menus')).toMatchObject({ menu_id: 14 })

  const known = await selectRow<{ valor: string }>(`SELECT valor FROM ajustes WHERE clave = 'semilla.menus'`)
  expect(JSON.parse(known?.valor ?? '')).toEqual([
    'altaDocA',
    'ConsultaAfiliadosPage',
    'validacionBaja',
    '/pensiones/seguros',
  ])
  await inTransaction(loadMenus)
  const count = await selectRows(`SELECT id FROM menus WHERE componente IN ('altaDocA', 'ConsultaAfiliadosPage')`)
  expect(count).toHaveLength(2)
})
