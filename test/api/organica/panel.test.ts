import { beforeAll, describe, expect, it } from 'vitest'
import type { CategoriaPanel, UnidadPanel } from '#domain/organica/panel.ts'
import { signIn, type Client } from '#test/support/client.ts'

let client: Client

beforeAll(async () => {
  client = await signIn('auditor')
})

const query = (parts: Record<string, unknown>) =>
  Object.entries(parts)
    .map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&')

describe('panel list of entities', () => {
  it('pages the tree in its own order and says how many there are', async () => {
    const res = await client.get<UnidadPanel[]>(`/api/panel/entidades?${query({ range: [0, 9] })}`)
    expect(res.headers.get('content-range')).toBe('entidades 0-9/153')
    expect(res.body.map((row) => row.nivelNombre).slice(0, 4)).toEqual([
      'Tipo de Entidad',
      'Entidad',
      'Dirección General',
      'Área',
    ])
    expect(res.body[2]?.ruta).toBe('Administración Central › Secretaría de Salud › Dirección General Administrativa')
  })

  it('finds without accents or case, at one level, and sorts both ways', async () => {
    const params = { filter: { q: 'direccion medicos' }, sort: ['nombre', 'ASC'] }
    const res = await client.get<UnidadPanel[]>(`/api/panel/entidades?${query(params)}`)
    expect(res.body.map((row) => row.nombre)).toEqual(['Dirección General de Servicios Médicos'])
    const level1 = await client.post<UnidadPanel[]>('/api/panel/entidades/buscar', {
      filter: { nivel: 1 },
      sort: ['nombre', 'DESC'],
      range: [0, 1],
    })
    expect(level1.headers.get('content-range')).toBe('entidades 0-1/12')
    expect(level1.body.map((row) => row.nombre)).toEqual([
      'Universidad Tecnológica del Valle',
      'Tribunal Superior de Justicia',
    ])
  })

  it('says an empty page with an asterisk', async () => {
    const res = await client.get(`/api/panel/entidades?${query({ filter: { q: 'zzz' } })}`)
    expect(res.headers.get('content-range')).toBe('entidades */0')
  })

  it.each([
    'sort=nombre',
    'sort=["nombre;DROP TABLE unidades","ASC"]',
    'sort=["personas","ASC"]',
    'sort=["nombre","SIDEWAYS"]',
    'range=[5,1]',
    'range=[0,100000]',
    'range=[-1,4]',
    'filter={"q":{"$gt":""}}',
    'filter={"password":"x"}',
    'filter={bad',
    'filter=[]',
  ])('refuses %s with 400', async (part) => {
    const [name, value] = [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]
    const res = await client.get(`/api/panel/entidades?${name}=${encodeURIComponent(value)}`)
    expect(res.status).toBe(400)
  })

  it('gives one unit, 404 for none', async () => {
    const { body } = await client.get<UnidadPanel[]>(`/api/panel/entidades?${query({ range: [0, 0] })}`)
    const one = await client.get<UnidadPanel>(`/api/panel/entidades/${body[0]?.id ?? 0}`)
    expect(one.body).toEqual(body[0])
    expect((await client.get('/api/panel/entidades/999999')).status).toBe(404)
    expect((await client.get('/api/panel/entidades/uno')).status).toBe(400)
  })

  it('lets react-admin ask for many by id', async () => {
    const { body } = await client.get<UnidadPanel[]>(`/api/panel/entidades?${query({ range: [0, 2] })}`)
    const ids = body.map((row) => row.id)
    const many = await client.get<UnidadPanel[]>(`/api/panel/entidades?${query({ filter: { id: ids } })}`)
    expect(many.body.map((row) => row.id).sort()).toEqual(ids.sort())
  })
})

describe('panel list of categories', () => {
  it('shows the salary in centavos, sorted as numbers', async () => {
    const res = await client.get<CategoriaPanel[]>(
      `/api/panel/categorias?${query({ sort: ['sueldoCentavos', 'ASC'] })}`,
    )
    expect(res.headers.get('content-range')).toBe('categorias 0-24/25')
    expect(res.body[0]).toMatchObject({ clave: '10C', sueldoCentavos: 942_992, vigenteHasta: null, activo: true })
    expect(res.body.at(-1)?.clave).toBe('60C')
  })

  it('finds by key or name', async () => {
    const { body } = await client.post<CategoriaPanel[]>('/api/panel/categorias/buscar', {
      filter: { q: 'tecnico 90' },
    })
    expect(body.map((row) => row.clave)).toEqual(['90A', '90B', '90C'])
  })
})
