import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CierresQuincena } from '#domain/quincenas/cierre.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { permitirCierre } from '#test/support/portal/permitir-cierre.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { countRows, runSql } from '#test/support/portal/portal-database.ts'
import { ponerPersonas } from '#test/support/portal/gente-en-tabla.ts'
import { runPortal, startPortal, type Portal } from '#test/support/portal/portal.ts'
import { portalCli } from '#test/support/portal/portal-cli.ts'

/** A few thousand at four moments, unless more are asked for: an institute of 50,000 at 25 takes ten minutes. */
const PERSONAS = Number(process.env['CIERRE_PERSONAS'] ?? 2_000)
const CORTES = Number(process.env['CIERRE_CORTES'] ?? 4)
/** What one of them may take on a busy machine, in ms. */
const LIMITE = 90_000 + PERSONAS * 6
/** The machine dies once this part of the people is written, the last time while all of them are and it publishes. */
const PUNTOS = Array.from({ length: CORTES }, (_, i) => i / (CORTES - 1))
const CADENA = ['validador1', 'auxiliar', 'jefe', 'director', 'titular'] as const
const QUINCENA = '/api/quincenas/2226/cierres'

/** Gives the next signature, or the request when nobody asked for it yet. */
async function firmar(portal: Portal, quien: string, entidadId: number): Promise<void> {
  const client = await signInTo(portal.url, quien)
  const { body } = await client.get<CierresQuincena>(QUINCENA)
  const cierre = body.entidades.find(({ entidad }) => entidad.id === entidadId)?.cierre
  const res =
    quien === 'validador1'
      ? await client.post(`${QUINCENA}/solicitar`, { entidades: [entidadId] })
      : await client.post(`${QUINCENA}/firmar`, {
          cierres: [{ id: cierre?.id, version: cierre?.version }],
          clave: DEMO_PASSWORD,
        })
  expect([quien, res.status, res.body]).toMatchObject([quien, 200, { rechazados: [] }])
}

const estado = async (portal: Portal) =>
  (await runSql<{ estado: string }>(portal, 'SELECT estado FROM cierres'))[0]?.estado

describe('a machine that dies while a quincena is applied', () => {
  let portal: Portal
  beforeAll(async () => {
    portal = await startPortal()
  })
  afterAll(() => portal.stop())

  it('has done nothing or all of it, and takes it up again by itself', { timeout: CORTES * LIMITE }, async () => {
    const entidadId = await ponerPersonas(portal, PERSONAS)
    // The engine does it by itself within a minute of so many rows; until then it takes them for a few.
    await runSql(portal, 'ANALYZE')
    await permitirCierre(portal.url, '2226', entidadId)
    for (const quien of CADENA) await firmar(portal, quien, entidadId)
    for (const parte of PUNTOS) {
      await expect
        .poll(() => countRows(portal, 'cierre_personas'), { interval: 5, timeout: LIMITE })
        .toBeGreaterThanOrEqual(Math.floor(parte * PERSONAS))
      await portal.stop('SIGKILL')
      const isDone = (await estado(portal)) === 'cerrado'
      for (const [table, whole] of [
        ['cargos', 1],
        ['lineas_pago', 1],
      ] as const)
        expect([parte, table, await countRows(portal, table)]).toEqual([parte, table, isDone ? whole : 0])
      expect(await countRows(portal, 'bitacora', "acto = 'cierre.aplicar'")).toBe(isDone ? 1 : 0)
      portal = await runPortal(portal)
    }
    await expect.poll(() => estado(portal), { timeout: LIMITE }).toBe('cerrado')
    expect(await countRows(portal, 'cierre_personas')).toBe(PERSONAS)
    expect(await countRows(portal, 'cargos')).toBe(1)
    expect(await countRows(portal, 'bitacora', "acto = 'cierre.aplicar'")).toBe(1)
    expect((await portalCli(portal, 'quincena', 'verificar', '2226')).stdout).toContain('íntegra')
    expect((await portalCli(portal, 'bitacora', 'verificar')).stdout).toContain('Bitácora íntegra')
  })
})
