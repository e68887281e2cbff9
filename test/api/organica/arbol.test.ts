import { beforeAll, describe, expect, it } from 'vitest'
import type { CargoPanel, DetalleUnidad, RespuestaArbol } from '#domain/organica/arbol.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { ponerGente } from '#test/support/gente.ts'

let admin: Client
let salud: Lugar
let queda = 0
let cierra = 0

const arbol = async (query = ''): Promise<RespuestaArbol> =>
  (await admin.get<RespuestaArbol>(`/api/panel/organica/arbol${query}`)).body
const nodoDe = ({ nodos }: RespuestaArbol, id: number) => nodos.find((nodo) => nodo.id === id)
const areasDe = async (dependencia: number): Promise<number[]> => {
  const sql = 'SELECT id FROM unidades WHERE parent_id = $1 ORDER BY id'
  return (await selectRows<{ id: number }>(sql, [dependencia])).map(({ id }) => id)
}

beforeAll(async () => {
  admin = await signIn('admin')
  salud = await lugarDe(SALUD)
  const areas = await areasDe(salud.dependencia)
  queda = areas[0] ?? 0
  cierra = areas[1] ?? 0
  await ponerGente({ ...salud, area: queda }, 3, 51)
  await ponerGente({ ...salud, area: cierra }, 4, 52)
})

describe('the tree', () => {
  it('counts the people and the empty posts of all that hangs from each unit', async () => {
    // The merge below changes the areas of Salud.
    const lugar = await lugarDe(EDUCACION)
    const [una, otra] = await areasDe(lugar.dependencia)
    const antes = nodoDe(await arbol(), lugar.entidad)?.personas ?? 0
    await ponerGente({ ...lugar, area: una! }, 3, 53)
    await ponerGente({ ...lugar, area: otra! }, 4, 54)
    const hoy = await arbol()
    expect(hoy.texto).toBe('Con la organización de hoy.')
    expect(nodoDe(hoy, otra!)).toMatchObject({ personas: 4, parentId: lugar.dependencia, nivel: 3 })
    expect(nodoDe(hoy, lugar.dependencia)?.personas).toBe(7)
    expect(nodoDe(hoy, lugar.adscripcion)?.personas).toBe(7)
    expect(nodoDe(hoy, lugar.entidad)?.personas).toBe(antes + 7)
    const posts = await selectRow<{ n: number }>('SELECT COUNT(*) AS n FROM puestos WHERE unidad_id = $1', [otra!])
    expect(nodoDe(hoy, otra!)?.vacantes).toBe(posts?.n)
  })
})

describe('after a merge on 1 January', () => {
  let before: string | undefined
  beforeAll(async () => {
    before = nodoDe(await arbol(), cierra)?.nombre
    const acto = {
      tipo: 'fusionar',
      unidadId: queda,
      origenes: [cierra],
      fecha: '2026-01-01',
      documento: 'Acuerdo 4/2026',
    }
    expect((await admin.post('/api/panel/organica/actos', acto)).status).toBe(201)
  })

  it('the tree gives last year with the units of then, or with those of today, and says which', async () => {
    const entonces = await arbol('?al=2025-12-31')
    expect(entonces.texto).toBe('Al 31 dic 2025, con la organización de entonces.')
    expect([nodoDe(entonces, queda)?.personas, nodoDe(entonces, cierra)]).toMatchObject([
      3,
      { nombre: before, personas: 4 },
    ])
    // Who held which post then is kept of people, not of posts: no number stands in its place.
    expect(new Set(entonces.nodos.map(({ vacantes }) => vacantes))).toEqual(new Set([null]))
    const conHoy = await arbol('?al=2025-12-31&organizacion=hoy')
    expect(conHoy.texto).toBe('Al 31 dic 2025, con la organización de hoy.')
    expect([nodoDe(conHoy, queda)?.personas, nodoDe(conHoy, cierra)]).toEqual([7, undefined])
    expect(nodoDe(await arbol(), queda)?.personas).toBe(7)
  })

  it('the padrón of that day and its export are told by the units of then, or of today', async () => {
    const areasOf = async (organizacion: string) => {
      const filter = { al: '2025-12-31', organizacion, dependenciaId: salud.dependencia }
      const { bytes } = await admin.file('/api/panel/afiliados/exportar', { filter, sort: ['interno', 'ASC'] })
      const lines = new TextDecoder().decode(bytes).trim().split(/\r?\n/).slice(1)
      return lines.map((line) => line.split(',').slice(11))
    }
    const names = await selectRows<{ id: number; nombre: string }>(
      'SELECT id, nombre FROM unidades WHERE parent_id = $1',
      [salud.dependencia],
    )
    const nombre = (id: number) => names.find((row) => row.id === id)?.nombre
    const entonces = await areasOf('entonces')
    expect(new Set(entonces.map(([area]) => area))).toEqual(new Set([nombre(queda), nombre(cierra)]))
    expect(entonces[0]?.join(',')).toContain('con la organización de entonces.')
    const hoy = await areasOf('hoy')
    expect(new Set(hoy.map(([area]) => area))).toEqual(new Set([nombre(queda)]))
    expect(hoy[0]?.join(',')).toContain('con la organización de hoy.')
  })

  it('so is the page of a person', async () => {
    const gone = await selectRow<{ id: number; nombre: string }>(
      `SELECT h.afiliado_id AS id, u.nombre FROM historia_afiliado h JOIN unidades u ON u.id = $1
       WHERE h.campos LIKE '%"nivel3_id":' || $2 || '%' ORDER BY h.id LIMIT 1`,
      [cierra, String(cierra)],
    )
    const areaOf = async (query: string) =>
      (await admin.get(`/api/panel/afiliados/${gone?.id ?? 0}?al=2025-12-31${query}`)).body
    expect(JSON.stringify(await areaOf(''))).toContain(gone?.nombre)
    expect(JSON.stringify(await areaOf('&organizacion=hoy'))).not.toContain(`"${gone?.nombre ?? ''}"`)
  })
})

describe('who answers for a unit', () => {
  const nombrar = <T>(body: object) => admin.post<T>(`/api/panel/organica/unidades/${queda}/cargos`, body)

  it('is named from a day on, which ends the one before; an earlier day or no name is refused', async () => {
    // The tree shows who it is on each day.
    const una = { cargo: 'titular', nombre: 'Rosa Ávila Cruz', curp: '', desde: '2025-03-01' }
    expect((await nombrar(una)).status).toBe(201)
    const { body } = await nombrar<CargoPanel[]>({ ...una, nombre: 'Iván Soto Luna', desde: '2026-09-01' })
    expect(body.map(({ nombre, desde, hasta }) => [nombre, desde, hasta])).toEqual([
      ['Iván Soto Luna', '2026-09-01', null],
      ['Rosa Ávila Cruz', '2025-03-01', '2026-08-31'],
    ])
    expect(nodoDe(await arbol(), queda)?.titular).toBe('Iván Soto Luna')
    expect(nodoDe(await arbol('?al=2026-01-15'), queda)?.titular).toBe('Rosa Ávila Cruz')

    // Nobody is named before the current one, nor without a name.
    const refused = await nombrar<{ campos: Record<string, string> }>({
      cargo: 'titular',
      nombre: ' ',
      curp: 'ABC',
      desde: '2026-08-01',
    })
    expect([refused.status, refused.body.campos]).toEqual([
      422,
      {
        nombre: 'Escribe el nombre.',
        curp: 'La CURP tiene 18 caracteres y llegaron 3.',
        desde: 'Iván Soto Luna lo es desde el 1 sep 2026: elige un día posterior.',
      },
    ])
  })

  it('is told with what the unit was and its posts', async () => {
    const { body } = await admin.get<DetalleUnidad>(`/api/panel/organica/unidades/${queda}`)
    expect(body.vigencias[0]).toMatchObject({ desde: '1900-01-01', hasta: null, documento: '' })
    expect(body.puestos.length).toBeGreaterThan(0)
    expect((await admin.get('/api/panel/organica/unidades/999999')).status).toBe(404)
    expect((await (await signIn('validador1')).get('/api/panel/organica/arbol')).status).toBe(403)
  })
})
