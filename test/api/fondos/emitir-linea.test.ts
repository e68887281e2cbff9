import { beforeAll, describe, expect, it } from 'vitest'
import { anularCargos } from '#api/fondos/pagos/anular-cargos.ts'
import { emitirLinea } from '#api/fondos/pagos/lineas/emitir-linea.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { lugarDe, registrarAlta, SALUD } from '#test/support/afiliacion.ts'
import { escribirCierre, ponerCalendario, type LineaDeCierre } from '#test/support/dinero/cierres.ts'
import { signIn } from '#test/support/client.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { lineasDePago } from '#test/support/dinero/lineas-de-pago.ts'

const Q22 = 2026 * 24 + 21

let entidadId: number
const afiliados: number[] = []

beforeAll(async () => {
  const salud = await lugarDe(SALUD)
  entidadId = salud.adscripcion
  const ventanilla = await signIn('ventanilla1')
  for (let i = 0; i < 2; i += 1) afiliados.push((await registrarAlta(ventanilla, salud)).afiliadoId)
  await execute('UPDATE afiliados SET interno = 18841 WHERE id = $1', [afiliados[1]!])
  await execute(
    `UPDATE organica SET clave_0 = '81', clave_1 = '03' WHERE id = (SELECT organica_id FROM unidades WHERE id = $1)`,
    [entidadId],
  )
  await ponerCalendario('2026-11-01', {
    '2026-11-24': 'ARCHIVO_APLICACION',
    '2026-11-26': 'PAGO',
    '2026-11-27': 'PAGO',
    '2026-11-30': 'PAGO',
    '2026-12-11': 'ARCHIVO_APLICACION',
    '2026-12-14': 'PAGO',
    '2026-12-29': 'ARCHIVO_APLICACION',
    '2026-12-30': 'PAGO',
    '2027-01-13': 'ARCHIVO_APLICACION',
    '2027-01-14': 'PAGO',
  })
})

const cerrar = async (quincena: number, lineas: readonly LineaDeCierre[]) => {
  const id = await escribirCierre({ entidadId, quincena, estado: 'aplicando', lineas })
  await inTransaction(() => emitirLinea(id))
  return id
}
const ahorro = (importe: number, rest: Partial<LineaDeCierre> = {}): LineaDeCierre => ({
  afiliadoId: afiliados[0]!,
  fondo: 'fondo_ahorro',
  clave: 'FAA',
  importe,
  ...rest,
})
const charged = (cierre: number) =>
  selectRows(
    `SELECT c.obligado, c.principal_centavos AS principal, c.credito_centavos AS credito, c.limite, l.referencia,
            l.capital_centavos AS capital
     FROM cargos c LEFT JOIN lineas_pago l ON l.cargo_id = c.id WHERE c.cierre_id = $1 ORDER BY c.id`,
    [cierre],
  )

describe('issuing the line of a close', () => {
  it('sums what the entity owes, with reference and limit, and a line of its own for who is on leave', async () => {
    const cierre = await cerrar(Q22, [
      ahorro(400_000),
      ahorro(25_650, { clave: 'FAE' }),
      { ...ahorro(3, { clave: 'FAA', obligado: 'afiliado' }), afiliadoId: afiliados[1]! },
      { ...ahorro(2, { clave: 'FAE', obligado: 'afiliado' }), afiliadoId: afiliados[1]! },
    ])
    // Date (2026 − 2014) × 372 + 10 × 31 + 29 = 4803. Amount 4,256.50 → 6. Body 8103222648036:
    // 66+39+0+152+92+66+26+34+38+69+0+13+136 = 731; mod 97 = 52; 53.
    // Person: 0.05 → 5 × 7 = 35 → 5. Body 018841222648035:
    // 55+39+0+152+92+66+26+34+38+23+44+104+136+19+0 = 828; mod 97 = 52; 53.
    expect(await charged(cierre)).toEqual([
      {
        obligado: 'entidad',
        principal: 425_650,
        credito: 0,
        limite: '2026-11-30',
        referencia: '810322264803653',
        capital: 425_650,
      },
      {
        obligado: 'afiliado',
        principal: 5,
        credito: 0,
        limite: '2026-11-30',
        referencia: '01884122264803553',
        capital: 5,
      },
    ])
  })

  it('is done once for a close, and only inside its transaction', async () => {
    const cierre = await escribirCierre({ entidadId, quincena: Q22 - 1, lineas: [ahorro(100)] })
    await expect(emitirLinea(cierre)).rejects.toThrow('transaction')
    await inTransaction(() => emitirLinea(cierre))
    await expect(inTransaction(() => emitirLinea(cierre))).rejects.toThrow()
    expect(await charged(cierre)).toHaveLength(1)
  })

  it('issues none for a total of zero or less, and the credit lowers the next one', async () => {
    const negative = await cerrar(Q22 + 1, [ahorro(-70_000), ahorro(20_000, { clave: 'FAE' })])
    expect(await charged(negative)).toMatchObject([{ principal: -50_000, credito: 0, limite: null, referencia: null }])
    const empty = await cerrar(Q22 + 2, [])
    expect(await charged(empty)).toEqual([])
    const next = await cerrar(Q22 + 3, [ahorro(60_000)])
    expect(await charged(next)).toMatchObject([{ principal: 60_000, credito: 50_000, capital: 10_000 }])
  })

  it('takes another PAGO day when a reference is taken', async () => {
    const first = await cerrar(Q22 + 4, [ahorro(777)]).catch((error: unknown) => error)
    expect(first).toMatchObject({ status: 422, codigo: 'sin_dias_pago' })
    await inTransaction(() =>
      execute(
        `INSERT INTO eventos (fecha, tipo, origen) VALUES ('2027-01-28', 'ARCHIVO_APLICACION', 'manual'), ('2027-01-29', 'PAGO', 'manual'), ('2027-02-12', 'PAGO', 'manual')`,
      ),
    )
    await execute('DELETE FROM aportaciones WHERE cierre_id IN (SELECT id FROM cierres WHERE quincena = $1)', [Q22 + 4])
    await execute('DELETE FROM cierre_totales WHERE cierre_id IN (SELECT id FROM cierres WHERE quincena = $1)', [
      Q22 + 4,
    ])
    await execute('DELETE FROM cierres WHERE quincena = $1', [Q22 + 4])
    const one = await cerrar(Q22 + 4, [ahorro(777)])
    const [{ referencia, limite }] = (await charged(one)) as [{ referencia: string; limite: string }]
    expect(limite).toBe('2027-01-29')
    await inTransaction(() => anularCargos(one))
    await execute(`UPDATE cierres SET estado = 'anulado' WHERE id = $1`, [one])
    const again = await cerrar(Q22 + 4, [ahorro(777)])
    const [other] = (await charged(again)) as [{ referencia: string; limite: string }]
    // Its charge keeps the first limit; the reference of that day is taken, so that its line has another one.
    expect(other.limite).toBe('2027-01-29')
    expect(await selectRows('SELECT limite FROM lineas_pago WHERE referencia = $1', [other.referencia])).toEqual([
      { limite: '2027-02-12' },
    ])
    expect(other.referencia).not.toBe(referencia)
  })

  it('of a quincena closed after its run of PAGO days is to be paid in the next one, and bears no multa until then', async () => {
    const hoy = process.env['PORTAL_TODAY']
    process.env['PORTAL_TODAY'] = '2026-12-01'
    const cierre = await cerrar(Q22 - 3, [ahorro(60_000)])
    expect(await charged(cierre)).toMatchObject([{ limite: '2026-12-14' }])
    const lineas = await lineasDePago(await signIn('admin'))
    expect(lineas.find(({ limite }) => limite === '2026-12-14')).toMatchObject({ multa: false })
    process.env['PORTAL_TODAY'] = hoy
  })

  it('takes the contract of the bank as the administrator changes it, and only that', async () => {
    const dosManos = await conSegundaMano(await signIn('admin'))
    const antes = { base: '2014', constante: '' }
    const put = (escrito: object, known: object = antes) =>
      dosManos.put('/api/panel/referencia-pago', { ...escrito, antes: known })
    const bad = await put({ base: '1988', constante: '12345' })
    expect([bad.status, Object.keys(bad.body.campos ?? {})]).toEqual([422, ['base', 'constante']])
    expect((await put({ base: '2009', constante: '2' })).status).toBe(200)
    expect((await put({ base: '2013', constante: '' })).status).toBe(409)
    const cierre = await cerrar(Q22 - 5, [ahorro(60_000)])
    const [{ referencia }] = (await charged(cierre)) as [{ referencia: string }]
    // 15 digits and the constant; the date counted from 2009: (2026 − 2009) × 372 + 10 × 31 + 29 = 6663.
    expect(referencia).toMatch(/^8103\d{4}6663\d2\d{2}$/)
    expect((await put(antes, { base: '2009', constante: '2' })).status).toBe(200)
  })

  it('refuses settings that are no contract of a bank', async () => {
    await execute(`UPDATE ajustes SET valor = 'dos mil' WHERE clave = 'referencia_base'`)
    await expect(cerrar(Q22 - 2, [ahorro(100)])).rejects.toMatchObject({ status: 422, codigo: 'contrato_referencia' })
    await execute(`UPDATE ajustes SET valor = '2014' WHERE clave = 'referencia_base'`)
  })
})
