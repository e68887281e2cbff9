import { beforeAll, describe, expect, it } from 'vitest'
import type { EfectosActo, PrevistoActo } from '#domain/organica/efectos-acto.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, registrarAlta, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client, type Respuesta } from '#test/support/client.ts'
import { ponerGente } from '#test/support/gente.ts'

interface Refusal {
  readonly error: string
  readonly codigo: string
  readonly campos?: Record<string, string>
  readonly usos?: readonly { uso: string; cuantos: number }[]
}
type Hecho = { readonly id: number; readonly efectos: EfectosActo }

let admin: Client
let salud: Lugar
let educacion: Lugar

const OFICIO = 'Oficio SA/112/2026'
const acto = <T = Hecho>(body: object): Promise<Respuesta<T>> =>
  admin.post<T>('/api/panel/organica/actos', { documento: OFICIO, fecha: '2026-01-01', ...body })
const previsto = <T = PrevistoActo>(body: object): Promise<Respuesta<T>> =>
  admin.post<T>('/api/panel/organica/actos/previsto', { documento: OFICIO, fecha: '2026-01-01', ...body })
const camposDe = async (body: object) => {
  const { status, body: answer } = await acto<Refusal>(body)
  expect(status).toBe(422)
  return answer.campos
}
const uno = async (sql: string, binds: readonly number[] = []): Promise<number> =>
  (await selectRow<{ n: number }>(sql, binds))?.n ?? -1
const unidadDe = async (id: number) =>
  selectRow<{ nombre: string; activo: unknown; sucesora_id: number | null; parent_id: number }>(
    'SELECT nombre, activo, sucesora_id, parent_id FROM unidades WHERE id = $1',
    [id],
  )
/** The keys of the organic row that a unit of level 2 carries, by the documented names. */
const clavesDe = async (id: number) =>
  (await selectRow(
    `SELECT o.clave_0 AS clave_organica_0, o.clave_1 AS clave_organica_1, o.clave_2 AS clave_organica_2
     FROM organica o JOIN unidades u ON u.organica_id = o.id WHERE u.id = $1`,
    [id],
  ))!
/** Areas of a dependency, in the order of their keys. */
const areasDe = async (dependencia: number): Promise<number[]> =>
  (
    await selectRows<{ id: number }>('SELECT id FROM unidades WHERE parent_id = $1 AND activo ORDER BY id', [
      dependencia,
    ])
  ).map(({ id }) => id)

beforeAll(async () => {
  admin = await signIn('admin')
  salud = await lugarDe(SALUD)
  educacion = await lugarDe(EDUCACION)
})

describe('what an act is refused for', () => {
  it('a date, a document, a name, a place: each by its field', async () => {
    expect(await camposDe({ tipo: 'renombrar', unidadId: salud.area, fecha: '', documento: ' ' })).toEqual({
      fecha: 'Escribe la fecha del acto.',
      documento: 'Escribe el documento que lo ordena: oficio, acuerdo o decreto.',
      nombre: 'Escribe el nombre nuevo.',
    })
    expect(await camposDe({ tipo: 'mover', unidadId: salud.area })).toEqual({
      destinoId: 'Elige de qué unidad dependerá.',
    })
    expect(await camposDe({ tipo: 'fusionar', unidadId: salud.area })).toEqual({
      origenes: 'Elige al menos una unidad que se integra.',
    })
  })

  it('a unit made its own ancestor, or moved to a wrong level', async () => {
    const under = await camposDe({ tipo: 'mover', unidadId: salud.dependencia, destinoId: salud.area })
    expect(under?.['destinoId']).toMatch(/no puede depender de sí misma ni de una unidad que depende de ella/)
    const level = await camposDe({ tipo: 'mover', unidadId: salud.area, destinoId: educacion.area })
    expect(level?.['destinoId']).toMatch(/depende de una unidad del nivel Dirección General y .* es del nivel Área/)
  })

  it('a division of nothing, by what hangs from the unit: posts from an area, units from the rest', async () => {
    const nada = { tipo: 'dividir', nombre: 'Nueva', documento: 'Oficio 1', fecha: '2026-11-20' }
    const falta = 'Elige qué pasa a la unidad nueva.'
    expect(await camposDe({ ...nada, unidadId: salud.area })).toEqual({ puestos: falta })
    expect(await camposDe({ ...nada, unidadId: salud.dependencia })).toEqual({ hijas: falta })
  })

  it('a merge of units of two levels', async () => {
    const campos = await camposDe({ tipo: 'fusionar', unidadId: salud.area, origenes: [salud.dependencia] })
    expect(campos?.['origenes']).toMatch(
      /^Solo se fusionan unidades del mismo nivel: .* es Área y .* es Dirección General\.$/,
    )
  })

  it('ending a unit with 300 people: the list, and the act that does it well', async () => {
    const [, , last = 0] = await areasDe(educacion.dependencia)
    await ponerGente({ ...educacion, area: last }, 300, 31)
    const { status, body } = await acto<Refusal>({ tipo: 'terminar', unidadId: last, fecha: '2026-10-31' })
    expect([status, body.codigo, body.usos]).toEqual([409, 'en_uso', [{ uso: 'personas', cuantos: 300 }]])
    expect(body.error).toMatch(/no se termina: 300 personas\. .*«Fusionar»/)
  })

  it('at level 1, a day that begins no quincena, an earlier one open, a later one closed', async () => {
    const [otra] = await selectRows<{ id: number }>('SELECT id FROM unidades WHERE nivel = 1 AND nombre = $1', [
      'Secretaría de Finanzas',
    ])
    const fusion = { tipo: 'fusionar', unidadId: salud.adscripcion, origenes: [otra?.id] }
    expect((await camposDe({ ...fusion, fecha: '2026-11-05' }))?.['fecha']).toBe(
      'Cambia quién paga: empieza el primer día de una quincena, por ejemplo el 1 nov 2026.',
    )
    // Quincena 19 of 2026 closed (ordinal 2026 × 24 + 18): 20 and 21 are still open.
    const cerrar = (quincena: number) =>
      inTransaction(() =>
        execute(
          `INSERT INTO cierres (entidad_id, quincena, estado, creado_at) VALUES ($1, $2, 'cerrado', '2026-10-20T00:00:00Z')`,
          [otra?.id ?? 0, quincena],
        ),
      )
    await cerrar(48_642)
    expect((await camposDe({ ...fusion, fecha: '2026-11-16' }))?.['fecha']).toMatch(
      /no ha cerrado la quincena 20 de 2026: ciérrala antes\.$/,
    )
    expect((await camposDe({ ...fusion, fecha: '2026-10-01' }))?.['fecha']).toMatch(
      /ya cerró la quincena 19 de 2026: elige una quincena posterior\.$/,
    )
    expect((await previsto({ ...fusion, fecha: '2026-10-16' })).status).toBe(200)
  })

  it('a day before what it touches existed: nobody would be anywhere on the days between', async () => {
    // Today is 20 November 2026 (test/support/test-today.ts): what is made here begins on it.
    const nueva = { ...(await clavesDe(salud.dependencia)), clave_organica_3: '77', descripcion: 'Nueva', estatus: 'A' }
    expect((await admin.post('/api/organica-3', nueva)).status).toBe(201)
    const area = await admin.post('/api/areas', { id_dependencia: salud.dependencia, clave: '77', nombre: 'Nueva' })
    const nuevaId = Number(area.body['ID'])
    const lugar = /^Nueva está en su lugar desde el 20 nov 2026: elige ese día o uno posterior\.$/
    const fusion = { tipo: 'fusionar', unidadId: nuevaId, origenes: [salud.area] }
    expect((await camposDe(fusion))?.['fecha']).toMatch(lugar)
    expect((await previsto(fusion)).status).toBe(422)
    expect((await camposDe({ tipo: 'terminar', unidadId: nuevaId, fecha: '2020-01-01' }))?.['fecha']).toMatch(
      /^Nueva está como está desde el 20 nov 2026/,
    )
    // Of a merge, also what hangs from the unit that ends: it goes to another parent that day.
    const [otra] = await selectRows<{ id: number }>(
      'SELECT id FROM unidades WHERE parent_id = $1 AND activo AND id <> $2 ORDER BY id',
      [salud.adscripcion, salud.dependencia],
    )
    const conHija = { tipo: 'fusionar', unidadId: otra?.id, origenes: [salud.dependencia], fecha: '2026-03-01' }
    expect((await camposDe(conHija))?.['fecha']).toMatch(/^Nueva está como está desde el 20 nov 2026/)
    expect((await previsto({ ...fusion, fecha: '2026-11-20' })).status).toBe(200)
    expect((await admin.delete(`/api/areas?id=${nuevaId}`)).status).toBe(200)
  })

  it('whoever is of a dependency', async () => {
    const desk = await signIn('validador1')
    const body = { tipo: 'renombrar', unidadId: salud.area, nombre: 'X', fecha: '2026-01-01', documento: OFICIO }
    expect((await desk.post('/api/panel/organica/actos', body)).status).toBe(403)
    expect((await desk.post('/api/panel/organica/actos/previsto', body)).status).toBe(403)
  })
})

describe('two areas merged on 1 January', () => {
  it('everybody is in the one that stays, and 31 December is told as it was', async () => {
    const [queda = 0, cierra = 0] = await areasDe(salud.dependencia)
    await ponerGente({ ...salud, area: cierra }, 40, 11)
    await ponerGente({ ...salud, area: queda }, 10, 12)
    const abierto = await registrarAlta(await signIn('ventanilla1'), { ...salud, area: cierra })
    const alEntonces = async () => {
      const filter = encodeURIComponent(JSON.stringify({ al: '2025-12-31', dependenciaId: salud.dependencia }))
      const list = await admin.get<{ area: string }[]>(`/api/panel/afiliados?filter=${filter}&range=[0,99]`)
      return list.body
    }
    const before = await alEntonces()
    expect(before.length).toBe(50)
    const body = { tipo: 'fusionar', unidadId: queda, origenes: [cierra] }
    const seen = await previsto(body)
    expect(seen.body.efectos).toMatchObject({ personas: 41, movimientos: 1, usuarios: 0, unidades: 0 })
    expect(seen.body.claves).toEqual([])
    expect(await uno('SELECT COUNT(*) AS n FROM afiliados WHERE nivel3_id = $1', [cierra])).toBe(41)

    const { status, body: hecho } = await acto(body)
    expect([status, hecho.efectos]).toEqual([201, seen.body.efectos])
    expect(await uno('SELECT COUNT(*) AS n FROM afiliados WHERE nivel3_id = $1', [queda])).toBe(51)
    expect(await unidadDe(cierra)).toMatchObject({ sucesora_id: queda })
    expect(
      await selectRows('SELECT desde, hasta FROM unidad_vigencias WHERE unidad_id = $1 ORDER BY desde', [cierra]),
    ).toEqual([{ desde: '1900-01-01', hasta: '2025-12-31' }])
    expect(await alEntonces()).toEqual(before)
    // The alta that was open is applied to the area that stays.
    const link = await selectRow(
      'SELECT g.nivel3_id FROM movimientos m JOIN afiliado_org g ON g.id = m.afiliado_org_id WHERE m.folio = $1',
      [abierto.folio],
    )
    expect(link).toEqual({ nivel3_id: queda })
    expect(
      (await camposDe({ tipo: 'renombrar', unidadId: cierra, nombre: 'X', fecha: '2026-02-01' }))?.['unidadId'],
    ).toMatch(/ya terminó: elige una unidad vigente\.$/)
  })
})

describe('a directorate moved, merged and divided', () => {
  it('moved to another entity it changes who pays; its keys, users and people go with it', async () => {
    const validador = await selectRow<{ id: number; dependencia: number | null; adscripcion: number | null }>(
      `SELECT id, dependencia_id AS dependencia, adscripcion_id AS adscripcion FROM usuarios WHERE usuario = 'ventanilla2'`,
    )
    expect(validador?.adscripcion).toBe(educacion.adscripcion)
    await inTransaction(() =>
      execute('UPDATE usuarios SET dependencia_id = $1 WHERE id = $2', [educacion.dependencia, validador?.id ?? 0]),
    )
    const body = { tipo: 'mover', unidadId: educacion.dependencia, destinoId: salud.adscripcion, fecha: '2026-11-16' }
    const seen = await previsto(body)
    const total = await uno('SELECT COUNT(*) AS n FROM afiliados WHERE nivel2_id = $1', [educacion.dependencia])
    expect(seen.body.efectos).toMatchObject({ personas: total, usuarios: 1, perfiles: ['Ventanilla'] })
    const [clave] = seen.body.claves
    expect([clave?.antes.slice(0, 5), clave?.despues.slice(0, 5)]).toEqual(['01-02', '01-01'])
    expect((await acto(body)).status).toBe(201)
    expect(
      await uno('SELECT COUNT(*) AS n FROM afiliados WHERE nivel2_id = $1 AND nivel1_id = $2', [
        educacion.dependencia,
        salud.adscripcion,
      ]),
    ).toBe(total)
    expect(
      await uno('SELECT COUNT(*) AS n FROM usuarios WHERE id = $1 AND adscripcion_id = $2', [
        validador?.id ?? 0,
        salud.adscripcion,
      ]),
    ).toBe(1)
    const keys = await selectRows<{ clave_1: string }>(
      'SELECT DISTINCT o.clave_1 FROM unidades u JOIN organica o ON o.id = u.organica_id WHERE u.parent_id = $1',
      [educacion.dependencia],
    )
    expect(keys).toEqual([{ clave_1: '01' }])
  })

  it('merged, it is foreseen with the keys that what hangs from it will have', async () => {
    const otras = await selectRows<{ id: number }>(
      'SELECT id FROM unidades WHERE parent_id = $1 AND activo AND id <> $2 ORDER BY id',
      [salud.adscripcion, educacion.dependencia],
    )
    const [queda, cierra] = otras
    const below = await areasDe(cierra?.id ?? 0)
    const seen = await previsto({ tipo: 'fusionar', unidadId: queda?.id, origenes: [cierra?.id], fecha: '2026-11-20' })
    const keys = seen.body.claves.map(({ despues }) => despues)
    expect([below.length > 0, keys.length]).toEqual([true, below.length])
    const above = await selectRow<{ clave: string }>(
      `SELECT o.clave_0 || '-' || o.clave_1 || '-' || o.clave_2 AS clave FROM organica o
       JOIN unidades u ON u.organica_id = o.id WHERE u.id = $1`,
      [queda?.id ?? 0],
    )
    // Its own areas keep theirs: the keys that come are free, and each another.
    expect([keys.every((key) => key.startsWith(`${above?.clave}-`)), new Set(keys).size]).toEqual([true, keys.length])
  })

  it('an area divided takes the posts chosen, with who holds them', async () => {
    const area = await selectRow<{ id: number; dependencia: number }>(
      `SELECT u.id, u.parent_id AS dependencia FROM unidades u WHERE u.nivel = 3 AND u.activo
         AND (SELECT COUNT(*) FROM puestos p WHERE p.unidad_id = u.id) >= 2 ORDER BY u.id DESC LIMIT 1`,
    )
    const [puesto] = await selectRows<{ id: number }>('SELECT id FROM puestos WHERE unidad_id = $1 ORDER BY id', [
      area?.id ?? 0,
    ])
    const lugar = await selectRow<Lugar>(
      `SELECT u1.parent_id AS entidad, u1.id AS adscripcion, u2.id AS dependencia, u3.id AS area FROM unidades u3
       JOIN unidades u2 ON u2.id = u3.parent_id JOIN unidades u1 ON u1.id = u2.parent_id WHERE u3.id = $1`,
      [area?.id ?? 0],
    )
    await ponerGente(lugar!, 6, 21)
    await inTransaction(() =>
      execute('UPDATE afiliados SET puesto_id = $1 WHERE interno BETWEEN 2100000 AND 2100001', [puesto?.id ?? 0]),
    )
    const { status, body } = await acto({
      tipo: 'dividir',
      unidadId: area?.id,
      nombre: 'Archivo Histórico',
      puestos: [puesto?.id],
      fecha: '2026-03-01',
    })
    expect([status, body.efectos.personas]).toEqual([201, 2])
    const nueva = await selectRow<{ id: number; parent_id: number }>(
      `SELECT id, parent_id FROM unidades WHERE nombre = 'Archivo Histórico'`,
    )
    expect(nueva?.parent_id).toBe(area?.dependencia)
    expect(await uno('SELECT COUNT(*) AS n FROM afiliados WHERE nivel3_id = $1', [nueva?.id ?? 0])).toBe(2)
    expect(await uno('SELECT COUNT(*) AS n FROM puestos WHERE unidad_id = $1', [nueva?.id ?? 0])).toBe(1)
    const [vigencia] = await selectRows('SELECT desde FROM unidad_vigencias WHERE unidad_id = $1', [nueva?.id ?? 0])
    expect(vigencia).toEqual({ desde: '2026-03-01' })
  })

  it('a merge that moves 5,000 people writes an entry for each, after what each had', async () => {
    const finanzas = await lugarDe('Secretaría de Finanzas')
    const areas = await areasDe(finanzas.dependencia)
    const [queda = 0, cierra = 0] = areas
    await ponerGente({ ...finanzas, area: cierra }, 5000, 41)
    const { status, body } = await acto({ tipo: 'fusionar', unidadId: queda, origenes: [cierra], fecha: '2026-07-10' })
    expect([status, body.efectos.personas]).toEqual([201, 5000])
    const entries = `SELECT COUNT(*) AS n FROM historia_afiliado h JOIN afiliados a ON a.id = h.afiliado_id
      WHERE a.interno BETWEEN 4100000 AND 4199999`
    expect(await uno(`${entries} AND h.desde = '2026-07-10'`)).toBe(5000)
    expect(await uno(`${entries} AND h.desde = '2020-02-01'`)).toBe(5000)
  })
})
