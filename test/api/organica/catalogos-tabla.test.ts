import { beforeAll, describe, expect, it } from 'vitest'
import type { DetalleBitacora, PaginaBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import type { CatalogoPanel, RenglonPanel } from '#domain/organica/catalogos/catalogo.ts'
import { verifyBitacora } from '#api/acceso/verify-bitacora.ts'
import { cargada, leida } from '#test/support/cargas/carga-del-instituto.ts'
import { signIn, type Client, type Respuesta } from '#test/support/client.ts'

type Refusal = { error: string; codigo: string; campos?: Record<string, string> } & Record<string, unknown>

const TABLAS = '/api/panel/catalogos/tablas'
let admin: Client

beforeAll(async () => {
  admin = await signIn('admin')
})

const crear = <T = CatalogoPanel>(datos: object): Promise<Respuesta<T>> =>
  admin.post<T>(TABLAS, { descripcion: '', ...datos })
const cambiar = <T = CatalogoPanel>(
  { id, version, nombre, descripcion, activo }: CatalogoPanel,
  change: object,
): Promise<Respuesta<T>> => admin.put<T>(`${TABLAS}/${id}`, { version, nombre, descripcion, activo, ...change })
const eliminar = <T = Refusal>({ id, version }: CatalogoPanel, renglones: number): Promise<Respuesta<T>> =>
  admin.request<T>('DELETE', `${TABLAS}/${id}`, {
    body: JSON.stringify({ version, renglones }),
    headers: { 'content-type': 'application/json' },
  })
const catalogo = async (clave: string): Promise<CatalogoPanel> => {
  const found = (await admin.get<CatalogoPanel[]>(TABLAS)).body.find((each) => each.clave === clave)
  if (!found) throw new Error(`no catalogue ${clave}`)
  return found
}
const agregar = (clave: string, renglon: string, nombre: string): Promise<Respuesta<RenglonPanel>> =>
  admin.post<RenglonPanel>('/api/panel/catalogos', { catalogo: clave, clave: renglon, nombre })
async function acto(name: string): Promise<DetalleBitacora> {
  const { body } = await admin.post<PaginaBitacora>('/api/panel/bitacora/buscar', { filtro: { acto: name } })
  return (await admin.get<DetalleBitacora>(`/api/panel/bitacora/${body.filas[0]?.id ?? 0}`)).body
}

describe('a catalogue that an administrator makes', () => {
  it('is created, filled, loaded from a file, exported, renamed, switched off and deleted with its rows', async () => {
    // It exists at once, without rows; the answer has its key as stored.
    const created = await crear({
      clave: ' Tipo de vía ',
      nombre: '  Tipo   de vía ',
      descripcion: 'Calle, avenida, andador',
    })
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({
      clave: 'tipo_de_via',
      nombre: 'Tipo de vía',
      descripcion: 'Calle, avenida, andador',
      activo: true,
      protegido: false,
      usado: null,
      renglones: 0,
      activos: 0,
      version: 1,
    })
    expect(await acto('catalogo_simple.crear')).toMatchObject({
      actoTexto: 'Creó un catálogo',
      registro: { texto: 'Catálogo Tipo de vía' },
    })

    // It takes rows; the documented call lists the active ones to a desk.
    expect((await agregar('tipo_de_via', 'calle', 'Calle')).status).toBe(201)
    const andador = (await agregar('tipo_de_via', 'andador', 'Andador')).body
    expect(andador).toMatchObject({ clave: 'ANDADOR', usos: 0 })
    expect((await acto('catalogo.crear')).registro.texto).toBe('Renglón Andador de Tipo de vía')
    const off = { version: andador.version, nombre: andador.nombre, activo: false }
    expect((await admin.put(`/api/panel/catalogos/${andador.id}`, off)).status).toBe(200)
    const desk = await signIn('ventanilla1')
    const offered = await desk.get<{ clave: string; nombre: string }[]>('/api/catalogo/tipo_de_via')
    expect(offered.status).toBe(200)
    expect(offered.body.map(({ clave, nombre }) => [clave, nombre])).toEqual([['CALLE', 'Calle']])
    expect((await desk.get<Refusal>('/api/catalogo/tipo_de_nada')).status).toBe(404)

    // It is loaded from a file and exported to one. The file may switch off its last row.
    const csv = 'Clave,Nombre,Activo\r\nCALLE,Calle,No\r\nPRIVADA,Privada,No\r\n'
    const detalle = await leida(admin, { tipo: 'catalogos', asunto: 'tipo_de_via', contenido: csv, nombre: 'vias.csv' })
    expect(detalle.efectos).toEqual([
      { titulo: 'Renglones nuevos', renglones: 1 },
      { titulo: 'Renglones que cambian', renglones: 1 },
    ])
    expect((await cargada(admin, detalle)).carga.estado).toBe('aplicada')
    const res = await admin.bytes('/api/panel/catalogos/exportar', { catalogo: 'tipo_de_via', formato: 'csv' })
    expect(res.headers.get('content-disposition')).toBe('attachment; filename="catalogo-tipo-de-via.csv"')
    expect(res.bytes.toString('utf8').replace(/^\uFEFF/, '')).toBe(
      'Clave,Nombre,Activo\r\nANDADOR,Andador,No\r\nCALLE,Calle,No\r\nPRIVADA,Privada,No\r\n',
    )

    // It is renamed and switched off: the documented call returns 404 until it is switched on.
    const renamed = await cambiar(await catalogo('tipo_de_via'), { nombre: 'Vialidad', activo: false })
    expect(renamed.body).toMatchObject({ clave: 'tipo_de_via', nombre: 'Vialidad', activo: false, version: 2 })
    const renaming = await acto('catalogo_simple.cambiar')
    expect(renaming.cambios.map(({ etiqueta, antes, despues }) => [etiqueta, antes, despues])).toEqual([
      ['Nombre', 'Tipo de vía', 'Vialidad'],
      ['Activo', true, false],
    ])
    expect((await admin.get('/api/catalogo/tipo_de_via')).status).toBe(404)
    expect((await cambiar(renamed.body, { activo: true })).status).toBe(200)
    expect((await admin.get('/api/catalogo/tipo_de_via')).status).toBe(200)

    // Two administrators change it at once: the second one gets the current version.
    const read = await catalogo('tipo_de_via')
    expect((await cambiar(read, { descripcion: 'La del domicilio' })).status).toBe(200)
    const late = await cambiar<Refusal & { actual: CatalogoPanel }>(read, { nombre: 'Otro' })
    expect([late.status, late.body.codigo, late.body.actual.descripcion]).toEqual([409, 'version', 'La del domicilio'])
    expect((await eliminar(read, 3)).body.codigo).toBe('version')

    // It is deleted with its rows once the call says how many they are. The bitácora keeps its last name.
    const last = await catalogo('tipo_de_via')
    const untold = await eliminar(last, 0)
    expect([untold.status, untold.body.codigo, untold.body['renglones']]).toEqual([409, 'con_renglones', 3])
    expect((await eliminar(last, 3)).status).toBe(200)
    expect((await admin.get('/api/catalogo/tipo_de_via')).status).toBe(404)
    expect((await agregar('tipo_de_via', 'X', 'Otra')).status).toBe(404)
    const deletion = await acto('catalogo_simple.eliminar')
    expect(deletion.registro.texto).toBe('Catálogo Vialidad (ya no existe)')
    expect(deletion.cambios.find(({ etiqueta }) => etiqueta === 'Renglones')?.lista?.quitados).toEqual([
      'ANDADOR Andador',
      'CALLE Calle',
      'PRIVADA Privada',
    ])
    expect((await acto('catalogo.crear')).registro.texto).toBe('Renglón PRIVADA de tipo_de_via')
    // The rows of the bitácora stay as they were chained.
    expect((await verifyBitacora()).falla).toBeNull()
  })
})

describe('what is refused', () => {
  it.each([
    ['no key and no name', { clave: ' ', nombre: '' }, ['clave', 'nombre']],
    ['a key with other signs', { clave: '../secreto', nombre: 'Algo' }, ['clave']],
    ['a key that begins with a figure', { clave: '1a', nombre: 'Algo' }, ['clave']],
    ['a key that is too long', { clave: 'a'.repeat(31), nombre: 'Algo' }, ['clave']],
    ['a key of the documented calls', { clave: 'Categoría', nombre: 'Algo' }, ['clave']],
    ['a key and a name that are taken', { clave: 'nacionalidad', nombre: 'ESTADO CÍVIL' }, ['clave', 'nombre']],
    ['a description that is too long', { clave: 'a', nombre: 'A', descripcion: 'x'.repeat(201) }, ['descripcion']],
  ])('%s, at its field', async (_, datos, campos) => {
    const res = await crear<Refusal>(datos)
    expect([res.status, Object.keys(res.body.campos ?? {})]).toEqual([422, campos])
  })

  it('another key in a change, which has none, and a catalogue that is none', async () => {
    const nacionalidad = await catalogo('nacionalidad')
    expect((await cambiar(nacionalidad, { clave: 'otra' })).status).toBe(422)
    expect((await catalogo('nacionalidad')).version).toBe(nacionalidad.version)
    expect((await cambiar({ ...nacionalidad, id: 987_654 }, {})).status).toBe(404)
  })

  it('what the portal reads is renamed, and neither switched off nor deleted', async () => {
    const read = await catalogo('resultado_caso')
    const off = await cambiar<Refusal>(read, { activo: false })
    expect([off.status, off.body.codigo]).toEqual([409, 'protegido'])
    expect(off.body.error).toBe('El portal usa el catálogo Resultado del caso: no se puede desactivar.')
    const gone = await eliminar(read, read.renglones)
    expect([gone.status, gone.body.error]).toEqual([
      409,
      'El portal usa el catálogo Resultado del caso: no se puede eliminar.',
    ])
    expect((await cambiar(read, { nombre: 'Resolución del caso' })).body.nombre).toBe('Resolución del caso')
    expect((await admin.get('/api/catalogo/resultado_caso')).status).toBe(200)
  })

  it('the same key by two at once is one catalogue', async () => {
    const twice = await Promise.all([1, 2].map((n) => crear<Refusal>({ clave: 'doble', nombre: `Doble ${n}` })))
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 422])
  })

  it('leaves the chain of the bitácora whole', async () => {
    expect((await verifyBitacora()).falla).toBeNull()
  })
})
