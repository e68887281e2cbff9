import { beforeAll, describe, expect, it } from 'vitest'
import type { DetalleBitacora, PaginaBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import type { MenuRegistro, UsoMenu } from '#domain/acceso/menu/menu.ts'
import { selectRow } from '#api/db/sql.ts'
import { signIn, type Client } from '#test/support/client.ts'

let admin: Client

beforeAll(async () => {
  admin = await signIn('admin')
})

const listMenus = async () => (await admin.get<MenuRegistro[]>('/api/menus/abc')).body

async function menu(nombre: string): Promise<MenuRegistro> {
  const found = (await listMenus()).find((one) => one.nombre === nombre)
  if (!found) throw new Error(`No menu ${nombre}`)
  return found
}

describe('/api/menus/abc', () => {
  it('creates, changes and deletes with the documented messages', async () => {
    const made = await admin.post<MenuRegistro & { message: string }>('/api/menus/abc', {
      nombre: 'Avisos',
      componente: '',
      parent_id: null,
      icono: '',
      orden: '',
    })
    expect([made.status, made.body.message]).toEqual([201, 'Menú creado correctamente'])
    expect(made.body).toMatchObject({ componente: null, parent_id: null, icono: null, orden: 0 })
    const { id } = made.body
    const whole = { id, nombre: 'Avisos internos', componente: 'faq', parent_id: null, icono: 'bell', orden: 7 }
    const changed = await admin.put('/api/menus/abc', whole)
    expect(changed.body).toMatchObject({ ...whole, message: 'Menú actualizado correctamente' })
    const gone = await admin.delete(`/api/menus/abc?id=${id}`)
    expect(gone.body['message']).toBe('Menú eliminado correctamente')
    const again = await admin.delete(`/api/menus/abc?id=${id}`)
    expect([again.status, again.body['error']]).toEqual([404, 'Menú no encontrado'])
  })

  it('asks for the name, and takes no address that would run a script', async () => {
    const blank = await admin.post('/api/menus/abc', { nombre: '  ' })
    expect([blank.status, blank.body['error']]).toEqual([422, 'El nombre es obligatorio'])
    for (const componente of ['javascript:alert(1)', 'data:text/html,x', '//otro.example/x']) {
      const res = await admin.post<{ campos: object }>('/api/menus/abc', { nombre: 'Trampa', componente })
      expect([res.status, Object.keys(res.body.campos)]).toEqual([422, ['componente']])
    }
  })

  it('never lets a menu be its own parent or grandparent', async () => {
    const grupo = await menu('Afiliación')
    const hijo = await menu('Alta de un Nuevo Afiliado')
    const cases = [
      [{ ...grupo, parent_id: grupo.id }, 'Un menú no puede estar dentro de sí mismo.'],
      [{ ...grupo, parent_id: hijo.id }, 'Alta de un Nuevo Afiliado es un submenú: elige un menú principal.'],
      [
        { ...grupo, parent_id: (await menu('Vigilancia')).id },
        'Este menú tiene submenús: muévelos antes de ponerlo dentro de otro.',
      ],
    ] as const
    for (const [body, error] of cases) {
      const res = await admin.put<{ campos: object }>('/api/menus/abc', body)
      expect([res.status, res.body.campos]).toEqual([422, { parent_id: error }])
    }
    expect(await menu('Afiliación')).toEqual(grupo)
  })

  it('never lets two menus moved at the same moment stand each under the other', async () => {
    const make = async (nombre: string) => (await admin.post<MenuRegistro>('/api/menus/abc', { nombre })).body
    const [a, b] = [await make('Uno'), await make('Dos')]
    const moved = await Promise.all([
      admin.put('/api/menus/abc', { id: a.id, nombre: 'Uno', parent_id: b.id }),
      admin.put('/api/menus/abc', { id: b.id, nombre: 'Dos', parent_id: a.id }),
    ])
    expect(moved.map(({ status }) => status).sort()).toEqual([200, 422])
    const parents = (await listMenus()).filter(({ id }) => [a.id, b.id].includes(id)).map((one) => one.parent_id)
    expect(parents.filter((parent) => parent === null)).toHaveLength(1)
  })

  it('keeps a menu that has submenus', async () => {
    const grupo = await menu('Afiliación')
    const res = await admin.delete(`/api/menus/abc?id=${grupo.id}`)
    expect([res.status, res.body['codigo']]).toEqual([409, 'en_uso'])
  })
})

describe('saving several menus', () => {
  it('orders them together, and refuses all when one changed meanwhile', async () => {
    const [padron, movimientos] = [await menu('Padrón'), await menu('Movimientos')]
    const swapped = [
      { ...padron, orden: movimientos.orden },
      { ...movimientos, orden: padron.orden },
    ]
    expect((await admin.put('/api/panel/menus', { menus: swapped })).status).toBe(200)
    expect((await menu('Padrón')).orden).toBe(movimientos.orden)
    const stale = await admin.put<{ codigo: string; actual: MenuRegistro }>('/api/panel/menus', {
      menus: [
        { ...(await menu('Lecturas')), orden: 1 },
        { ...padron, nombre: 'Otro' },
      ],
    })
    expect([stale.status, stale.body.codigo, stale.body.actual.id]).toEqual([409, 'version', padron.id])
    expect((await menu('Lecturas')).orden).not.toBe(1)
  })

  it('is one act of the bitácora, with the place of each before and after, found by each of its menus', async () => {
    const { body: all } = await admin.get<MenuRegistro[]>('/api/menus/abc')
    const main = all.filter((one) => one.parent_id === null).sort((a, b) => a.orden - b.orden || a.id - b.id)
    const places = main.map(({ orden }, n) => Math.max(orden, n))
    const ordered = [...main.slice(-1), ...main.slice(0, -1)].map((one, n) => ({ ...one, orden: places[n] ?? n }))
    const newest = async () =>
      (
        await selectRow<{ id: number }>('SELECT MAX(id) AS id FROM bitacora WHERE objeto IN ($1, $2)', [
          'menu',
          'menus',
        ])
      )?.id ?? 0
    const before = await newest()
    expect((await admin.put('/api/panel/menus', { menus: ordered })).status).toBe(200)
    const [last, second] = [ordered[0], ordered[1]]
    const { filas } = (
      await admin.post<PaginaBitacora>('/api/panel/bitacora/buscar', {
        filtro: { objeto: 'menu', objetoId: String(second?.id) },
      })
    ).body
    const fresh = filas.filter(({ id }) => id > before)
    expect(fresh.map(({ actoTexto }) => actoTexto)).toEqual(['Cambió el orden de los menús'])
    const acto = (await admin.get<DetalleBitacora>(`/api/panel/bitacora/${fresh[0]?.id ?? 0}`)).body
    const lugar = (name = '') => acto.cambios.find(({ etiqueta }) => etiqueta === `${name}: lugar`)
    expect(lugar(last?.nombre)).toMatchObject({ antes: main.length, despues: 1 })
    expect(lugar(second?.nombre)).toMatchObject({ antes: 1, despues: 2 })
    expect(acto.cambios).toHaveLength(main.length)
    expect(acto.integra).toBe(true)
  })

  it('names the menu and the field of what is wrong', async () => {
    const [padron, movimientos] = [await menu('Padrón'), await menu('Movimientos')]
    const menus = [
      { ...padron, nombre: '' },
      { ...movimientos, nombre: 'Movs' },
    ]
    const res = await admin.put<{ campos: object }>('/api/panel/menus', { menus })
    expect([res.status, res.body.campos]).toEqual([422, { [`${padron.id}.nombre`]: 'El nombre es obligatorio' }])
  })

  it('changes what profiles open from the next call on', async () => {
    const auditor = await signIn('auditor')
    const lecturas = await menu('Lecturas')
    expect((await auditor.get('/api/panel/lecturas')).status).toBe(200)
    await admin.put('/api/menus/abc', { ...lecturas, componente: 'faq' })
    expect((await auditor.get('/api/panel/lecturas')).status).toBe(403)
  })
})

it('tells nothing of a menu that does not exist', async () => {
  expect((await admin.get('/api/panel/menus/999999/uso')).status).toBe(404)
})

it('tells who has a menu and what they would lose without it', async () => {
  const parametros = await menu('Fondos Parámetros')
  const { body } = await admin.get<UsoMenu>(`/api/panel/menus/${parametros.id}/uso`)
  expect(body).toEqual({
    submenus: 0,
    perfiles: [
      { nombre: 'Administrador', pierde: null },
      { nombre: 'Auditor', pierde: 'Fondos Parámetros' },
    ],
  })
})

it('tells which processes a menu may open, with the address of each', async () => {
  const { body } = await admin.get<{ nombre: string; grupo: string; componente: string }[]>('/api/panel/menus/destinos')
  expect(body).toContainEqual(
    expect.objectContaining({ grupo: 'Pensiones', componente: '/tramite-pension/orientacion' }) as object,
  )
  expect(body.every(({ componente }) => componente.length > 0)).toBe(true)
})
