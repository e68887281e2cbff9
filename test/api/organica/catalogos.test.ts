import { describe, expect, it } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { loadCategorias } from '#seeds/catalogos/categorias.ts'
import { loadCatalogos } from '#seeds/catalogos/load-catalogos.ts'

const count = async (table: string): Promise<number> =>
  (await selectRow<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`))!.n

describe('catalogues', () => {
  it('hold the 25 categories with their salary in centavos, the 32 states and every municipio', async () => {
    expect(await count('categorias')).toBe(25)
    expect(await count('sueldos')).toBe(25)
    expect(await count('estados')).toBe(32)
    expect(await count('municipios')).toBe(2478)
    const row = await selectRow<{ monto_centavos: number }>(
      `SELECT s.monto_centavos FROM sueldos s JOIN categorias c ON c.id = s.categoria_id WHERE c.clave = '20B'`,
    )
    expect(row?.monto_centavos).toBe(1_233_575)
  })

  it('do not change when loaded again, not even in the bitácora', async () => {
    const tables = [
      'menus',
      'perfil_menus',
      'procesos',
      'perfil_procesos',
      'perfiles',
      'ajustes',
      'sueldos',
      'bitacora',
    ]
    const before = await Promise.all(tables.map(count))
    await loadCatalogos()
    expect(await Promise.all(tables.map(count))).toEqual(before)
  })

  it('do not bring back what the institute deleted or renamed', async () => {
    await execute(`DELETE FROM menus WHERE nombre = 'Tablero externo 1'`)
    await execute(`UPDATE perfiles SET nombre = 'Recepción' WHERE id = 6`)
    await loadCatalogos()
    expect(await selectRows(`SELECT id FROM menus WHERE nombre = 'Tablero externo 1'`)).toEqual([])
    expect(await count('perfiles')).toBe(9)
  })

  it('close a salary the day before a new one begins, and keep both', async () => {
    const rise = [['10C', 'Oficial', 990_000]] as const
    await inTransaction(() => loadCategorias(rise, plainDate(2027, 1, 1)))
    await inTransaction(() => loadCategorias(rise, plainDate(2027, 1, 1)))
    const rows = await selectRows(
      `SELECT s.monto_centavos AS monto, s.vigente_desde AS desde, s.vigente_hasta AS hasta
       FROM sueldos s JOIN categorias c ON c.id = s.categoria_id WHERE c.clave = '10C' ORDER BY desde`,
    )
    expect(rows).toEqual([
      { monto: 942_992, desde: '2025-01-01', hasta: '2026-12-31' },
      { monto: 990_000, desde: '2027-01-01', hasta: null },
    ])
    await execute(`DELETE FROM sueldos WHERE vigente_desde = '2027-01-01'`)
    await execute('UPDATE sueldos SET vigente_hasta = NULL')
  })

  it('let a profile be added after the eight that came with ids', async () => {
    const row = await selectRow<{ id: number }>(
      `INSERT INTO perfiles (nombre, ambito) VALUES ('Consulta', 'instituto') RETURNING id`,
    )
    expect(row?.id).toBeGreaterThan(8)
    await execute(`DELETE FROM perfiles WHERE nombre = 'Consulta'`)
  })
})
