import { beforeAll, describe, expect, it } from 'vitest'
import type { TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import { quincenaOf } from '#domain/calendario/quincena.ts'
import { today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { revisarCuadre } from '#api/fondos/cuadre/revisar-cuadre.ts'
import { loadReglasPrestamo } from '#api/fondos/prestamos/constantes-prestamo.ts'
import { dividido } from '#test/support/dinero/aritmetica-aparte.ts'
import { signIn } from '#test/support/client.ts'
import { loadAfiliados } from '#seeds/demo/load-afiliados.ts'
import { loadCair } from '#seeds/demo/load-cair.ts'
import { loadCierres } from '#seeds/demo/load-cierres.ts'
import { loadExtemporaneas } from '#seeds/demo/load-extemporaneas.ts'
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

  it('has late contributions of people who had no leave, once', async () => {
    // The query offers people in order of name: the first ones had a leave.
    await inTransaction(() =>
      execute(
        `UPDATE afiliados SET nombre_plegado = 'zzz' WHERE id IN (SELECT afiliado_id FROM movimientos WHERE tipo_id = 8 AND aplicado)`,
      ),
    )
    expect(await loadExtemporaneas()).toBe(6)
    expect(await loadExtemporaneas()).toBe(0)
  })

  it('has every reason of a difference, and loans that go on, are suspended, are settled, and are of who left', async () => {
    const motivos = await selectRows<{ motivo: string }>(
      'SELECT DISTINCT motivo FROM retenciones WHERE motivo IS NOT NULL ORDER BY motivo',
    )
    expect(motivos.map(({ motivo }) => motivo)).toEqual(['baja', 'licencia', 'otro', 'sueldo_insuficiente'])
    const estados = await selectRows<{ estado: string }>('SELECT DISTINCT estado FROM prestamos ORDER BY estado')
    expect(estados.map(({ estado }) => estado)).toEqual(['activo', 'liquidado', 'por_cobrar', 'suspendido'])
  })

  it('lends by the interest of each plan, which the next loan bears too', async () => {
    const tasas = await selectRows<{ tipo: string; tasa: number }>(
      'SELECT DISTINCT tipo, interes_anual AS tasa FROM prestamos ORDER BY tipo',
    )
    const { interesAnual } = await loadReglasPrestamo()
    expect(Object.fromEntries(tasas.map(({ tipo, tasa }) => [tipo, tasa]))).toEqual(interesAnual)
    expect(Math.min(...tasas.map(({ tasa }) => tasa))).toBeGreaterThan(0)
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

  it('has the account of somebody who died handed over to the family, by halves and quarters', async () => {
    const admin = await signIn('admin')
    const { body } = await admin.get<TramiteCair[]>('/api/panel/cair-tramites')
    const [entregado] = body.filter(({ motivo, estado }) => motivo === 'defuncion' && estado === 'aprobado')
    expect(entregado?.beneficiarios.map(({ parentesco, importeCentavos }) => [parentesco, importeCentavos])).toEqual([
      ['Cónyuge', 1_500_000],
      ['Hijo', 750_000],
      ['Hija', 750_000],
    ])
  })

  it('agrees to the centavo, each account and each loan, with a second computation that shares no code', async () => {
    const cuentas = await selectRows<{ id: number; saldo: number; debe: number }>(
      `SELECT afiliado_id AS id,
         CAST(SUM(CASE WHEN clase = 'por_cobrar' THEN 0 ELSE importe_centavos END) AS BIGINT) AS saldo,
         CAST(SUM(CASE WHEN clase = 'por_cobrar' THEN importe_centavos ELSE 0 END) AS BIGINT) AS debe
       FROM cair_asientos GROUP BY afiliado_id ORDER BY afiliado_id`,
    )
    expect(cuentas).toEqual(await cuentasAparte())
    const prestamos = await selectRows<{ id: number; abono: number; saldo: number }>(
      `SELECT p.id, p.abono_centavos AS abono, CAST(SUM(m.importe_centavos) AS BIGINT) AS saldo
       FROM prestamos p JOIN prestamo_movimientos m ON m.prestamo_id = p.id GROUP BY p.id, p.abono_centavos ORDER BY p.id`,
    )
    expect(prestamos).toEqual(await prestamosAparte())
  })

  it('has ledgers whose sums are their balances', async () => {
    expect((await revisarCuadre()).descuadres).toEqual([])
  })
})

interface CuentaAparte {
  readonly id: number
  saldo: number
  debe: number
}

/** Each account from what the closes charged, quincena by quincena, what was saved before, and the procedures approved. */
async function cuentasAparte(): Promise<CuentaAparte[]> {
  const cuentas = new Map<number, CuentaAparte>()
  const cuentaDe = (id: number): CuentaAparte => {
    const cuenta = cuentas.get(id) ?? { id, saldo: 0, debe: 0 }
    cuentas.set(id, cuenta)
    return cuenta
  }
  for (const { id, importe } of await selectRows<{ id: number; importe: number }>(
    `SELECT afiliado_id AS id, importe_centavos AS importe FROM cair_asientos WHERE clase = 'aportacion' AND cargo_id IS NULL`,
  ))
    cuentaDe(id).saldo += importe
  for (const { id, importe } of await selectRows<{ id: number; importe: number }>(
    `SELECT l.afiliado_id AS id, CAST(SUM(l.importe_centavos) AS BIGINT) AS importe
     FROM aportaciones l JOIN cierres c ON c.id = l.cierre_id
     WHERE l.fondo = 'fondo_retiro' AND c.quincena < (SELECT MAX(quincena) FROM cierres)
     GROUP BY l.afiliado_id, c.quincena ORDER BY c.quincena`,
  )) {
    const cuenta = cuentaDe(id)
    // A debit takes what there is and leaves the rest owed; what comes later pays that first.
    const paid = importe >= 0 ? Math.min(cuenta.debe, importe) : -Math.max(0, -importe - cuenta.saldo)
    cuenta.debe -= paid
    cuenta.saldo += importe - paid
  }
  for (const { id, tipo, importe } of await selectRows<{ id: number; tipo: string; importe: number }>(
    `SELECT afiliado_id AS id, tipo, importe_centavos AS importe FROM cair_tramites WHERE estado = 'aprobado'`,
  ))
    cuentaDe(id).saldo += tipo === 'retiro' ? -importe : importe
  return [...cuentas.values()].sort((a, b) => a.id - b.id)
}

/** Each loan from its plan and from what was withheld of it. */
async function prestamosAparte(): Promise<{ id: number; abono: number; saldo: number }[]> {
  const rows = await selectRows<{ id: number; capital: number; tasa: number; quincenas: number; retenido: number }>(
    `SELECT p.id, p.capital_centavos AS capital, p.interes_anual AS tasa, p.quincenas,
       CAST(COALESCE((SELECT SUM(r.retenido_centavos) FROM retenciones r WHERE r.prestamo_id = p.id), 0) AS BIGINT) AS retenido
     FROM prestamos p ORDER BY p.id`,
  )
  return rows.map(({ id, capital, tasa, quincenas, retenido }) => {
    const interes = dividido(BigInt(capital) * BigInt(tasa) * BigInt(quincenas), 24_000_000n, false)
    const total = capital + Number(interes)
    return { id, abono: Math.ceil(total / quincenas), saldo: total - retenido }
  })
}
