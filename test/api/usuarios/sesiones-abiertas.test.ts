import { beforeEach, describe, expect, it } from 'vitest'
import type { SesionAbierta } from '#domain/usuarios/sesion-abierta.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { signIn, type Client } from '#test/support/client.ts'

let admin: Client

const open = async () => (await admin.get<SesionAbierta[]>('/api/panel/sesiones?range=[0,99]')).body
const alive = async (client: Client) => (await client.get('/api/sesion')).status === 200

beforeEach(async () => {
  await execute('DELETE FROM sesiones')
  admin = await signIn('admin')
})

describe("everybody's open sessions", () => {
  it('tell who, since when, last use, from where and with what, in words', async () => {
    await signIn('ventanilla1')
    await execute(
      `UPDATE sesiones SET agente = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/143.0 Safari/537.36', direccion = '10.1.2.3'`,
    )
    const rows = await open()
    expect(rows).toHaveLength(2)
    const own = rows.find(({ usuario }) => usuario === 'ventanilla1')
    expect(own).toMatchObject({ equipo: 'Chrome en Windows', direccion: '10.1.2.3', actual: false })
    expect(own?.nombre).not.toBe('')
    expect(rows.find(({ usuario }) => usuario === 'admin')?.actual).toBe(true)
    expect(JSON.stringify(rows)).not.toMatch(/token|[0-9a-f]{64}/)
  })

  it('leave out those that would no longer be let in', async () => {
    await signIn('ventanilla1')
    await execute(`UPDATE sesiones SET ultimo_uso_at = '2026-01-01T00:00:00.000Z' WHERE usuario_id <>
      (SELECT id FROM usuarios WHERE usuario = 'admin')`)
    expect(await open()).toHaveLength(1)
  })

  it('are found by name without accents', async () => {
    await signIn('ventanilla1')
    const res = await admin.post<SesionAbierta[]>('/api/panel/sesiones/buscar', { filter: { q: 'VENTANILLA1' } })
    expect(res.body.map(({ usuario }) => usuario)).toEqual(['ventanilla1'])
  })

  it('are closed one by one: that one ends at once, the others go on, and it is noted', async () => {
    const [una, otra] = [await signIn('ventanilla1'), await signIn('ventanilla1')]
    expect(await alive(una)).toBe(true)
    const rows = (await open()).filter(({ usuario }) => usuario === 'ventanilla1')
    expect(rows).toHaveLength(2)
    const first = Math.min(...rows.map(({ id }) => id))
    expect((await admin.post(`/api/panel/sesiones/${first}/cerrar`, {})).status).toBe(200)
    expect([await alive(una), await alive(otra)]).toEqual([false, true])
    const acto = await selectRow<{ acto: string; antes: string }>('SELECT * FROM bitacora ORDER BY id DESC LIMIT 1')
    expect(acto).toMatchObject({ acto: 'sesion.cerrar' })
    expect(acto?.antes).toContain('ventanilla1')
    expect((await admin.post(`/api/panel/sesiones/${first}/cerrar`, {})).status).toBe(404)
  })

  it('are closed all at once of a person', async () => {
    const [una, otra, ajena] = [await signIn('ventanilla1'), await signIn('ventanilla1'), await signIn('auditor')]
    const id = (await open()).find(({ usuario }) => usuario === 'ventanilla1')?.usuarioId ?? 0
    expect((await admin.post(`/api/panel/sesiones/usuarios/${id}/cerrar`, {})).body).toEqual({ cerradas: 2 })
    expect([await alive(una), await alive(otra), await alive(ajena)]).toEqual([false, false, true])
  })

  it('keep the one that asks, alone or among all of a person', async () => {
    const own = (await open()).find(({ actual }) => actual)
    expect((await admin.post(`/api/panel/sesiones/${own?.id ?? 0}/cerrar`, {})).status).toBe(409)
    await signIn('admin')
    expect((await admin.post(`/api/panel/sesiones/usuarios/${own?.usuarioId ?? 0}/cerrar`, {})).body).toEqual({
      cerradas: 1,
    })
    expect(await alive(admin)).toBe(true)
  })
})
