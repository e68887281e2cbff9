import { beforeAll, describe, expect, it } from 'vitest'
import { lugarDe, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { documentada } from '#test/support/contrato/documentada.ts'

interface Fila {
  readonly ID: number
}

let admin: Client
let salud: Lugar

beforeAll(async () => {
  admin = await signIn('admin')
  salud = await lugarDe(SALUD)
})

const UNIDAD = ['ID', 'CLAVE', 'NOMBRE', 'ACTIVO']
const ADSCRIPCION = [...UNIDAD, 'ID_ENTIDAD', 'CREADO_EN', 'ACTUALIZADO_EN', 'ENTIDAD_ID', 'ENTIDAD_CLAVE']
const DEPENDENCIA = [...UNIDAD, 'ID_ADSCRIPCION', 'ADSCRIPCION', 'ENTIDAD_NOMBRE', 'organica2', 'CLAVE_ORGANICA_2']
const AREA = [...UNIDAD, 'ID_DEPENDENCIA', 'ENT_NOMBRE', 'ADS_NOMBRE', 'DEP_NOMBRE', 'organica3', 'CLAVE_ORGANICA_3']

describe('the reads of specifications 1 §7, 2 §7 and 3 §7 on the hierarchy', () => {
  it.each([
    ['GET /api/organica', UNIDAD],
    ['GET /api/organica-0', ['CLAVE_ORGANICA', 'NOMBRE_ORGANICA']],
    ['GET /api/organica-0?clave_organica=01&top=1', ['CLAVE_ORGANICA', 'NOMBRE_ORGANICA']],
    ['GET /api/organica-1?clave_organica_0=01', ['CLAVE_ORGANICA_1', 'DESCRIPCION']],
    ['GET /api/organica-1?clave_organica_0=01&estatus=A', ['CLAVE_ORGANICA_1', 'DESCRIPCION']],
    [
      'GET /api/organica-1?clave_organica_0=01&clave_organica_1=01&limit=10&offset=0',
      ['CLAVE_ORGANICA_1', 'DESCRIPCION'],
    ],
    ['GET /api/organica-2?clave_organica_0=01&clave_organica_1=01&estatus=A', ['clave_organica_2', 'descripcion']],
    [
      'GET /api/organica-2?clave_organica_0=01&clave_organica_1=01&limit=10&offset=0',
      ['clave_organica_2', 'descripcion'],
    ],
    [
      'GET /api/organica-3?clave_organica_0=01&clave_organica_1=01&clave_organica_2=01&estatus=A',
      ['clave_organica_3', 'descripcion'],
    ],
    [
      'GET /api/organica-3?clave_organica_0=01&clave_organica_1=01&clave_organica_2=01&limit=10&offset=0',
      ['clave_organica_3', 'descripcion'],
    ],
    ['GET /api/adscripcion', [...ADSCRIPCION, 'ENTIDAD_NOMBRE', 'organica1']],
    ['GET /api/dependencias', DEPENDENCIA],
    ['GET /api/OrganicaEntidad?clave=01', ['ID', 'NOMBRE']],
    ['GET /api/OrganicaAdscripcion?clave_organica_0=01', ['ID', 'NOMBRE']],
    ['GET /api/OrganicaArea', AREA],
    ['GET /api/catalogo/adscripcion', ['id', 'nombre']],
    ['GET /api/catalogo/direccion', ['id', 'nombre', 'id_adscripcion']],
    ['GET /api/catalogo/area', ['id', 'nombre', 'id_direccion']],
    ['GET /api/catalogo/categoria', ['id', 'nombre']],
    ['GET /api/catalogo/categoria?join=true', ['id', 'nombre', 'sueldo']],
    ['GET /api/catalogo/sueldo', ['id', 'monto', 'id_categoria']],
  ])('%s', (llamada, llaves) => documentada(admin, llamada, llaves))

  it('of a level, by the unit above and its key', async () => {
    const { entidad, adscripcion, dependencia } = salud
    await documentada(admin, `GET /api/adscripcion?id_entidad=${entidad}`, ADSCRIPCION)
    await documentada(admin, `GET /api/dependencias?id_adscripcion=${adscripcion}`, DEPENDENCIA)
    await documentada(admin, `GET /api/OrganicaAdscripcion?id_entidad=${entidad}&clave=01`, ['ID', 'NOMBRE'])
    await documentada(admin, `GET /api/OrganicaDependencia?id_adscripcion=${adscripcion}&clave=01`, ['ID', 'NOMBRE'])
    await documentada(admin, `GET /api/OrganicaArea?id_dependencia=${dependencia}`, AREA)
    await documentada(admin, `GET /api/OrganicaArea?id_dependencia=${dependencia}&clave=01`, ['ID', 'NOMBRE'])
  })
})

/** What every level above 0 takes (specification 2 §3). */
const organica = { titular: '', usuario: 'admin', estatus: 'A' }
const HECHO = ['success', 'message']

describe('the changes of specification 2 §7 on the hierarchy', () => {
  it('each level is created, changed and deleted', async () => {
    const make = (llamada: string, llaves: readonly string[], body: object) =>
      documentada<Fila>(admin, llamada, [...llaves, ...HECHO], { body, status: 201 })
    const change = (llamada: string, llaves: readonly string[], body: object) =>
      documentada(admin, llamada, [...llaves, ...HECHO], { body })
    const tipo = await make('POST /api/organica', UNIDAD, { clave: '08', nombre: 'Fideicomisos', activo: true })
    await change(`PUT /api/organica?id=${tipo.ID}`, UNIDAD, { clave: '08', nombre: 'Fideicomisos A', activo: true })
    const c0 = { clave_organica_0: '08' }
    const c1 = { ...c0, clave_organica_1: '01' }
    await make('POST /api/organica-1', HECHO, { ...c1, descripcion: 'Fondo', fecha_fin_1: null, ...organica })
    const entidad = await make('POST /api/adscripcion', ADSCRIPCION, {
      id_entidad: tipo.ID,
      clave: '01',
      nombre: 'Fondo',
      activo: true,
    })
    const edited = { id_entidad: tipo.ID, clave: '01', nombre: 'Fondo de Museos', activo: true, id: entidad.ID }
    await change(`PUT /api/adscripcion?id=${entidad.ID}`, ADSCRIPCION, edited)
    const c2 = { ...c1, clave_organica_2: '01' }
    await make('POST /api/organica-2', HECHO, { ...c2, descripcion: 'Museos', fecha_fin_2: null, ...organica })
    const arriba = { id_adscripcion: entidad.ID, clave: '01', activo: true }
    const direccion = await make('POST /api/dependencias', DEPENDENCIA, { ...arriba, nombre: 'Museos' })
    await change(`PUT /api/dependencias?id=${direccion.ID}`, DEPENDENCIA, { ...arriba, nombre: 'Museos y Salas' })
    const c3 = { ...c2, clave_organica_3: '01' }
    await make('POST /api/organica-3', HECHO, { ...c3, descripcion: 'Acervo', fecha_fin_3: null, ...organica })
    const padre = { id_dependencia: direccion.ID, clave: '01', activo: true }
    const area = await make('POST /api/areas', AREA, { ...padre, nombre: 'Acervo' })
    await change(`PUT /api/areas?id=${area.ID}`, AREA, { ...padre, nombre: 'Acervo y Archivo' })
    await documentada(admin, `DELETE /api/areas?id=${area.ID}`, HECHO)
    await documentada(admin, `DELETE /api/dependencias?id=${direccion.ID}`, HECHO)
    await documentada(admin, `DELETE /api/adscripcion?id=${entidad.ID}`, HECHO)
    await documentada(admin, `DELETE /api/organica?id=${tipo.ID}`, HECHO)
  })
})

describe('the changes of specification 3 §7 on /api/catalogo/{tipo}', () => {
  it('each type is created, edited whole and deleted', async () => {
    const make = async (tipo: string, body: object) =>
      (await documentada<{ id: number }>(admin, `POST /api/catalogo/${tipo}`, ['id'], { body, status: 201 })).id
    const edit = (tipo: string, body: object) => documentada(admin, `PUT /api/catalogo/${tipo}`, ['id'], { body })
    const drop = (tipo: string, id: number) =>
      documentada(admin, `DELETE /api/catalogo/${tipo}`, ['id'], { body: { id } })
    const adscripcion = await make('adscripcion', { nombre: 'Instituto de Danza' })
    const direccion = await make('direccion', { nombre: 'Ballet', id_adscripcion: adscripcion })
    const area = await make('area', { nombre: 'Ensayos', id_direccion: direccion })
    const puesto = await make('puesto', { nombre: 'Pianista', id_area: area })
    // The combined form sends the category first, and then its salary.
    const categoria = await make('categoria', { nombre: '14X' })
    const sueldo = await make('sueldo', { monto: 9_000, id_categoria: categoria })
    await documentada(admin, 'GET /api/catalogo/puesto', ['id', 'nombre', 'id_area'])
    const nueva = (tipo: string, id: number, relacionPadre: number | '') =>
      edit(tipo, { tipo, id, nombre: `Otro nombre ${tipo}`, relacionPadre })
    await nueva('adscripcion', adscripcion, '')
    await nueva('direccion', direccion, adscripcion)
    await nueva('area', area, direccion)
    await nueva('puesto', puesto, area)
    await edit('categoria', { tipo: 'categoria', id: categoria, nombre: '14Y', relacionPadre: '' })
    await edit('sueldo', { tipo: 'sueldo', id: sueldo, nombre: '', relacionPadre: categoria, monto: 9_100 })
    await drop('puesto', puesto)
    await drop('area', area)
    await drop('direccion', direccion)
    await drop('adscripcion', adscripcion)
    await drop('sueldo', sueldo)
    await drop('categoria', categoria)
    expect(await documentada<{ id: number }[]>(admin, 'GET /api/catalogo/categoria', ['id'])).not.toContainEqual(
      expect.objectContaining({ id: categoria }),
    )
  })
})
