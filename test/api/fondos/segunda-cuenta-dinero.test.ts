import { beforeAll, describe, expect, it } from 'vitest'
import type { CuentaPanel } from '#domain/fondos/cair/panel-cair.ts'
import type { PrestamoPanel } from '#domain/fondos/prestamos/retencion-panel.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { lugarDe, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { ponerPersona } from '#test/support/dinero/anio-cerrado.ts'
import { cerrarConRetiro, pagarCierre, validarCierre } from '#test/support/dinero/cair.ts'
import { escribirCierre, ponerCalendario } from '#test/support/dinero/cierres.ts'
import { signIn, type Client } from '#test/support/client.ts'
import type { DosManos } from '#test/support/manos/dos-manos.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { CALENDARIO } from '#test/support/dinero/quincena-cerrada.ts'
import { sellarYOrdenar } from '#test/support/dinero/ordenar.ts'

/** Quincena 22 of 2026 as an ordinal, and the people of this test. */
const Q22 = 2026 * 24 + 21
const GENTE = 8
const QUINCENAS = 6

let [admin, validador] = [] as unknown as [Client, Client]
let salud: Lugar
const gente: number[] = []
let dosManos: DosManos

beforeAll(async () => {
  ;[admin, validador] = [await signIn('admin'), await signIn('validador1')]
  dosManos = await conSegundaMano(admin)
  salud = await lugarDe(SALUD)
  await ponerCalendario('2026-11-01', CALENDARIO)
  const categoria = (await selectRow<{ id: number }>('SELECT MIN(id) AS id FROM categorias'))!.id
  for (let i = 0; i < GENTE; i += 1)
    gente.push(
      await ponerPersona({
        interno: 700_001 + i,
        lugar: salud,
        categoria,
        sueldoCentavos: 3_000_000 + i * 77_777,
        situacion: 'A',
      }),
    )
  await dosManos.post('/api/variables', { nombre: 'INTERES_ANUAL_CORTO', valor: '11.75', desde: '2026-01-01' })
})

/** Half to the even one, by whole numbers: nothing of the product. */
function dividido(n: bigint, d: bigint): bigint {
  const [whole, twice] = [n / d, (n % d) * 2n]
  return twice > d || (twice === d && whole % 2n === 1n) ? whole + 1n : whole
}

describe('six quincenas of loans, by a second computation that shares no code', () => {
  /** What each person borrows, in centavos, over how many quincenas. */
  const pedidos = Array.from({ length: GENTE }, (_, i) => ({
    capital: 500_000 + i * 123_457,
    quincenas: 3 + ((i * 5) % 4),
  }))
  /** Of the order of person `i` in quincena `q`, what its entity withheld: nothing, half of it, or all. */
  const retenido = (i: number, q: number, ordenado: number): number =>
    [0, Math.floor(ordenado / 2), ordenado, ordenado, ordenado][(i * 7 + q * 3) % 5]!

  const abonos = pedidos.map(({ capital, quincenas }) => {
    const interes = dividido(BigInt(capital) * 1_175n * BigInt(quincenas), 10_000n * 24n)
    const total = capital + Number(interes)
    return { total, abono: Math.ceil(total / quincenas) }
  })
  const saldos = abonos.map(({ total }) => total)

  it('each order and each balance agree to the centavo', async () => {
    for (const [i, { capital, quincenas }] of pedidos.entries()) {
      const body = { interno: 700_001 + i, tipo: 'corto', capitalCentavos: capital, quincenas, primera: '2226' }
      const made = await dosManos.prestar(body)
      expect([made.status, made.body.abonoCentavos]).toEqual([200, abonos[i]!.abono])
    }
    for (let q = 0; q < QUINCENAS; q += 1) {
      const cierre = await escribirCierre({ entidadId: salud.adscripcion, quincena: Q22 + q })
      await sellarYOrdenar(cierre)
      const rows = await selectRows<{ id: number; persona: number; ordenado: number; version: number }>(
        'SELECT id, afiliado_id AS persona, ordenado_centavos AS ordenado, version FROM retenciones WHERE cierre_id = $1',
        [cierre],
      )
      const expected = gente.flatMap((persona, i) =>
        saldos[i]! > 0 ? [[persona, Math.min(abonos[i]!.abono, saldos[i]!)]] : [],
      )
      expect(rows.map(({ persona, ordenado }) => [persona, ordenado]).sort()).toEqual(expected.sort())
      for (const { id, persona, ordenado, version } of rows) {
        const i = gente.indexOf(persona)
        const held = retenido(i, q, ordenado)
        const motivo = held === ordenado ? null : 'sueldo_insuficiente'
        const answered = await validador.post(`/api/panel/retenciones/${id}/respuesta`, {
          retenidoCentavos: held,
          motivo,
          nota: '',
          version,
        })
        expect(answered.status).toBe(200)
        saldos[i]! -= held
      }
    }
    const { body } = await admin.get<PrestamoPanel[]>('/api/panel/prestamos?range=[0,99]&sort=["id","ASC"]')
    expect(body.map(({ saldoCentavos }) => saldoCentavos)).toEqual(saldos)
    expect(saldos.filter((saldo) => saldo === 0).length).toBeGreaterThan(0)
    expect(saldos.filter((saldo) => saldo > 0).length).toBeGreaterThan(0)
  })
})

describe('six quincenas of accounts, by a second computation that shares no code', () => {
  /** What quincena `q` contributes of person `i`, in centavos; some of them correct more than the account holds. */
  const aporta = (i: number, q: number): number => ((i + q) % 4 === 3 ? -27_000 - i * 331 : 10_000 + i * 113 + q * 7)

  it('each balance and each por cobrar agree to the centavo, and none is below zero', async () => {
    const saldo = gente.map(() => 0)
    const debe = gente.map(() => 0)
    for (let q = 0; q < 6; q += 1) {
      const importes = new Map(gente.map((id, i) => [id, aporta(i, q)] as const))
      const cierre = await cerrarConRetiro(salud.adscripcion, Q22 - 20 + q, importes)
      const total = [...importes.values()].reduce((sum, one) => sum + one, 0)
      if (total <= 0) throw new Error(`Quincena ${q} charges nothing`)
      await pagarCierre(dosManos, cierre, '2026-11-19')
      expect((await validarCierre(cierre, true)).status).toBe(200)
      for (const i of gente.keys()) {
        const neto = saldo[i]! - debe[i]! + aporta(i, q)
        saldo[i] = Math.max(0, neto)
        debe[i] = Math.max(0, -neto)
      }
    }
    for (const [i, id] of gente.entries()) {
      const { body } = await admin.get<CuentaPanel>(`/api/panel/cair/${id}`)
      expect([body.saldo.total, body.porCobrarCentavos]).toEqual([saldo[i], debe[i]])
    }
    expect(debe.some((one) => one > 0)).toBe(true)
  })
})
