import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { readers, sequelize } from '#api/db/database.ts'
import { execute, SQL_TRUE } from '#api/db/sql.ts'
import { registrarAlta, lugarDe, SALUD, type AltaHecha } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { escribirMovimiento } from '#test/support/movimiento-escrito.ts'

let desk: Client
const personas: AltaHecha[] = []

/** What is remembered for some seconds (rights, the calendar) stays remembered, also on a busy machine. */
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
})

beforeAll(async () => {
  desk = await signIn('ventanilla1')
  const salud = await lugarDe(SALUD)
  for (let i = 0; i < 3; i += 1) personas.push(await registrarAlta(desk, salud))
  await desk.get('/api/sesion')
})

/** The session, how many there are, the page; besides what its rows need of other tables. */
describe('a list asks the database', () => {
  it.each([
    ['afiliados', {}, 3],
    ['afiliados', { q: 'maria' }, 4],
    ['afiliados', { q: 'maria lopez' }, 5],
    ['afiliados', { situacion: 'T' }, 3],
    ['afiliados', { al: '2026-11-20' }, 6],
    ['consulta', {}, 5],
    ['consulta', { q: 'maria' }, 7],
    // Besides: what its type needs of papers, those that came, the people as they stand, where it leads, and whether anybody validates what was requested.
    ['movimientos', {}, 8],
    ['movimientos', { q: 'lopez' }, 7],
    ['movimientos', { espera: 'validador' }, 8],
    ['movimientos', { espera: 'jefe' }, 7],
    ['casos', {}, 4],
  ])('%s with %o: at most %i statements, however many its rows', async (resource, filter, most) => {
    for (const range of [
      [0, 0],
      [0, 99],
    ]) {
      // The reads noted until now enter the bitácora by the connection that writes.
      await flushReadAudit()
      const asked = vi.spyOn(readers, 'rows')
      // The connection that writes is asked nothing.
      const written = vi.spyOn(sequelize, 'query')
      const res = await desk.post(`/api/panel/${resource}/buscar`, { filter, range })
      expect(res.status).toBe(200)
      expect(written.mock.calls.map(([sql]) => sql)).toEqual([])
      expect(
        asked.mock.calls.map(([sql]) => sql).length,
        asked.mock.calls.map(([sql]) => sql).join('\n\n'),
      ).toBeLessThanOrEqual(most)
      asked.mockRestore()
    }
  })
})

/** How many statements `ask` takes once what it remembers is remembered. */
async function sentenciasDe(ask: () => Promise<{ readonly status: number }>): Promise<number> {
  await ask()
  const asked = vi.spyOn(readers, 'rows')
  expect((await ask()).status).toBe(200)
  const count = asked.mock.calls.length
  asked.mockRestore()
  return count
}

describe('what is read of one person', () => {
  it.each([
    ['its page', (id: number) => desk.get(`/api/panel/afiliados/${id}`)],
    [
      'its page on another day',
      (id: number) => desk.get(`/api/panel/afiliados/${id}?al=2026-11-20&conocido=2026-12-01`),
    ],
    ['its line of life', (id: number) => desk.get(`/api/panel/afiliados/${id}/linea`)],
    ['its movements', (id: number) => desk.get(`/api/panel/afiliados/${id}/historial`)],
    ['its Kardex', (id: number) => desk.get(`/api/panel/consulta/${id}`)],
  ] as const)('%s asks as much with one movement as with seven', async (_what, ask) => {
    const [one, other] = personas as [AltaHecha, AltaHecha]
    await applied(one, 0)
    await applied(other, 6)
    expect(await sentenciasDe(() => ask(other.afiliadoId))).toBe(await sentenciasDe(() => ask(one.afiliadoId)))
  })

  it('a search of a procedure asks as much for one as for all', async () => {
    const search = (texto: string) => desk.post('/api/personas-tramite/licencia/busqueda', { por: 'nombre', texto })
    const todas = await sentenciasDe(() => search('a'))
    expect(await sentenciasDe(() => search(personas[0]?.persona.curp.slice(0, 4) ?? ''))).toBeLessThanOrEqual(todas)
    expect(todas).toBeLessThanOrEqual(8)
  })
})

/** The alta applied, and so many updates after it. */
async function applied({ afiliadoId }: AltaHecha, updates: number): Promise<void> {
  for (let i = 0; i < updates; i += 1) {
    await execute(`UPDATE movimientos SET aplicado = ${SQL_TRUE} WHERE afiliado_id = $1`, [afiliadoId])
    await escribirMovimiento({ afiliadoId, tipo: 'cambio', fecha: '2026-11-20', columnas: { telefono: '4491234567' } })
  }
  await execute(`UPDATE movimientos SET aplicado = ${SQL_TRUE} WHERE afiliado_id = $1`, [afiliadoId])
  await execute("UPDATE afiliados SET situacion = 'A', fecha_alta = '2025-01-01' WHERE id = $1", [afiliadoId])
}
