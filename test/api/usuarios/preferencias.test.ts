import { describe, expect, it } from 'vitest'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { verifyBitacora } from '#api/acceso/verify-bitacora.ts'
import { Client, signIn } from '#test/support/client.ts'

const INICIALES = { tema: 'sistema', densidad: 'compacta', menuPlegado: false, listas: {} }
const PROPIAS = {
  tema: 'oscuro',
  densidad: 'comoda',
  menuPlegado: true,
  listas: { afiliados: { ocultas: ['rfc', 'nss'], orden: { campo: 'interno', sentido: 'DESC' }, filas: 50 } },
}

const rows = () => selectRows<{ acto: string }>("SELECT acto FROM bitacora WHERE acto = 'preferencias.guardar'")

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

  it('leave one row in the bitácora for each change, none when nothing changes, and an unbroken chain', async () => {
    const before = (await rows()).length
    const client = await signIn('director')
    await client.put('/api/preferencias', PROPIAS)
    await client.put('/api/preferencias', PROPIAS)
    expect((await rows()).length).toBe(before + 1)
    expect(await verifyBitacora()).toMatchObject({ falla: null })
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

function listas(count: number): Record<string, object> {
  const letter = (n: number) => String.fromCharCode(97 + n)
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`l${letter(Math.floor(i / 26))}${letter(i % 26)}`, {}]),
  )
}
