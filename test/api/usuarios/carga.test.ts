import ExcelJS from 'exceljs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RespuestaCarga, RevisionCarga } from '#domain/usuarios/carga.ts'
import { selectRow } from '#api/db/sql.ts'
import { Client, signIn } from '#test/support/client.ts'
import { fileForm } from '#test/support/upload.ts'
import { zipOf } from '#test/support/hostil/zip-file.ts'

let admin: Client

beforeAll(async () => {
  admin = await signIn('admin')
})

const PREVIA = '/api/panel/usuarios/carga/previa'
const CARGA = '/api/panel/usuarios/carga'
const TITULOS = 'Usuario,Nombre completo,Correo electrónico,Perfil,Entidad,Adscripción,Dependencia'

function send<T = RevisionCarga>(path: string, content: string | Uint8Array, nombre = 'usuarios.csv') {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return admin.upload<T>(path, fileForm(bytes, nombre))
}

const countUsuarios = async () => (await selectRow<{ n: number }>('SELECT COUNT(*) AS n FROM usuarios'))?.n

describe('looking at a file of accounts', () => {
  it('reads Windows-1252 with semicolons, and titles without accents', async () => {
    const text = 'USUARIO;NOMBRE;PERFIL;ADSCRIPCION;Notas\r\nnunez;Íñigo Núñez;ventanilla;Secretaría de Educación;x\r\n'
    const { status, body } = await send(PREVIA, Buffer.from(text, 'latin1'))
    expect(status).toBe(200)
    expect(body).toMatchObject({ conError: 0, columnasFaltantes: [], columnasIgnoradas: ['Notas'] })
    expect(body.filas[0]).toMatchObject({ fila: 2, errores: {}, textos: { nombre: 'Íñigo Núñez' } })
  })

  it('tells what is wrong in each row, at its column, and changes nothing', async () => {
    const before = await countUsuarios()
    const rows = [
      'ana,Ana Ruiz,ana@ejemplo.mx,Ventanilla,,Secretaría de Salud,',
      'ana,Ana Otra,ana2@ejemplo.mx,Ventanilla,,Secretaría de Salud,',
      'jefe,Otro Jefe,no es correo,Auditor,,,',
      'luis,Luis Paz,,Nadie,,,',
      'sara,Sara Sol,,Ventanilla,,,',
      'mal,,,Ventanilla,,Secretaría de Marte,',
      'tino,Tino Vega,,Ventanilla,Municipios,Secretaría de Salud,',
    ]
    const { body } = await send(PREVIA, `${TITULOS}\n${rows.join('\n')}\n`)
    expect(body.filas.map(({ fila, errores }) => [fila, errores])).toEqual([
      [2, {}],
      [3, { usuario: 'Ya está en el renglón 2.' }],
      [4, { usuario: 'Ya existe el usuario jefe.', correo: 'Por favor ingresa un email válido.' }],
      [5, { perfil: 'No existe el perfil Nadie.' }],
      [6, { entidad: 'El perfil Ventanilla ve solo lo de su lugar: elige al menos la entidad.' }],
      [7, { nombre: 'Escribe el nombre completo.', adscripcion: 'No existe la adscripción Secretaría de Marte.' }],
      [8, { adscripcion: 'Secretaría de Salud no pertenece a lo escrito arriba.' }],
    ])
    expect([body.conError, await countUsuarios()]).toEqual([6, before])
  })

  it('tells the first two hundred wrong rows, and how many there are of how many', async () => {
    const wrong = Array.from({ length: 300 }, (_, n) => `mal${n},,,Nadie,,,`)
    const right = 'ana,Ana Ruiz,ana@ejemplo.mx,Ventanilla,,Secretaría de Salud,'
    const { body } = await send(PREVIA, `${TITULOS}\n${[...wrong, right].join('\n')}\n`)
    expect([body.filas.length, body.conError, body.total]).toEqual([201, 300, 301])
    expect(body.filas.at(199)?.fila).toBe(201)
    expect(body.filas.at(-1)).toMatchObject({ fila: 302, errores: {} })
  })

  it.each([
    ['a file without its columns', 'Clave,Cosa\n1,2\n', ['Usuario', 'Nombre completo', 'Perfil']],
    ['an empty file', '', ['Usuario', 'Nombre completo', 'Perfil']],
  ])('says which columns %s lacks', async (_what, content, faltan) => {
    expect((await send(PREVIA, content)).body.columnasFaltantes).toEqual(faltan)
  })

  it.each([
    ['a PDF', Buffer.from('%PDF-1.4\0\0'), 415],
    ['a damaged book', Buffer.from('PK\x03\x04 not a zip'), 422],
    ['a zip that is no book', zipOf([{ name: 'a.txt', bytes: Buffer.from('x') }]), 415],
    ['more than 2 MB', Buffer.alloc(2 * 1024 * 1024 + 1, 'a'), 413],
    ['a quote that never closes', Buffer.from(`${TITULOS}\n"ana,Ana\n`), 422],
  ])('refuses %s', async (_what, bytes, status) => {
    expect((await send(PREVIA, bytes, 'x.xlsx')).status).toBe(status)
  })

  it('refuses a book that unpacks to more than any table needs', async () => {
    const bomb = zipOf([{ name: 'xl/worksheets/sheet1.xml', bytes: Buffer.alloc(20 * 1024 * 1024, ' ') }])
    const res = await send(PREVIA, bomb, 'bomba.xlsx')
    expect([res.status < 500, res.status >= 400]).toEqual([true, true])
  })
})

describe('making the accounts of a file', () => {
  it('makes all of an Excel book, each with a password told once that must be changed', async () => {
    const book = new ExcelJS.Workbook()
    const sheet = book.addWorksheet('Hoja')
    sheet.addRow(TITULOS.split(','))
    sheet.addRow(['eva.mora', 'Eva Mora & Díaz', 'eva@ejemplo.mx', 'Ventanilla', '', 'Secretaría de Salud', ''])
    sheet.addRow([104418, "'=Iván <Luna>", '', 'Auditor'])
    const res = await send<RespuestaCarga>(CARGA, new Uint8Array(await book.xlsx.writeBuffer()), 'usuarios.xlsx')
    expect(res.status).toBe(201)
    expect(res.headers.get('cache-control')).toBe('no-store')
    expect(res.body.creados.map(({ usuario }) => [usuario.usuario, usuario.nombre, usuario.perfil])).toEqual([
      ['eva.mora', 'Eva Mora & Díaz', 'Ventanilla'],
      ['104418', '=Iván <Luna>', 'Auditor'],
    ])
    expect(res.body.creados[0]?.usuario).toMatchObject({ adscripcion: 'Secretaría de Salud', estado: 'pendiente' })
    const { usuario, clave } = res.body.creados[0]!
    const login = await new Client().post('/api/login', { usuario: usuario.usuario, pass: clave })
    expect(login.body).toMatchObject({ debeCambiarClave: true })
  })

  it('makes none when one row is wrong', async () => {
    const before = await countUsuarios()
    const rows = ['bien,Bien Hecho,,Auditor,,,', 'jefe,Repetido,,Auditor,,,']
    const res = await send<{ error: string; revision: RevisionCarga }>(CARGA, `${TITULOS}\n${rows.join('\n')}`)
    expect([res.status, res.body.error]).toEqual([422, 'Hay renglones por corregir (1): no se creó ninguna cuenta.'])
    expect(res.body.revision.filas[1]?.errores).toEqual({ usuario: 'Ya existe el usuario jefe.' })
    expect(await countUsuarios()).toBe(before)
  })
})
