import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CuentaEntidad } from '#domain/fondos/pagos/panel-pagos.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, SQL_FALSE } from '#api/db/sql.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { cerrarDosQuincenas, referenciaDe, type DosQuincenas } from '#test/support/dinero/quincena-cerrada.ts'

/**
 * Educación goes into Salud after both closed quincena 22: 88.00 of Educación, 500.00 and 1,000.00 of Salud. From then on
 * Salud owes all three, and Educación's reference stays as it was printed.
 */
let quincenas: DosQuincenas
let validador: Client
let educacion: { clave0: string; clave1: string }
let referencia: string

afterAll(flushReadAudit)

beforeAll(async () => {
  quincenas = await cerrarDosQuincenas()
  validador = await signIn('validador1')
  const row = await selectRow<{ clave0: string; clave1: string }>(
    `SELECT o.clave_0 AS "clave0", o.clave_1 AS "clave1" FROM unidades u JOIN organica o ON o.id = u.organica_id WHERE u.id = $1`,
    [quincenas.educacion],
  )
  educacion = row!
  referencia = await referenciaDe(quincenas.cierreEducacion)
})

const query = ({ clave0, clave1 }: { clave0: string; clave1: string }) => `clave0=${clave0}&clave1=${clave1}`
const cuenta = async () =>
  (await validador.get<CuentaEntidad>(`/api/aportacion-retencion/cuenta?${query(quincenas.claves)}`)).body

describe('an entity that went into another', () => {
  it('is nobody else’s before; then it leaves its lines to the successor, who pays each by its own reference', async () => {
    // Before, nobody else owes its lines or reads them.
    expect((await cuenta()).cargos.map(({ principalCentavos }) => principalCentavos)).toEqual([100_000, 50_000])
    expect((await validador.get(`/api/aportacion-retencion?${query(educacion)}`)).status).toBe(404)
    expect((await validador.get(`/api/lineas-pago/${referencia}/hoja`)).status).toBe(404)

    // It leaves its lines to the successor: listed with its name, given again and printed as they were.
    await inTransaction(() =>
      execute(`UPDATE unidades SET activo = ${SQL_FALSE}, sucesora_id = $1 WHERE id = $2`, [
        quincenas.salud,
        quincenas.educacion,
      ]),
    )
    const { cargos: heredados, debeCentavos } = await cuenta()
    expect(heredados.map(({ principalCentavos, de }) => [principalCentavos, de?.nombre ?? null]).sort()).toEqual(
      [
        [100_000, null],
        [50_000, null],
        [8_800, 'Secretaría de Educación'],
      ].sort(),
    )
    expect(debeCentavos).toBeGreaterThanOrEqual(158_800)
    const body = { ...educacion, quincena: '2226' }
    const line = await validador.post('/api/aportacion-retencion/linea', body)
    expect([line.status, line.body['referencia']]).toEqual([200, referencia])
    expect((await validador.get(`/api/lineas-pago/${referencia}/hoja`)).status).toBe(200)

    // The line is paid by its own reference, and the successor owes it no more.
    const dosManos = await conSegundaMano(await signIn('admin'))
    const paid = await dosManos.pagar({
      referencia,
      importeCentavos: 8_800,
      fecha: '2026-11-20',
      operacion: 'F1',
    })
    expect(paid.status).toBe(200)
    const { cargos } = await cuenta()
    expect(cargos.find(({ de }) => de !== null)).toMatchObject({ debeCentavos: 0, estatus: 'PAGADO' })
  })

  it('stays another’s for everybody else', async () => {
    const other = await signIn('ventanilla2')
    expect((await other.get(`/api/aportacion-retencion?${query(quincenas.claves)}`)).status).toBe(404)
  })
})
