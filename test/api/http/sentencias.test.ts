import { beforeAll, describe, expect, it, vi } from 'vitest'
import { readers } from '#api/db/database.ts'
import { registrarAlta, lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'

let desk: Client
beforeAll(async () => {
  desk = await signIn('ventanilla1')
  await registrarAlta(desk, await lugarDe(SALUD))
  await desk.get('/api/sesion')
})

/** The session, how many there are, the page; besides what its rows need of other tables. */
describe('a list asks the database', () => {
  it.each([
    ['afiliados', {}, 3],
    ['afiliados', { q: 'maria' }, 4],
    ['afiliados', { q: 'maria lopez' }, 5],
    ['afiliados', { situacion: 'T' }, 3],
    ['consulta', {}, 5],
    ['movimientos', {}, 4],
    ['movimientos', { q: 'lopez' }, 4],
    ['casos', {}, 4],
  ])('%s with %o: at most %i statements, however many its rows', async (resource, filter, most) => {
    for (const range of [
      [0, 0],
      [0, 99],
    ]) {
      const asked = vi.spyOn(readers, 'rows')
      const res = await desk.post(`/api/panel/${resource}/buscar`, { filter, range })
      expect(res.status).toBe(200)
      expect(
        asked.mock.calls.map(([sql]) => sql).length,
        asked.mock.calls.map(([sql]) => sql).join('\n\n'),
      ).toBeLessThanOrEqual(most)
      asked.mockRestore()
    }
  })
})
