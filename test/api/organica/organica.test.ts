import { beforeAll, describe, expect, it } from 'vitest'
import { execute, selectRow } from '#api/db/sql.ts'
import { signIn, type Client } from '#test/support/client.ts'

type Row = Record<string, unknown>

let client: Client
const rows = async (path: string): Promise<Row[]> => {
  const res = await client.get<Row[]>(path)
  expect(res.status).toBe(200)
  return res.body
}
const idOf = async (nivel: number, nombre: string): Promise<number> =>
  (await selectRow<{ id: number }>('SELECT id FROM unidades WHERE nivel = $1 AND nombre = $2', [nivel, nombre]))!.id

beforeAll(async () => {
  client = await signIn('ventanilla1')
})

describe('organic tree, with the names of the specifications', () => {
  it('lists entity types with ID, CLAVE, NOMBRE and ACTIVO', async () => {
    const [first] = await rows('/api/organica')
    expect(first).toMatchObject({ CLAVE: '01', NOMBRE: 'Administración Central', ACTIVO: true })
    expect(first).toHaveProperty('ID', first?.['id'])
  })

  it('walks the cascade from type to area by ids', async () => {
    const [tipo] = await rows('/api/OrganicaEntidad?clave=01')
    const adscripciones = await rows(`/api/OrganicaAdscripcion?id_entidad=${String(tipo?.['ID'])}`)
    const salud = adscripciones.find((row) => row['NOMBRE'] === 'Secretaría de Salud')
    expect(salud).toMatchObject({ CLAVE: '01', clave: '01', nombre: 'Secretaría de Salud' })
    const dependencias = await rows(`/api/OrganicaDependencia?id_adscripcion=${String(salud?.['ID'])}`)
    expect(dependencias.map((row) => row['NOMBRE'])).toContain('Dirección General de Servicios Médicos')
    const areas = await rows(`/api/OrganicaArea?id_dependencia=${String(dependencias[0]?.['id'])}`)
    expect(areas[0]).toMatchObject({
      ENT_NOMBRE: 'Administración Central',
      ADS_NOMBRE: 'Secretaría de Salud',
      DEP_NOMBRE: 'Dirección General Administrativa',
      ID_DEPENDENCIA: dependencias[0]?.['ID'],
      CLAVE_ORGANICA_3: '01',
    })
  })

  it('narrows by key, as the documents ask, and pads it with zeros', async () => {
    expect(await rows('/api/OrganicaAdscripcion?clave_organica_0=02')).toHaveLength(3)
    expect(await rows('/api/OrganicaEntidad?clave=2')).toMatchObject([{ NOMBRE: 'Organismos Descentralizados' }])
    expect(await rows('/api/OrganicaEntidad?clave=99')).toEqual([])
    expect(await rows('/api/OrganicaEntidad?clave=')).toHaveLength(4)
  })

  it('gives entidad and dependencia rows with their parents', async () => {
    const entidad = await idOf(0, 'Administración Central')
    const [salud] = await rows(`/api/adscripcion?id_entidad=${entidad}`)
    expect(salud).toMatchObject({
      ID_ENTIDAD: entidad,
      ENTIDAD_ID: entidad,
      ENTIDAD_CLAVE: '01',
      ENTIDAD_NOMBRE: 'Administración Central',
      organica1: { CLAVE_ORGANICA_1: '01', DESCRIPCION: 'Secretaría de Salud' },
    })
    expect(salud).toHaveProperty('CREADO_EN')
    const [dependencia] = await rows(`/api/dependencias?id_adscripcion=${String(salud?.['ID'])}`)
    expect(dependencia).toMatchObject({
      ID_ADSCRIPCION: salud?.['ID'],
      ADSCRIPCION: { ID: salud?.['ID'], NOMBRE: 'Secretaría de Salud', CLAVE: '01' },
      ENTIDAD_NOMBRE: 'Administración Central',
      CLAVE_ORGANICA_2: '01',
    })
  })

  it('lists organica 0 to 3 by keys, page and status', async () => {
    expect(await rows('/api/organica-0?clave_organica=03&top=1')).toMatchObject([
      { CLAVE_ORGANICA: '03', NOMBRE_ORGANICA: 'Municipios' },
    ])
    const nivel1 = await rows('/api/organica-1?clave_organica_0=01&estatus=A')
    expect(nivel1).toHaveLength(5)
    expect(nivel1[1]).toMatchObject({ CLAVE_ORGANICA_1: '02', DESCRIPCION: 'Secretaría de Educación' })
    expect(await rows('/api/organica-1?clave_organica_0=01&limit=2&offset=4')).toHaveLength(1)
    const nivel2 = await rows('/api/organica-2?clave_organica_0=01&clave_organica_1=01&estatus=A')
    expect(nivel2[1]).toMatchObject({
      clave_organica_2: '02',
      descripcion: 'Dirección General de Servicios Médicos',
    })
    const nivel3 = await rows('/api/organica-3?clave_organica_0=01&clave_organica_1=01&clave_organica_2=02')
    expect(nivel3.map((row) => row['clave_organica_3'])).toEqual(['01', '02', '03'])
    expect(await rows('/api/organica-1?clave_organica_0=01&estatus=I')).toEqual([])
  })

  it('keeps an inactive unit out of pickers and in the lists that show Activo', async () => {
    const id = await idOf(3, 'Bachilleratos')
    await execute('UPDATE unidades SET activo = $1 WHERE id = $2', [false, id])
    const names = async (path: string) => (await rows(path)).map((row) => row['NOMBRE'])
    expect(await names('/api/OrganicaArea')).not.toContain('Bachilleratos')
    expect(await names('/api/OrganicaArea?activo=todos')).toContain('Bachilleratos')
    expect((await rows('/api/catalogo/area')).map((row) => row['nombre'])).not.toContain('Bachilleratos')
  })

  it('refuses parameters that are none with 400 and leaks nothing', async () => {
    for (const path of [
      "/api/OrganicaArea?id_dependencia=1'--",
      '/api/organica-1?estatus=X',
      '/api/organica-1?limit=-1',
    ]) {
      const res = await client.get(path)
      expect(res.status).toBe(400)
      expect(res.body).toMatchObject({ codigo: 'parametros' })
      expect(JSON.stringify(res.body)).not.toMatch(/SQL|SELECT/)
    }
  })
})

describe('catalogues of puestos, categories and salaries', () => {
  it('give the category key, its name and its salary in pesos when joined', async () => {
    const joined = await rows('/api/catalogo/categoria?join=true')
    expect(joined).toHaveLength(25)
    expect(joined[0]).toMatchObject({ nombre: '60C', nombreCategoria: 'Director General', sueldo: 77182.4 })
    expect((await rows('/api/catalogo/categoria'))[0]).not.toHaveProperty('sueldo')
  })

  it('give the salary in force today and not one to come', async () => {
    const { id } = (await selectRow<{ id: number }>(`SELECT id FROM categorias WHERE clave = '60D'`))!
    await execute(`UPDATE sueldos SET vigente_hasta = '2026-12-31' WHERE categoria_id = $1`, [id])
    await execute(
      `INSERT INTO sueldos (categoria_id, monto_centavos, vigente_desde) VALUES ($1, 9900000, '2027-01-01')`,
      [id],
    )
    const joined = await rows('/api/catalogo/categoria?join=true')
    expect(joined.filter((row) => row['nombre'] === '60D')).toMatchObject([{ sueldo: 68512.72 }])
    expect((await rows('/api/catalogo/sueldo')).filter((row) => row['id_categoria'] === id)).toMatchObject([
      { monto: 68512.72 },
    ])
  })

  it('hang direccion, area and puesto from their parents', async () => {
    const [adscripcion] = await rows('/api/catalogo/adscripcion')
    expect(adscripcion).toMatchObject({ nombre: 'Secretaría de Salud' })
    const direccion = (await rows('/api/catalogo/direccion')).find(
      (row) => row['id_adscripcion'] === adscripcion?.['id'],
    )
    expect(direccion?.['nombre']).toBe('Dirección General Administrativa')
    const area = (await rows('/api/catalogo/area?join=true')).find((row) => row['id_direccion'] === direccion?.['id'])
    expect(area).toMatchObject({ nombre: 'Recursos Humanos', direccion: 'Dirección General Administrativa' })
    const puestos = (await rows('/api/catalogo/puesto')).filter((row) => row['id_area'] === area?.['id'])
    expect(puestos.map((row) => row['nombre'])).toEqual(['Analista', 'Auxiliar administrativo', 'Jefe de departamento'])
  })

  it('answer 404 to an unknown type, the names of objects included', async () => {
    for (const tipo of ['sueldos', 'constructor', '__proto__'])
      expect((await client.get(`/api/catalogo/${tipo}`)).status).toBe(404)
  })
})
