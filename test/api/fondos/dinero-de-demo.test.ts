import { beforeAll, describe, expect, it } from 'vitest'
import { quincenaOf } from '#domain/calendario/quincena.ts'
import { today } from '#api/clock.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { revisarCuadre } from '#api/fondos/cuadre/revisar-cuadre.ts'
import { loadAfiliados } from '#seeds/demo/load-afiliados.ts'
import { loadCair } from '#seeds/demo/load-cair.ts'
import { loadCierres } from '#seeds/demo/load-cierres.ts'
import { loadFormulas } from '#seeds/demo/load-formulas.ts'
import { loadPrestamos, suspendPrestamos } from '#seeds/demo/load-prestamos.ts'

const CERRADAS = 4

beforeAll(async () => {
  await loadAfiliados(today(), 90)
  await loadPrestamos(today(), CERRADAS)
  await loadCierres(today(), CERRADAS)
  await loadCair(today())
  await suspendPrestamos()
}, 180_000)

interface Quincena {
  readonly quincena: number
  readonly ordenadas: number
  readonly sinRespuesta: number
  readonly diferencias: number
  readonly sinDecidir: number
}

describe('the money of the fictional institute', () => {
  it('has loans in each closed quincena, with differences decided; only the newest waits for its answers', async () => {
    const rows = await selectRows<Quincena>(
      `SELECT quincena, CAST(COUNT(*) AS INTEGER) AS ordenadas,
         CAST(SUM(CASE WHEN retenido_centavos IS NULL THEN 1 ELSE 0 END) AS INTEGER) AS "sinRespuesta",
         CAST(SUM(CASE WHEN retenido_centavos < ordenado_centavos THEN 1 ELSE 0 END) AS INTEGER) AS diferencias,
         CAST(SUM(CASE WHEN retenido_centavos < ordenado_centavos AND decision IS NULL THEN 1 ELSE 0 END) AS INTEGER)
           AS "sinDecidir"
       FROM retenciones WHERE obligado = 'entidad' GROUP BY quincena ORDER BY quincena`,
    )
    const open = quincenaOf(today())
    expect(rows.map(({ quincena }) => open - quincena)).toEqual([4, 3, 2, 1])
    const answered = rows.slice(0, -1)
    for (const { sinRespuesta, diferencias } of answered) {
      expect(sinRespuesta).toBe(0)
      expect(diferencias).toBeGreaterThan(0)
    }
    expect(answered.slice(0, -1).map(({ sinDecidir }) => sinDecidir)).toEqual([0, 0])
    const newest = rows.at(-1)
    expect(newest?.sinRespuesta).toBe(newest?.ordenadas)
  })

  it('has every reason of a difference, and loans that go on, are suspended, are settled, and are of who left', async () => {
    const motivos = await selectRows<{ motivo: string }>(
      'SELECT DISTINCT motivo FROM retenciones WHERE motivo IS NOT NULL ORDER BY motivo',
    )
    expect(motivos.map(({ motivo }) => motivo)).toEqual(['baja', 'licencia', 'otro', 'sueldo_insuficiente'])
    const estados = await selectRows<{ estado: string }>('SELECT DISTINCT estado FROM prestamos ORDER BY estado')
    expect(estados.map(({ estado }) => estado)).toEqual(['activo', 'liquidado', 'por_cobrar', 'suspendido'])
  })

  it('has formulas, one of which uses another', async () => {
    expect(await loadFormulas()).toBe(3)
    expect(await loadFormulas()).toBe(0)
  })

  it('gives an account to everybody whose retirement fund was charged and paid', async () => {
    const row = await selectRow<{ cuentas: number; personas: number }>(
      `SELECT CAST(COUNT(DISTINCT l.afiliado_id) AS INTEGER) AS personas,
         CAST(COUNT(DISTINCT s.afiliado_id) AS INTEGER) AS cuentas
       FROM aportaciones l JOIN cierres c ON c.id = l.cierre_id
       LEFT JOIN cair_asientos s ON s.afiliado_id = l.afiliado_id
       WHERE l.fondo = 'fondo_retiro' AND c.quincena < (SELECT MAX(quincena) FROM cierres)`,
    )
    expect(row?.cuentas).toBeGreaterThan(40)
    expect(row?.cuentas).toBe(row?.personas)
  })

  it('has ledgers whose sums are their balances', async () => {
    expect((await revisarCuadre()).descuadres).toEqual([])
  })
})
