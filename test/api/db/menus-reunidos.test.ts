import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { loadDerechos } from '#api/acceso/perfiles/load-derechos.ts'
import { inTransaction } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { ponerMigracion } from '#test/support/poner-migracion.ts'

/** Menus as an installation of before had them: name, what it opens, group, profiles besides the administrator. */
const SEMBRADOS = [
  ['Entidades Orgánicas', 'organicaEntidades', 'Institución', []],
  ['Entidad', 'organicaAdscripcion', 'Institución', []],
  ['Direcciones Generales', 'organicaDependencia', 'Institución', []],
  ['Áreas', 'organicaArea', 'Institución', []],
  ['Categorías y sueldos', '/panel/categorias', 'Institución', [2, 3, 4, 5, 6, 7, 8]],
  ['Alta de Afiliado Existente', 'altaHisA', 'Afiliación', [6]],
  ['Historial de quincenas', 'HistorialPage', 'Quincena y fondos', [8]],
  ['Documentación', 'DocGeneralModuloPanel', 'Configuración', []],
  ['Tablero externo 2', 'iframe02', 'Análisis y tableros', [4, 5, 8]],
  ['Corto plazo', '/prestamos/corto-plazo', 'Préstamos', [4, 5, 8]],
  ['Planeación operativa', '/prestamos/planeacion-operativa', 'Préstamos', [4, 5, 8]],
  ['Aguinaldo', '/nomina/aguinaldo', 'Nómina', [4, 5, 8]],
] as const

const grupoId = async (nombre: string): Promise<number> => {
  const find = () =>
    selectRow<{ id: number }>('SELECT id FROM menus WHERE nombre = $1 AND componente IS NULL', [nombre])
  const known = await find()
  if (known) return known.id
  await execute('INSERT INTO menus (nombre, orden) VALUES ($1, 700)', [nombre])
  return (await find())?.id ?? 0
}

async function sembrar(
  nombre: string,
  componente: string,
  grupo: string,
  perfiles: readonly number[],
  version = 1,
): Promise<void> {
  const parent = await grupoId(grupo)
  await execute('INSERT INTO menus (nombre, componente, parent_id, version) VALUES ($1, $2, $3, $4)', [
    nombre,
    componente,
    parent,
    version,
  ])
  const menu = 'SELECT MAX(id) FROM menus WHERE componente = $1'
  for (const perfil of perfiles)
    await execute(`INSERT INTO perfil_menus (perfil_id, menu_id) VALUES ($2, (${menu}))`, [componente, perfil])
}

/** Two profiles of the institute: one with two screens of the tree alone, one with the tree as well. */
async function perfilesPropios(): Promise<void> {
  for (const [id, nombre] of [
    [90, 'Catastro de áreas'],
    [91, 'Estructura'],
  ] as const)
    await execute(`INSERT INTO perfiles (id, nombre, ambito) VALUES ($1, $2, 'instituto')`, [id, nombre])
  const dar = (perfil: number, componente: string) =>
    execute(
      'INSERT INTO perfil_menus (perfil_id, menu_id) SELECT CAST($1 AS BIGINT), id FROM menus WHERE componente = $2',
      [perfil, componente],
    )
  await dar(90, 'organicaArea')
  await dar(91, 'organicaDependencia')
  await dar(91, 'organicaArbol')
  // What nothing else opens for it: neither the entry that takes its place nor the process.
  await dar(90, '/nomina/aguinaldo')
}

async function vistasPorPerfil(): Promise<Record<string, readonly string[]>> {
  const { perfiles } = await loadDerechos()
  return Object.fromEntries(
    perfiles.map(({ nombre, aperturas }) => [nombre, [...new Set(aperturas.map(({ vista }) => vista))].sort()]),
  )
}

it('merges what is as it was sown, and leaves what the institute changed or what a profile needs', async () => {
  await inTransaction(async () => {
    for (const [nombre, componente, grupo, perfiles] of SEMBRADOS) await sembrar(nombre, componente, grupo, perfiles)
    // Changed by an administrator: another name, another group, and an entry of its own in a group that was sown.
    await sembrar('Incidencias', 'formatoI', 'Afiliación', [6], 2)
    await sembrar('Contacto', 'tablero_ubicanos', 'Lo nuestro', [], 2)
    await sembrar('Manual de pensiones', 'https://manuales.ejemplo.gob.mx', 'Pensiones', [8])
    await sembrar('Orientación', '/tramite-pension/orientacion', 'Pensiones', [4, 5, 8])
    await perfilesPropios()
  })
  const before = await vistasPorPerfil()

  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-menus-'))
  await ponerMigracion(folder, '0250-menus-reunidos', '9250')
  await migrate(folder)

  const names = [...SEMBRADOS.map(([, componente]) => componente), '/tramite-pension/orientacion']
  const left = await selectRows<{ componente: string }>('SELECT componente FROM menus WHERE componente IS NOT NULL')
  expect(left.map(({ componente }) => componente).filter((one) => names.includes(one))).toEqual([
    'organicaArea',
    '/nomina/aguinaldo',
  ])
  const own = await selectRows<{ nombre: string; grupo: string }>(
    `SELECT m.nombre, g.nombre AS grupo FROM menus m JOIN menus g ON g.id = m.parent_id
     WHERE m.componente IN ('formatoI', 'tablero_ubicanos', 'https://manuales.ejemplo.gob.mx') ORDER BY m.id`,
  )
  expect(own).toEqual([
    { nombre: 'Incidencias', grupo: 'Afiliación' },
    { nombre: 'Contacto', grupo: 'Lo nuestro' },
    { nombre: 'Manual de pensiones', grupo: 'Pensiones' },
  ])
  const groups = await selectRows<{ nombre: string }>(
    `SELECT nombre FROM menus WHERE componente IS NULL AND nombre IN ('Préstamos', 'Pensiones', 'Nómina') ORDER BY nombre`,
  )
  expect(groups.map(({ nombre }) => nombre)).toEqual(['Nómina', 'Pensiones'])
  expect(await vistasPorPerfil()).toEqual(before)
  expect(await selectRows('SELECT menu_id FROM perfil_menus WHERE menu_id NOT IN (SELECT id FROM menus)')).toEqual([])
})
