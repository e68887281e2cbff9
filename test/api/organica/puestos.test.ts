import { beforeAll, describe, expect, it } from 'vitest'
import type { CatalogoPuestos, EliminacionCatalogo, RenglonPuestos } from '#domain/organica/puestos/catalogo-puestos.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { personaActiva } from '#test/support/tramites.ts'

interface Rechazo {
  readonly error: string
  readonly codigo: string
  readonly campos?: Readonly<Record<string, string>>
  readonly usos?: readonly { readonly texto: string }[]
}
type Fila = Readonly<Record<string, string | number>>

let admin: Client
beforeAll(async () => {
  admin = await signIn('admin')
  await personaActiva(await signIn('ventanilla1'), await lugarDe(SALUD))
})

const crear = async (tipo: string, body: object): Promise<number> => {
  const res = await admin.post<{ id: number }>(`/api/catalogo/${tipo}`, body)
  expect(res.status).toBe(201)
  return res.body.id
}
const lista = async (tipo: string): Promise<Fila[]> => (await admin.get<Fila[]>(`/api/catalogo/${tipo}`)).body
const renglones = async (tipo: RenglonPuestos['tipo']): Promise<RenglonPuestos[]> =>
  (await admin.get<CatalogoPuestos>('/api/panel/puestos-categorias')).body.renglones.filter((r) => r.tipo === tipo)
const eliminar = (tipo: string, body: object, client = admin) =>
  client.request<Rechazo>('DELETE', `/api/catalogo/${tipo}`, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
const eliminacion = async (tipo: string, id: number) =>
  (await admin.get<EliminacionCatalogo>(`/api/panel/puestos-categorias/${tipo}/${id}/eliminacion`)).body

describe('POST /api/catalogo/{tipo}', () => {
  it('makes the chain of adscripción, dirección, área and puesto, each with the next free key', async () => {
    const adscripcion = await crear('adscripcion', { nombre: '  Secretaría de   Cultura ' })
    const direccion = await crear('direccion', { nombre: 'Dirección de Museos', id_adscripcion: adscripcion })
    const area = await crear('area', { nombre: 'Curaduría', id_direccion: direccion })
    const puesto = await crear('puesto', { nombre: 'Restaurador', id_area: area })
    expect(await lista('adscripcion')).toContainEqual(
      expect.objectContaining({ id: adscripcion, nombre: 'Secretaría de Cultura' }),
    )
    expect(await lista('puesto')).toContainEqual({ id: puesto, nombre: 'Restaurador', id_area: area })
    const key = await selectRow<{ clave: string }>(
      `SELECT o.clave_0 || o.clave_1 || o.clave_2 || o.clave_3 AS clave FROM unidades u JOIN organica o ON o.id = u.organica_id
       WHERE u.id = $1`,
      [area],
    )
    expect(key?.clave).toBe('01060101')
  })

  it('makes a category with its salary in one act, or nothing', async () => {
    const id = await crear('categoria', { nombre: '15x', nombreCategoria: 'Auxiliar', monto: '10,500.50' })
    expect(await lista('categoria')).toContainEqual({ id, nombre: '15X', nombreCategoria: 'Auxiliar' })
    expect(await lista('sueldo')).toContainEqual(expect.objectContaining({ id_categoria: id, monto: 10500.5 }))
    const { status } = await admin.post('/api/catalogo/categoria', { nombre: '15Y', monto: 0 })
    expect(status).toBe(422)
    expect((await lista('categoria')).map(({ nombre }) => nombre)).not.toContain('15Y')
  })

  it('makes a category first and its salary after, as the documents do', async () => {
    const id = await crear('categoria', { nombre: '15Z' })
    await crear('sueldo', { monto: 9_000, id_categoria: id })
    expect(await lista('sueldo')).toContainEqual(expect.objectContaining({ id_categoria: id, monto: 9_000 }))
  })

  it.each([
    ['adscripcion', { nombre: '   ' }, 'nombre', 'Escribe el nombre de la adscripción.'],
    ['categoria', { nombre: '60 C' }, 'nombre', 'La categoría lleva letras y números, como 60C; llegó «60 C».'],
    [
      'categoria',
      { nombre: '16A', monto: 0 },
      'monto',
      'El sueldo mensual es mayor que $0.00 y menor que $1,000,000.00; llegó $0.00.',
    ],
    [
      'categoria',
      { nombre: '16A', monto: 1_000_000_000 },
      'monto',
      'El sueldo mensual es mayor que $0.00 y menor que $1,000,000.00; llegó $1,000,000,000.00.',
    ],
    [
      'categoria',
      { nombre: '16A', monto: 'mucho' },
      'monto',
      'El sueldo es una cantidad en pesos, con dos decimales a lo más.',
    ],
  ])('refuses %s %j', async (tipo, body, campo, texto) => {
    const res = await admin.post<Rechazo>(`/api/catalogo/${tipo}`, body)
    expect(res.status).toBe(422)
    expect(res.body.campos).toEqual({ [campo]: texto })
  })

  it('refuses a second one of the name, a parent that is not there, and a field of another type', async () => {
    const repetida = await admin.post<Rechazo>('/api/catalogo/categoria', { nombre: '60c' })
    expect(repetida.status).toBe(409)
    expect(repetida.body.error).toBe('«60C» ya está en la lista.')
    expect((await admin.post('/api/catalogo/area', { nombre: 'Sin dirección', id_direccion: 999_999 })).status).toBe(
      404,
    )
    expect((await admin.post('/api/catalogo/puesto', { nombre: 'X', id_direccion: 1 })).status).toBe(422)
  })
})

describe('PUT /api/catalogo/{tipo}', () => {
  it('renames with the whole edit object', async () => {
    const [categoria] = await renglones('categoria')
    const area = (await lista('area'))[0]
    const id = await crear('puesto', { nombre: 'Mensajero', id_area: area!['id'] })
    const body = { tipo: 'puesto', id, nombre: 'Mensajería', relacionPadre: area!['id'] }
    expect((await admin.put('/api/catalogo/puesto', body)).status).toBe(200)
    expect((await lista('puesto')).find((row) => row['id'] === id)?.['nombre']).toBe('Mensajería')
    const stale = { tipo: 'categoria', id: categoria!.id, nombre: categoria!.nombre, version: categoria!.version + 1 }
    expect((await admin.put<Rechazo>('/api/catalogo/categoria', stale)).body.codigo).toBe('version')
  })

  it('sets a salary from a day on: today is still paid with the one before', async () => {
    const id = await crear('categoria', { nombre: '17A', monto: 10_000 })
    const [hoy] = (await renglones('sueldo')).filter(({ padreId }) => padreId === id)
    const body = { tipo: 'sueldo', id: hoy!.id, nombre: '', relacionPadre: id, monto: 10_400, desde: '2027-01-01' }
    expect((await admin.put('/api/catalogo/sueldo', body)).status).toBe(200)
    expect((await lista('sueldo')).find((row) => row['id_categoria'] === id)?.['monto']).toBe(10_000)
    const todos = (await renglones('sueldo')).filter(({ padreId }) => padreId === id)
    expect(todos.map(({ sueldo, hasta }) => [sueldo!.montoCentavos, sueldo!.desde, hasta])).toEqual([
      [1_000_000, '2026-11-16', '2026-12-31'],
      [1_040_000, '2027-01-01', null],
    ])
    const [, programado] = todos
    await eliminar('sueldo', { id: programado!.id })
    const queda = (await renglones('sueldo')).filter(({ padreId }) => padreId === id)
    expect(queda.map(({ sueldo, hasta }) => [sueldo!.montoCentavos, hasta])).toEqual([[1_000_000, null]])
  })

  it.each([
    [0, undefined, 'monto'],
    [1_000_000_000, undefined, 'monto'],
    ['nada', undefined, 'monto'],
    [10_500, '2026-11-01', 'desde'],
    [10_500, '2029-01-01', 'desde'],
  ])('refuses the salary %s from %s', async (monto, desde, campo) => {
    const [sueldo] = await renglones('sueldo')
    const body = { tipo: 'sueldo', id: sueldo!.id, monto, ...(desde && { desde }) }
    const res = await admin.put<Rechazo>('/api/catalogo/sueldo', body)
    expect(res.status).toBe(422)
    expect(Object.keys(res.body.campos ?? {})).toEqual([campo])
  })

  it('leaves the move of a unit to its own act, with date and document', async () => {
    const [uno, otro] = await renglones('adscripcion')
    const direccion = (await renglones('direccion')).find(({ padreId }) => padreId === uno!.id)
    const body = { tipo: 'direccion', id: direccion!.id, nombre: direccion!.nombre, relacionPadre: otro!.id }
    const res = await admin.put<Rechazo>('/api/catalogo/direccion', body)
    expect(res.status).toBe(422)
    expect(res.body.campos?.['relacionPadre']).toContain('lleva fecha y documento')
  })
})

describe('DELETE /api/catalogo/{tipo}', () => {
  it('lists what would go, and takes all of it', async () => {
    const adscripcion = await crear('adscripcion', { nombre: 'Secretaría de Turismo' })
    const direccion = await crear('direccion', { nombre: 'Dirección de Ferias', id_adscripcion: adscripcion })
    const area = await crear('area', { nombre: 'Eventos', id_direccion: direccion })
    await crear('puesto', { nombre: 'Guía', id_area: area })
    expect(await eliminacion('adscripcion', adscripcion)).toEqual({
      tipo: 'adscripcion',
      id: adscripcion,
      nombre: 'Secretaría de Turismo',
      seVan: [
        { tipo: 'direccion', cuantos: 1, nombres: ['Dirección de Ferias'] },
        { tipo: 'area', cuantos: 1, nombres: ['Eventos'] },
        { tipo: 'puesto', cuantos: 1, nombres: ['Guía'] },
      ],
      usos: [],
      enSuLugar: null,
    })
    const res = await eliminar('adscripcion', { id: adscripcion })
    expect(res.status).toBe(200)
    expect((await lista('area')).map((row) => row['id'])).not.toContain(area)
    expect(await selectRow('SELECT id FROM organica WHERE descripcion = $1', ['Eventos'])).toBeNull()
    // What each of them was called, and when, goes with it: they carried no act and nobody was ever there.
    const nombres = ['Secretaría de Turismo', 'Dirección de Ferias', 'Eventos']
    for (const nombre of nombres)
      expect(await selectRow('SELECT id FROM unidad_vigencias WHERE nombre = $1', [nombre])).toBeNull()
  })

  it('takes a branch whose unit had other names, and keeps one from which a unit was moved away', async () => {
    const { adscripcion } = await lugarDe(EDUCACION)
    const una = await crear('direccion', { nombre: 'Dirección de Riego', id_adscripcion: adscripcion })
    const otra = await crear('direccion', { nombre: 'Dirección de Semillas', id_adscripcion: adscripcion })
    const area = await crear('area', { nombre: 'Presas', id_direccion: una })
    await execute(`UPDATE unidad_vigencias SET desde = '2025-01-01' WHERE unidad_id IN ($1, $2, $3)`, [una, otra, area])
    const mover = { tipo: 'mover', unidadId: area, fecha: '2026-11-20', documento: 'Oficio 1', destinoId: otra }
    expect((await admin.post('/api/panel/organica/actos', mover)).status).toBe(201)
    // The area was of «Riego» until yesterday: it names it, although nothing hangs from it any more.
    const res = await eliminar('direccion', { id: una })
    expect([res.status, res.body.codigo]).toEqual([409, 'en_uso'])
    expect((await eliminacion('direccion', una)).usos).toEqual(res.body.usos)
    const renombrada = await crear('area', { nombre: 'Bodegas', id_direccion: otra })
    await execute(`UPDATE unidad_vigencias SET desde = '2025-01-01' WHERE unidad_id = $1`, [renombrada])
    const body = { tipo: 'area', id: renombrada, nombre: 'Almacenes', relacionPadre: otra }
    expect((await admin.put('/api/catalogo/area', body)).status).toBe(200)
    const versiones = `SELECT COUNT(*) AS n FROM unidad_vigencias WHERE unidad_id = $1`
    expect(await selectRow(versiones, [renombrada])).toEqual({ n: 2 })
    expect((await eliminar('area', { id: renombrada })).status).toBe(200)
    expect(await selectRow(versiones, [renombrada])).toEqual({ n: 0 })
  })

  it('refuses a category in use with who uses it and the act that does it well', async () => {
    const usada = (await renglones('categoria')).find(({ personas }) => personas > 0)
    const plan = await eliminacion('categoria', usada!.id)
    expect(plan.usos[0]?.texto).toMatch(/^\d+ personas? del padrón$/)
    const res = await eliminar('categoria', { id: usada!.id })
    expect(res.status).toBe(409)
    expect(res.body.codigo).toBe('en_uso')
    expect(res.body.error).toContain('Termina la categoría con fecha')
    expect(res.body.error).toContain(
      'quien la tiene la conserva hasta su cambio. Para mover a una persona a otra, captura su cambio en «Actualización de datos laborales».',
    )
    expect(res.body.usos).toEqual(plan.usos)
    expect((await renglones('categoria')).map(({ id }) => id)).toContain(usada!.id)
  })

  it('refuses a unit with people, and the salary that somebody is paid', async () => {
    const salud = (await renglones('adscripcion')).find(({ nombre }) => nombre === 'Secretaría de Salud')
    const unidad = await eliminar('adscripcion', { id: salud!.id })
    expect(unidad.status).toBe(409)
    expect(unidad.body.error).toContain('1 persona')
    const usada = (await renglones('categoria')).find(({ personas }) => personas > 0)
    const sueldo = (await renglones('sueldo')).find(({ padreId }) => padreId === usada!.id)
    const res = await eliminar('sueldo', { id: sueldo!.id })
    expect(res.status).toBe(409)
    expect(res.body.error).toContain('Registra un sueldo nuevo')
  })

  it('answers 404 for what is not there and 400 for another type', async () => {
    expect((await eliminar('puesto', { id: 999_999 })).status).toBe(404)
    expect((await admin.get('/api/panel/puestos-categorias/puesto/999999/eliminacion')).status).toBe(404)
    expect((await eliminar('nada', { id: 1 })).status).toBe(400)
  })
})

describe('POST /api/panel/puestos-categorias/:tipo/:id/terminar', () => {
  const terminar = (id: number, body: object) =>
    admin.post<Rechazo>(`/api/panel/puestos-categorias/categoria/${id}/terminar`, body)

  it('ends a category with its last day; it can be opened again', async () => {
    const id = await crear('categoria', { nombre: '18A', monto: 10_000 })
    expect((await terminar(id, { hasta: '2026-11-19', version: 1 })).body.campos).toEqual({
      hasta: 'El último día es hoy o después; llegó 19 nov 2026.',
    })
    expect((await terminar(id, { hasta: '', version: 1 })).body.campos).toEqual({
      hasta: 'Escribe el último día en que se ofrece.',
    })
    expect((await terminar(id, { hasta: '2026-11-31', version: 1 })).body.campos).toEqual({
      hasta: '«2026-11-31» no es un día que exista (se espera AAAA-MM-DD).',
    })
    expect((await terminar(id, { hasta: '2026-11-30', version: 1 })).status).toBe(200)
    expect((await renglones('categoria')).find((row) => row.id === id)?.hasta).toBe('2026-11-30')
    expect((await lista('categoria')).map((row) => row['id'])).toContain(id)
    expect((await terminar(id, { hasta: null, version: 1 })).body.codigo).toBe('version')
    expect((await terminar(id, { hasta: null, version: 2 })).status).toBe(200)
  })
})

describe('who is not of the administration', () => {
  it('reads the documented lists and changes none', async () => {
    const desk = await signIn('ventanilla1')
    expect((await desk.get('/api/catalogo/categoria')).status).toBe(200)
    expect((await desk.post('/api/catalogo/categoria', { nombre: '99Z' })).status).toBe(403)
    expect((await eliminar('categoria', { id: 1 }, desk)).status).toBe(403)
    expect((await desk.get('/api/panel/puestos-categorias')).status).toBe(403)
  })
})
