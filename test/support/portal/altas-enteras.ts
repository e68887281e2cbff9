import { expect } from 'vitest'
import { countRows, runSql } from '#test/support/portal/portal-database.ts'
import type { Portal } from '#test/support/portal/portal.ts'
import { portalCli } from './portal-cli.ts'

/** An alta that is whole: link, open movement of type 1, three papers and its rows of the bitácora. */
const HALF_DONE = `
  SELECT a.curp FROM afiliados a
  WHERE (SELECT count(*) FROM afiliado_org o WHERE o.afiliado_id = a.id) <> 1
     OR (SELECT count(*) FROM movimientos m WHERE m.afiliado_id = a.id AND m.tipo_id = 1) <> 1
     OR (SELECT count(*) FROM expediente e WHERE e.afiliado_id = a.id) <> 3
     OR NOT EXISTS (SELECT 1 FROM bitacora b WHERE b.acto = 'afiliado.crear' AND b.objeto_id = CAST(a.id AS TEXT))`

/** People of whom an alta left only a part. */
export const altasIncompletas = (portal: Portal) => runSql(portal, HALF_DONE)

/** Holds when the portal has just these people, each whole, and a whole bitácora. */
export async function expectAltasEnteras(portal: Portal, people: number): Promise<void> {
  expect(await altasIncompletas(portal)).toEqual([])
  for (const table of ['afiliados', 'afiliado_org', 'movimientos'])
    expect([table, await countRows(portal, table)]).toEqual([table, people])
  expect(await countRows(portal, 'expediente')).toBe(people * 3)
  expect(await countRows(portal, 'bitacora', "acto = 'movimiento.solicitar'")).toBe(people)
  expect((await portalCli(portal, 'bitacora', 'verificar')).stdout).toContain('Bitácora íntegra')
}
