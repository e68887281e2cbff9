import { beforeEach, describe, expect, it } from 'vitest'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { Client, signIn } from '#test/support/client.ts'

const INICIALES = { tema: 'sistema', densidad: 'compacta', menuPlegado: false, listas: {} }
const PROPIAS = {
  tema: 'oscuro',
  densidad: 'comoda',
  menuPlegado: true,
  listas: { afiliados: { ocultas: ['rfc', 'nss'], orden: { campo: 'interno', sentido: 'DESC' }, filas: 50 } },
}

const rows = () => selectRows<{ acto: string }>("SELECT acto FROM bitacora WHERE acto = 'preferencias.guardar'")

beforeEach(() => execute('DELETE FROM preferencias'))

describe('GET and PUT /api/preferencias', () => {
  it('give the initial ones to who has chosen nothing, alone and with the session', async () => {
    const client = await signIn('jefe')
    expect((await client.get('/api/preferencias')).body).toEqual(INICIALES)
    expect((await client.get('/api/sesion')).body['preferencias']).toEqual(INICIALES)
  })

  it('keep the last ones sent, for another sign-in too, and for nobody else', async () => {
    const client = await signIn('auditor')
    expect((await client.put('/api/preferencias', { ...PROPIAS, tema: 'claro' })).status).toBe(200)
    const saved = await client.put('/api/preferencias', PROPIAS)
    expect([saved.status, saved.body]).toEqual([200, PROPIAS])
    const elsewhere = await signIn('auditor')
    expect((await elsewhere.get('/api/sesion')).body['preferencias']).toEqual(PROPIAS)
    expect((await (await signIn('titular')).get('/api/preferencias')).body).toEqual(INICIALES)
    expect(await selectRow<{ n: number }>('SELECT CAST(count(*) AS INTEGER) AS n FROM preferencias')).toEqual({ n: 1 })
  })

  it('leave nothing in the bitácora: how a screen looks is no act', async () => {
    const client = await signIn('director')
    await client.put('/api/preferencias', PROPIAS)
    expect(await rows()).toEqual([])
  })

  it('keep the order of columns and the views that were named', async () => {
    const client = await signIn('jefe')
    const vista = {
      nombre: 'Altas por aprobar',
      filtro: { tipoId: 1, estatus: ['Solicitado', 'Por aplicar'], desdeFecha: '2026-11-01', quincena: '2226' },
      orden: { campo: 'fecha', sentido: 'DESC' },
      ocultas: ['curp'],
      columnas: ['folio', 'nombre'],
    }
    const listas = { movimientos: { columnas: ['folio', 'nombre', 'tipo'], vistas: [vista] } }
    const saved = await client.put('/api/preferencias', { ...INICIALES, listas })
    expect([saved.status, saved.body['listas']]).toEqual([200, listas])
    const twice = { movimientos: { vistas: [vista, vista] } }
    expect((await client.put('/api/preferencias', { ...INICIALES, listas: twice })).status).toBe(422)
    const named = { movimientos: { vistas: [{ ...vista, filtro: { q: 'MUGF910817MASXMR04' } }] } }
    expect((await client.put('/api/preferencias', { ...INICIALES, listas: named })).status).toBe(422)
    await client.put('/api/preferencias', INICIALES)
  })

  it.each([
    ['a theme that is none', { ...INICIALES, tema: 'rosa' }, 'tema'],
    ['a density that is none', { ...INICIALES, densidad: 'minima' }, 'densidad'],
    ['a field that is none', { ...INICIALES, usuario: 'admin' }, 'usuario'],
    ['what looks like a key of a person', { ...INICIALES, listas: { MUGF910817MASXMR04: {} } }, 'listas'],
    ['a filter', { ...INICIALES, listas: { afiliados: { filtro: 'Muñoz' } } }, 'listas'],
    ['too many lists', { ...INICIALES, listas: listas(41) }, 'listas'],
  ])('refuse %s with its field', async (_what, body, field) => {
    const res = await (await signIn('jefe')).put('/api/preferencias', body)
    expect(res.status).toBe(422)
    expect(Object.keys(res.body['campos'] as object).join()).toMatch(new RegExp(`^${field}`))
  })

  it('are closed without a session', async () => {
    expect((await new Client().put('/api/preferencias', PROPIAS)).status).toBe(401)
  })
})

describe('PUT /api/busquedas', () => {
  const searched = async (client: Client) => (await client.get('/api/sesion')).body['busquedas']

  it('keeps what a session searches, for that session alone, until it is emptied', async () => {
    const client = await signIn('auditor')
    expect(await searched(client)).toEqual({})
    expect((await client.put('/api/busquedas', { lista: 'afiliados', texto: 'Muñoz Güemes' })).status).toBe(204)
    await client.put('/api/busquedas', { lista: 'movimientos', texto: 'A-26' })
    expect(await searched(client)).toEqual({ afiliados: 'Muñoz Güemes', movimientos: 'A-26' })
    expect(await searched(await signIn('auditor'))).toEqual({})
    await client.put('/api/busquedas', { lista: 'afiliados', texto: '' })
    expect(await searched(client)).toEqual({ movimientos: 'A-26' })
  })

  it('forgets the oldest list before there are too many, and refuses what is too long', async () => {
    const client = await signIn('titular')
    for (const lista of Object.keys(listas(41))) await client.put('/api/busquedas', { lista, texto: lista })
    const kept = Object.keys((await searched(client)) as object)
    expect([kept.length, kept.includes('laa')]).toEqual([40, false])
    expect((await client.put('/api/busquedas', { lista: 'afiliados', texto: 'x'.repeat(201) })).status).toBe(422)
    expect((await new Client().put('/api/busquedas', { lista: 'afiliados', texto: 'x' })).status).toBe(401)
  })
})

function listas(count: number): Record<string, object> {
  const letter = (n: number) => String.fromCharCode(97 + n)
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`l${letter(Math.floor(i / 26))}${letter(i % 26)}`, {}]),
  )
}
