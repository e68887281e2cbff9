import { beforeAll, describe, expect, it } from 'vitest'
import type { RespuestaArbol } from '#domain/organica/arbol.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { lugarDe, registrarAlta, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'

type Row = Record<string, unknown>
interface Refusal {
  readonly error: string
  readonly codigo: string
  readonly campos?: Record<string, string>
  readonly usos?: readonly { uso: string; cuantos: number }[]
}

let admin: Client
let salud: Lugar

const unidadDe = (nombre: string) =>
  selectRow<{ id: number }>('SELECT id FROM unidades WHERE nombre = $1', [nombre]).then((row) => row?.id ?? 0)
const vigencias = (id: number) =>
  selectRows<Row>('SELECT desde, hasta, nombre, clave FROM unidad_vigencias WHERE unidad_id = $1 ORDER BY desde', [id])
const sinUnidad = async () => (await admin.get<RespuestaArbol>('/api/panel/organica/arbol')).body.sinUnidad
const claves = (c0: string, c1: string, more: Row = {}) => ({ clave_organica_0: c0, clave_organica_1: c1, ...more })

beforeAll(async () => {
  admin = await signIn('admin')
  salud = await lugarDe(SALUD)
})

describe('Orgánica 1 to 3', () => {
  it('are made under each other with the account of the session, each with its unit; a future last day programs its end', async () => {
    // The account of the session creates them, and a unit carries each.
    const una = await admin.post('/api/organica-1', {
      ...claves('01', '06'),
      descripcion: 'Secretaría de Turismo',
      usuario: 'otra.cuenta',
      titular: null,
      fecha_fin_1: null,
      estatus: 'A',
    })
    expect([una.status, una.body['success'], una.body['message']]).toEqual([201, true, 'Orgánica 1 creada.'])
    const kept = await selectRow<Row>("SELECT usuario, estatus FROM organica WHERE clave_0 = '01' AND clave_1 = '06'")
    expect(kept).toEqual({ usuario: 'admin', estatus: 'A' })
    const entidad = await admin.post('/api/adscripcion', {
      id_entidad: salud.entidad,
      clave: '06',
      nombre: 'Secretaría de Turismo',
      activo: true,
    })
    expect(entidad.body).toMatchObject({ CLAVE: '06', ENTIDAD_NOMBRE: 'Administración Central', success: true })
    await admin.post('/api/organica-2', {
      ...claves('01', '06', { clave_organica_2: '01' }),
      descripcion: 'Dirección General de Promoción',
      estatus: 'A',
    })
    const direccion = await admin.post('/api/dependencias', {
      id_adscripcion: entidad.body['ID'],
      clave: '01',
      nombre: 'Dirección General de Promoción',
    })
    expect(direccion.body).toMatchObject({ CLAVE_ORGANICA_2: '01', ACTIVO: true, message: 'Dirección general creada.' })
    await admin.post('/api/organica-3', {
      ...claves('01', '06', { clave_organica_2: '01', clave_organica_3: '01' }),
      descripcion: 'Ferias',
      estatus: 'A',
    })
    const area = await admin.post('/api/areas', { id_dependencia: direccion.body['ID'], clave: '01', nombre: 'Ferias' })
    expect([area.status, area.body['DEP_NOMBRE']]).toEqual([201, 'Dirección General de Promoción'])
    expect(await vigencias(Number(area.body['ID']))).toEqual([
      { desde: '2026-11-20', hasta: null, nombre: 'Ferias', clave: '01' },
    ])

    // A past last day is refused; a future one is the programmed end of its unit.
    const congresos = {
      ...claves('01', '06', { clave_organica_2: '01', clave_organica_3: '02' }),
      descripcion: 'Congresos',
    }
    const past = { ...congresos, fecha_fin_3: '2020-01-01', estatus: 'A' }
    expect((await admin.post<Refusal>('/api/organica-3', past)).body.campos).toEqual({
      fecha_fin_3: 'Terminó el 1 ene 2020: quita la fecha de fin o elige el estatus Inactivo.',
    })
    const ahead = { ...congresos, fecha_fin_3: '2026-12-31', estatus: 'A' }
    expect((await admin.post('/api/organica-3', ahead)).status).toBe(201)
    const padre = await unidadDe('Dirección General de Promoción')
    const segunda = await admin.post('/api/areas', { id_dependencia: padre, clave: '02', nombre: 'Congresos' })
    const { programados } = (await admin.get<RespuestaArbol>('/api/panel/organica/arbol')).body
    expect(programados).toMatchObject([
      { unidadId: segunda.body['ID'], tipo: 'terminar', fecha: '2026-12-31', aplicaEl: '2027-01-01' },
    ])
    // A row that ended since then is carried by nothing.
    await admin.post('/api/organica-3', { ...ahead, clave_organica_3: '03' })
    await inTransaction(() =>
      execute(`UPDATE organica SET fecha_fin = '2026-11-19' WHERE clave_3 = '03' AND clave_1 = '06'`),
    )
    const late = await admin.post<Refusal>('/api/areas', { id_dependencia: padre, clave: '03', nombre: 'Congresos' })
    expect([late.status, late.body.campos?.['clave']]).toEqual([422, expect.stringContaining('03')])
  })

  it('that no unit carries are listed beside the tree and can be deleted', async () => {
    const una = { ...claves('01', '08'), descripcion: 'Secretaría de Cultura', estatus: 'A' }
    const otra = { ...claves('01', '08', { clave_organica_2: '01' }), descripcion: 'Museos', estatus: 'I' }
    expect((await admin.post('/api/organica-1', una)).status).toBe(201)
    expect((await admin.post('/api/organica-2', otra)).status).toBe(201)
    const mias = async () => (await sinUnidad()).filter(({ clave }) => clave.startsWith('01-08'))
    const [primera, segunda] = await mias()
    expect([primera, segunda]).toMatchObject([
      { nivel: 1, clave: '01-08', descripcion: 'Secretaría de Cultura', bajo: 'Administración Central', activa: true },
      { nivel: 2, clave: '01-08-01', descripcion: 'Museos', bajo: 'Secretaría de Cultura', activa: false },
    ])
    const eliminar = (id?: number) => admin.delete<Refusal>(`/api/panel/organica/claves/${String(id)}`)
    expect((await eliminar(primera?.id)).status).toBe(200)
    expect(await mias()).toEqual([])
    expect((await eliminar(primera?.id)).status).toBe(404)
    const acto = await selectRow<{ antes: string }>(
      `SELECT antes FROM bitacora WHERE acto = 'organica.eliminar' ORDER BY id DESC LIMIT 1`,
    )
    expect(acto?.antes).toContain('Secretaría de Cultura')
    const llevada = await selectRow<{ id: number }>('SELECT organica_id AS id FROM unidades WHERE id = $1', [
      salud.adscripcion,
    ])
    const refused = await eliminar(llevada?.id)
    expect([refused.status, refused.body.codigo, refused.body.error]).toEqual([
      409,
      'en_uso',
      expect.stringContaining('Secretaría de Salud'),
    ])
  })

  it('the documented sentence when something is missing', async () => {
    const sentence = async (path: string, body: object) => (await admin.post<Refusal>(path, body)).body.error
    expect(await sentence('/api/organica-1', claves('01', '09'))).toBe(
      'Complete Entidad padre, Clave, Descripción y Estatus.',
    )
    expect(await sentence('/api/organica-2', claves('01', '01', { descripcion: 'X', estatus: 'A' }))).toBe(
      'Complete Orgánica 0, Orgánica 1, Clave, Descripción y Estatus.',
    )
    expect(await sentence('/api/organica-3', claves('01', '01'))).toBe(
      'Complete Orgánica 0, Orgánica 1, Orgánica 2, Clave, Descripción y Estatus.',
    )
    expect(await sentence('/api/organica', { clave: '05' })).toBe('Por favor complete los campos Clave y Nombre.')
    expect(await sentence('/api/adscripcion', { nombre: 'X' })).toBe('Complete Entidad, Orgánica 1 y Nombre.')
    expect(await sentence('/api/dependencias', {})).toBe('Complete Adscripción, Orgánica 2 y Nombre.')
    expect(await sentence('/api/areas', {})).toBe('Complete Dependencia, Orgánica 3 y Nombre.')
    const edit = await admin.put<Refusal>(`/api/adscripcion?id=${salud.adscripcion}`, { nombre: '', clave: '01' })
    expect(edit.body.error).toBe('Complete ID Entidad, Clave y Nombre.')
  })

  it('a key that is taken or of another length is refused with the free one', async () => {
    const body = { descripcion: 'Otra', estatus: 'A' }
    const taken = await admin.post<Refusal>('/api/organica-1', { ...claves('02', '01'), ...body })
    expect([taken.status, taken.body.campos]).toEqual([
      422,
      { clave_organica_1: 'La clave 01 ya está ocupada: la siguiente libre es 04.' },
    ])
    const long = await admin.post<Refusal>('/api/organica-1', { ...claves('02', '004'), ...body })
    expect(long.body.campos).toEqual({
      clave_organica_1: 'La clave lleva 2 dígitos y llegaron 3: la siguiente libre es 04.',
    })
    const unit = await admin.post<Refusal>('/api/adscripcion', {
      id_entidad: salud.entidad,
      clave: '01',
      nombre: 'Otra',
    })
    expect([unit.status, unit.body.campos?.['clave']]).toEqual([
      422,
      expect.stringContaining('La clave 01 ya está ocupada: la siguiente libre es'),
    ])
    const none = await admin.post<Refusal>('/api/areas', {
      id_dependencia: salud.dependencia,
      clave: '77',
      nombre: 'X',
    })
    expect(none.body.campos?.['clave']).toContain('No existe la Orgánica 3 con clave 77: créala antes')
  })

  it('nothing is made under a parent that ended', async () => {
    const id = await unidadDe('Bachilleratos')
    const { adscripcion } = (await selectRow<{ adscripcion: number }>(
      'SELECT p.parent_id AS adscripcion FROM unidades u JOIN unidades p ON p.id = u.parent_id WHERE u.id = $1',
      [id],
    ))!
    await inTransaction(async () => {
      await execute('UPDATE unidades SET activo = $1 WHERE id = $2', [false, adscripcion])
      await execute(
        `UPDATE organica SET estatus = 'I', fecha_fin = '2026-10-31' WHERE id = (SELECT organica_id FROM unidades WHERE id = $1)`,
        [adscripcion],
      )
    })
    const unit = await admin.post<Refusal>('/api/dependencias', {
      id_adscripcion: adscripcion,
      clave: '09',
      nombre: 'X',
    })
    expect([unit.status, unit.body.campos?.['id_adscripcion']]).toEqual([
      422,
      'Secretaría de Educación terminó el 31 oct 2026: elige una unidad vigente.',
    ])
    const row = await admin.post<Refusal>('/api/organica-2', {
      ...claves('01', '02', { clave_organica_2: '09' }),
      descripcion: 'X',
      estatus: 'A',
    })
    expect(row.body.campos?.['clave_organica_1']).toBe(
      'Secretaría de Educación terminó el 31 oct 2026: elige una vigente.',
    )
  })
})

describe('a unit', () => {
  it('with another name from today keeps the old one for the days before', async () => {
    const creado = await admin.post('/api/organica', { clave: '05', nombre: 'Fideicomisos', activo: true })
    const id = Number(creado.body['ID'])
    await inTransaction(() => execute(`UPDATE unidad_vigencias SET desde = '2020-01-01' WHERE unidad_id = $1`, [id]))
    const { status, body } = await admin.put(`/api/organica?id=${id}`, {
      id,
      clave: '05',
      nombre: 'Fideicomisos Públicos',
      activo: true,
      version: 1,
    })
    expect([status, body['NOMBRE'], body['version'], body['message']]).toEqual([
      200,
      'Fideicomisos Públicos',
      2,
      'Tipo de entidad actualizado.',
    ])
    expect(await vigencias(id)).toEqual([
      { desde: '2020-01-01', hasta: '2026-11-19', nombre: 'Fideicomisos', clave: '05' },
      { desde: '2026-11-20', hasta: null, nombre: 'Fideicomisos Públicos', clave: '05' },
    ])
    const late = await admin.put<Refusal>(`/api/organica?id=${id}`, { clave: '05', nombre: 'Otra', version: 1 })
    expect([late.status, late.body.codigo]).toEqual([409, 'version'])
    expect(late.body.error).toMatch(/, a las \d\d:\d\d, cambió esta unidad mientras la editabas/)
  })

  it('does not change its place without a date and a document', async () => {
    const { status, body } = await admin.put<Refusal>(`/api/areas?id=${salud.area}`, {
      id_dependencia: salud.dependencia + 1,
      clave: '01',
      nombre: 'Otra',
    })
    expect([status, body.campos?.['id_dependencia']]).toEqual([422, expect.stringContaining('usa «Mover»')])
  })

  it('that people use is not deleted nor switched off: the answer lists them and says what to do', async () => {
    await registrarAlta(await signIn('ventanilla1'), salud)
    const gone = await admin.delete<Refusal>(`/api/areas?id=${salud.area}`)
    expect([gone.status, gone.body.codigo]).toEqual([409, 'en_uso'])
    const personas = await selectRow<{ n: number }>('SELECT COUNT(*) AS n FROM afiliados WHERE nivel3_id = $1', [
      salud.area,
    ])
    expect(gone.body.usos?.[0]).toEqual({ uso: 'personas', cuantos: personas?.n })
    expect(gone.body.error).toMatch(/está en uso y no se elimina: \d+ personas?, .*«Fusionar».*«Terminar»/)
    const tipo = await admin.delete<Refusal>(`/api/organica?id=${salud.entidad}`)
    expect([tipo.status, tipo.body.codigo]).toEqual([409, 'en_uso'])
    const area = await selectRow<{ nombre: string }>('SELECT nombre FROM unidades WHERE id = $1', [salud.area])
    const off = await admin.put<Refusal>(`/api/areas?id=${salud.area}`, {
      id_dependencia: salud.dependencia,
      clave: '01',
      nombre: area?.nombre,
      activo: false,
    })
    expect([off.status, off.body.error]).toEqual([409, expect.stringContaining('no se desactiva')])
  })

  it('that nothing names is deleted with its key and those below it, and the key can be given again (dialect)', async () => {
    const body = { ...claves('03', '09'), descripcion: 'Municipio de prueba', estatus: 'A' }
    const keys = async () =>
      (await admin.get<Row[]>('/api/organica-1?clave_organica_0=03&estatus=A')).body.map((row) => row['CLAVE'])
    const before = await keys()
    expect((await admin.post('/api/organica-1', body)).status).toBe(201)
    const direccion = { ...claves('03', '09', { clave_organica_2: '01' }), descripcion: 'Obras', estatus: 'A' }
    expect((await admin.post('/api/organica-2', direccion)).status).toBe(201)
    const municipios = await unidadDe('Municipios')
    const unit = { id_entidad: municipios, clave: '09', nombre: 'Municipio de prueba' }
    const first = await admin.post('/api/adscripcion', unit)
    const gone = await admin.delete(`/api/adscripcion?id=${String(first.body['ID'])}&version=1`)
    expect([gone.status, gone.body['message']]).toEqual([200, 'Entidad eliminada.'])
    expect(await keys()).toEqual(before)
    expect((await sinUnidad()).filter(({ clave }) => clave.startsWith('03-09'))).toEqual([])
    expect((await admin.post('/api/organica-1', body)).status).toBe(201)
    expect((await admin.post('/api/adscripcion', unit)).status).toBe(201)
    expect((await admin.delete(`/api/adscripcion?id=999999`)).status).toBe(404)
  })

  it('nobody of a dependency makes, changes or deletes one', async () => {
    const desk = await signIn('validador1')
    expect(
      (await desk.post('/api/areas', { id_dependencia: salud.dependencia, clave: '09', nombre: 'X' })).status,
    ).toBe(403)
    expect((await desk.put(`/api/areas?id=${salud.area}`, { clave: '01', nombre: 'X' })).status).toBe(403)
    expect((await desk.delete(`/api/areas?id=${salud.area}`)).status).toBe(403)
  })

  it('a field that the call does not know is told', async () => {
    const { status, body } = await admin.post<Refusal>('/api/areas', { clave: '01', nombre: 'X', autor: 'yo' })
    expect([status, Object.keys(body.campos ?? {})]).toEqual([422, ['autor']])
  })
})
