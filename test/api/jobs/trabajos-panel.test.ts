import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TrabajoPanel } from '#domain/acceso/trabajo.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { defineTrabajo, enqueueTrabajo } from '#api/jobs/trabajos.ts'
import { signIn, type Client } from '#test/support/client.ts'

let admin: Client
let auditor: Client
let id: number

beforeAll(async () => {
  admin = await signIn('admin')
  auditor = await signIn('auditor')
  defineTrabajo({ clase: 'prueba.panel', titulo: 'Prueba del panel', run: () => Promise.resolve('') })
})

beforeEach(async () => {
  await execute('DELETE FROM trabajos')
  id = await inTransaction(() => enqueueTrabajo(SISTEMA, 'prueba.panel', { secreto: 'no se muestra' }))
})

const lastActo = () => selectRow('SELECT acto, actor, antes, despues FROM bitacora ORDER BY id DESC LIMIT 1')

describe('jobs of the panel', () => {
  it('lists them with what can be done by whom, and never their data', async () => {
    const res = await admin.get<TrabajoPanel[]>('/api/panel/trabajos')
    expect(res.headers.get('content-range')).toBe('trabajos 0-0/1')
    expect(res.body[0]).toMatchObject({ titulo: 'Prueba del panel', estado: 'espera', actions: ['cancelar'] })
    expect(JSON.stringify(res.body)).not.toContain('no se muestra')
    expect((await auditor.get<TrabajoPanel[]>('/api/panel/trabajos')).body[0]?.actions).toEqual([])
    const none = await admin.get(`/api/panel/trabajos?filter=${encodeURIComponent('{"estado":"hecho"}')}`)
    expect(none.body).toEqual([])
  })

  it('cancels one that waits, tries it again, and notes both', async () => {
    const cancelled = await admin.post<TrabajoPanel>(`/api/panel/trabajos/${id}/cancelar`, {})
    expect(cancelled.body).toMatchObject({ estado: 'cancelado', actions: ['reintentar'] })
    expect(await lastActo()).toMatchObject({ acto: 'trabajo.cancelar', actor: 'admin' })
    expect((await admin.post(`/api/panel/trabajos/${id}/cancelar`, {})).status).toBe(409)
    const again = await admin.post<TrabajoPanel>(`/api/panel/trabajos/${id}/reintentar`, {})
    expect(again.body).toMatchObject({ estado: 'espera', resultado: '', intentos: 0 })
    expect(await lastActo()).toMatchObject({ acto: 'trabajo.reintentar', actor: 'admin' })
    expect((await admin.post(`/api/panel/trabajos/${id}/reintentar`, {})).status).toBe(409)
  })

  it('asks one that runs to stop, once', async () => {
    await execute(`UPDATE trabajos SET estado = 'curso', duenio = 'otra 1 a', latido_at = '2026-11-20T00:00:00.000Z'`)
    const asked = await admin.post<TrabajoPanel>(`/api/panel/trabajos/${id}/cancelar`, {})
    expect(asked.body).toMatchObject({ estado: 'curso', cancelando: true, actions: [] })
  })

  it('is 404 for one that does not exist', async () => {
    expect((await admin.get('/api/panel/trabajos/999999')).status).toBe(404)
    expect((await admin.post('/api/panel/trabajos/999999/cancelar', {})).status).toBe(404)
  })
})
