import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CatalogoFirmas } from '#domain/formatos/firma.ts'
import { plegarNombre } from '#api/afiliacion/padron/nombre-plegado.ts'
import { dialect, inTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { migrate } from '#api/db/migrate.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { ponerMigracion } from '#test/support/poner-migracion.ts'

/** In the order that a list promises. Every one has the word "Quesuna" too, by which only they are found. */
const APELLIDOS = [
  'Múnera',
  'MUNOZ',
  'Munzer',
  'Muñez',
  // By its second surname, Quesuna.
  'MUÑOZ-LEDO',
  "Muñoz O'Farrill",
  'Muñoz',
  'Muoz',
  'Nzar',
  'Ñandu',
  'Ñañez',
  'Oñate',
]

let admin: Client

beforeAll(async () => {
  admin = await signIn('admin')
  const { entidad, adscripcion, dependencia } = await lugarDe(SALUD)
  const rows = APELLIDOS.toReversed().map((apellidoPaterno, i) => {
    const nombre = { apellidoPaterno, apellidoMaterno: 'Quesuna', nombres: 'Ana' }
    const keys = [700_000 + i, `ORDEN-${i}`, nombre.nombres, apellidoPaterno, nombre.apellidoMaterno]
    const place = [entidad, adscripcion, dependencia]
    return [...keys, plegarNombre(nombre), '1980-01-01', 'F', '2020-02-01', 'A', ...place, '2020-02-01', '2020-02-01']
  })
  await inTransaction(() =>
    insertRows(
      'afiliados',
      'interno curp nombre apellido_paterno apellido_materno nombre_plegado fecha_nacimiento sexo fecha_alta situacion nivel0_id nivel1_id nivel2_id creado_at actualizado_at'.split(
        ' ',
      ),
      rows,
    ),
  )
})

interface Persona {
  readonly apellidoPaterno: string
}

const buscar = async (llamada: string, order: 'ASC' | 'DESC', q = 'quesuna') =>
  (await admin.post<Persona[]>(llamada, { filter: { q }, sort: ['nombre', order], range: [0, 24] })).body.map(
    ({ apellidoPaterno }) => apellidoPaterno,
  )

/** The rows of these people as the table has them, in order of names. */
const enTabla = async () =>
  (
    await selectRows<{ apellido: string }>(
      `SELECT apellido_paterno AS apellido FROM afiliados WHERE apellido_materno = 'Quesuna' ORDER BY nombre_orden, id`,
    )
  ).map(({ apellido }) => apellido)

describe(`in a list of people in order of names, on ${dialect}`, () => {
  it.each(['/api/panel/afiliados/buscar', '/api/panel/consulta/buscar'])('%s has Ñ after N', async (llamada) => {
    expect(await buscar(llamada, 'ASC')).toEqual(APELLIDOS)
    expect(await buscar(llamada, 'DESC')).toEqual(APELLIDOS.toReversed())
  })

  it('the searches of people have Ñ after N, and find an Ñ by its N', async () => {
    const { body } = await admin.post<{ resultado: { PATERNO: string }[] }>('/api/busquedaPadron', { texto: 'quesuna' })
    expect(body.resultado.map(({ PATERNO }) => PATERNO)).toEqual(APELLIDOS)
    const personal = await admin.get<{ APELLIDO_PATERNO: string }[]>('/api/personal/organica?q=quesuna')
    expect(personal.body.map(({ APELLIDO_PATERNO }) => APELLIDO_PATERNO)).toEqual(APELLIDOS)
    expect(await buscar('/api/panel/afiliados/buscar', 'ASC', 'munoz quesuna')).toEqual(
      APELLIDOS.filter((apellido) => /^mu[nñ]oz/i.test(apellido)),
    )
  })

  it('a change of surname moves its person', async () => {
    const rename = (apellido: string, plegado: string) =>
      inTransaction(() =>
        execute(`UPDATE afiliados SET apellido_paterno = $1, nombre_plegado = $2 WHERE curp = 'ORDEN-0'`, [
          apellido,
          plegado,
        ]),
      )
    await rename('Muñiz', 'muniz quesuna ana')
    expect((await buscar('/api/panel/afiliados/buscar', 'ASC')).slice(3, 6)).toEqual(['Muñez', 'Muñiz', 'MUÑOZ-LEDO'])
    await rename('Oñate', 'onate quesuna ana')
    expect(await buscar('/api/panel/afiliados/buscar', 'ASC')).toEqual(APELLIDOS)
  })

  it('people who were there before are in it', async () => {
    const undo = {
      sqlite: [
        'DROP TRIGGER afiliados_orden_alta',
        'DROP TRIGGER afiliados_orden_cambio',
        'ALTER TABLE afiliados DROP COLUMN nombre_orden',
      ],
      postgres: ['ALTER TABLE afiliados DROP COLUMN nombre_orden', 'DROP FUNCTION orden_de_nombre'],
    }
    const indexes = ['nombre', 'nivel0_nombre', 'nivel1_nombre', 'nivel2_nombre']
    await inTransaction(async () => {
      for (const name of [...indexes, 'plegado']) await execute(`DROP INDEX afiliados_${name}`)
      for (const sql of undo[dialect]) await execute(sql)
      for (const name of indexes) await execute(`CREATE INDEX afiliados_${name} ON afiliados (nombre_plegado)`)
    })
    const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-orden-'))
    await ponerMigracion(folder, '0158-orden-de-nombres', '9158')
    expect(await migrate(folder)).toEqual(['9158-orden-de-nombres'])
    expect(await enTabla()).toEqual(APELLIDOS)
  })
})

it('accounts are offered with Ñ after N', async () => {
  const names = ['Zoe Munoz', 'zoe Munzer', 'Zoé Muñoz', 'Zoe Muoz']
  const usuarios = await selectRows<{ id: number; nombre: string }>(
    'SELECT id, nombre FROM usuarios WHERE activo ORDER BY id LIMIT 4',
  )
  const rename = (nombres: readonly string[]) =>
    inTransaction(async () => {
      for (const [n, { id }] of usuarios.entries())
        await execute('UPDATE usuarios SET nombre = $1 WHERE id = $2', [nombres[n] ?? '', id])
    })
  await rename(names.toReversed())
  const { body } = await admin.get<CatalogoFirmas>('/api/panel/firmas')
  expect(body.usuarios.map(({ nombre }) => nombre).filter((nombre) => names.includes(nombre))).toEqual(names)
  await rename(usuarios.map(({ nombre }) => nombre))
})
