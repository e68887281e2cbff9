import { describe, expect, it } from 'vitest'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { sembrarCalendario } from '#api/calendario/sembrar-calendario.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'

const count = async (where: string): Promise<number> =>
  (await selectRow<{ n: number }>(`SELECT COUNT(*) AS n FROM ${where}`))!.n

describe('sowing a year', () => {
  it('writes nothing when simulated, a whole year when not, and nothing the second time', async () => {
    const simulated = await sembrarCalendario(SISTEMA, 2029, true)
    expect(simulated.cambios).toHaveLength(365)
    expect(await count(`eventos WHERE fecha LIKE '2029-%'`)).toBe(0)
    await sembrarCalendario(SISTEMA, 2029)
    expect(await count(`eventos WHERE fecha LIKE '2029-%'`)).toBe(365)
    const rows = await count('bitacora')
    expect((await sembrarCalendario(SISTEMA, 2029)).cambios).toEqual([])
    expect(await count('bitacora')).toBe(rows)
  })

  it('never overwrites a day set by hand', async () => {
    await execute(`INSERT INTO eventos (fecha, tipo, origen) VALUES ('2031-03-12', 'ARCHIVO_APLICACION', 'manual')`)
    const { conservados, incumplidas } = await sembrarCalendario(SISTEMA, 2031)
    expect(conservados).toEqual([{ fecha: '2031-03-12', tipo: 'ARCHIVO_APLICACION' }])
    expect(incumplidas).toEqual([])
    expect(await selectRows(`SELECT tipo, origen FROM eventos WHERE fecha = '2031-03-12'`)).toEqual([
      { tipo: 'ARCHIVO_APLICACION', origen: 'manual' },
    ])
  })

  it('is for who administers', async () => {
    const clerk = { ...SISTEMA, perfilId: 6, actos: new Set(['ver', 'capturar'] as const) }
    await expect(sembrarCalendario(clerk, 2032)).rejects.toMatchObject({ status: 403 })
  })
})
