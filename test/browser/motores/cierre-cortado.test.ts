import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CierresQuincena } from '#domain/quincenas/cierre.ts'
import { signInTo } from '#test/support/portal-client.ts'
import { countRows, runSql } from '#test/support/portal-database.ts'
import { runPortal, startPortal, type Portal } from '#test/support/portal.ts'
import { portalCli } from '#test/browser/portal-cli.ts'

const PERSONAS = 2_000
/** The machine dies once this part of the people is written, the last time while all of them are and it publishes. */
const PUNTOS = [0, 0.3, 0.7, 1] as const
const CADENA = ['validador1', 'auxiliar', 'jefe', 'director', 'titular'] as const
const QUINCENA = '/api/quincenas/2226/cierres'

const DESDE = `FROM unidades d JOIN unidades c ON c.id = d.parent_id JOIN unidades b ON b.id = c.parent_id
  WHERE d.nivel = 3 AND b.nombre = 'Secretaría de Salud' ORDER BY d.id LIMIT 1`

/** People of Salud with a post, a category and a salary, as they would be after years of altas. */
async function ponerPersonas(portal: Portal): Promise<number> {
  const [lugar] = await runSql<Record<'n0' | 'n1' | 'n2' | 'n3', number | string>>(
    portal,
    `SELECT b.parent_id AS n0, b.id AS n1, c.id AS n2, d.id AS n3 ${DESDE}`,
  )
  const { n0 = 0, n1 = 0, n2 = 0, n3 = 0 } = lugar ?? {}
  const place = 'nivel0_id, nivel1_id, nivel2_id, nivel3_id, categoria_id, sueldo_centavos'
  const values = `${n0}, ${n1}, ${n2}, ${n3}, (SELECT id FROM categorias WHERE clave = '20B'), 1233575`
  const at = `'2025-12-01T12:00:00.000Z'`
  await runSql(
    portal,
    `INSERT INTO afiliados (${place}, interno, curp, nombre, apellido_paterno, nombre_plegado, fecha_nacimiento, sexo, fecha_alta,
       situacion, creado_at, actualizado_at)
     WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${PERSONAS})
     SELECT ${values}, 800000 + i, 'CORTADO00000' || CAST(800000 + i AS TEXT), 'Persona ' || CAST(i AS TEXT), 'Prueba',
       'prueba persona ' || CAST(i AS TEXT), '1980-01-01', 'F', '2020-01-16', 'A', ${at}, ${at} FROM n`,
  )
  await runSql(
    portal,
    `INSERT INTO afiliado_org (${place}, afiliado_id, clave_organica_0, clave_organica_1, clave_organica_2, clave_organica_3,
       orgs1, orgs2, orgs3, orgs4, creado_at)
     SELECT ${place}, id, '', '', '', '', '', '', '', '', creado_at FROM afiliados WHERE interno > 800000`,
  )
  // PostgreSQL's driver gives a large integer as text.
  return Number(n1)
}

/** Gives the next signature, or the request when nobody asked for it yet. */
async function firmar(portal: Portal, quien: string, entidadId: number): Promise<void> {
  const client = await signInTo(portal.url, quien)
  const { body } = await client.get<CierresQuincena>(QUINCENA)
  const cierre = body.entidades.find(({ entidad }) => entidad.id === entidadId)?.cierre
  const res =
    quien === 'validador1'
      ? await client.post(`${QUINCENA}/solicitar`, { entidades: [entidadId] })
      : await client.post(`${QUINCENA}/firmar`, { cierres: [{ id: cierre?.id, version: cierre?.version }] })
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

  it('has done nothing or all of it, and takes it up again by itself', async () => {
    const entidadId = await ponerPersonas(portal)
    for (const quien of CADENA) await firmar(portal, quien, entidadId)
    for (const parte of PUNTOS) {
      await expect
        .poll(() => countRows(portal, 'cierre_personas'), { interval: 5, timeout: 90_000 })
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
    await expect.poll(() => estado(portal), { timeout: 120_000 }).toBe('cerrado')
    expect(await countRows(portal, 'cierre_personas')).toBe(PERSONAS)
    expect(await countRows(portal, 'cargos')).toBe(1)
    expect(await countRows(portal, 'bitacora', "acto = 'cierre.aplicar'")).toBe(1)
    expect((await portalCli(portal, 'quincena', 'verificar', '2226')).stdout).toContain('íntegra')
    expect((await portalCli(portal, 'bitacora', 'verificar')).stdout).toContain('Bitácora íntegra')
  })
})
