import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PagoRegistrado } from '#domain/fondos/pagos/panel-pagos.ts'
import { execute } from '#api/db/sql.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { cargarBanco, TABLAS_BANCO } from '#test/support/dinero/respuesta-banco.ts'

/** The bank's file, opened in Excel and saved again: from public reports. */
const CASO = 'test/fixtures/casos/13-banco-excel'
const HOY = process.env['PORTAL_TODAY']!

let admin: Client
beforeAll(async () => {
  process.env['PORTAL_TODAY'] = '2026-11-28'
  admin = await signIn('admin')
})
afterAll(() => void (process.env['PORTAL_TODAY'] = HOY))
beforeEach(async () => {
  for (const tabla of TABLAS_BANCO) await execute(`DELETE FROM ${tabla}`)
})

const cargar = (archivo: string) => cargarBanco(admin, readFileSync(`${CASO}/${archivo}`), archivo)
const pagos = async () =>
  (await admin.get<PagoRegistrado[]>('/api/panel/pagos')).body.map(
    ({ referencia, importeCentavos, fecha, operacion }) => [referencia, importeCentavos, fecha, operacion].join(' '),
  )

const PAGO = '810322264803653 425650 2026-11-27 BN000000001'

describe('the bank’s file that Excel saved again', () => {
  it.each([
    ['banco-miles.csv', 'amounts with a comma of thousands'],
    ['banco-utf16.csv', 'Unicode text'],
    ['banco-excel_tab.csv', 'tabs'],
    ['banco-vacias.csv', 'blank rows at its end'],
    ['banco-encabezado.csv', 'titles in capitals with accents'],
    ['banco-apostrofe.csv', 'a reference kept as text by an apostrophe'],
  ])('%s is taken: %s', async (archivo) => {
    expect(await cargar(archivo)).toMatchObject({ status: 200, pagos: { pagos: 1, totalCentavos: 425_650 } })
    expect(await pagos()).toEqual([PAGO])
  })

  it('with days as dd/mm/aaaa and amounts without their last zero is taken', async () => {
    expect(await cargar('banco-excel_fecha.csv')).toMatchObject({ status: 200, pagos: { totalCentavos: 425_655 } })
    expect(await pagos()).toContain(PAGO)
  })

  it('is the same payments as the bank’s own file: none counts twice', async () => {
    expect((await cargar('banco-base.csv')).pagos).toMatchObject({ pagos: 2, repetidos: 0 })
    expect((await cargar('banco-miles.csv')).pagos).toMatchObject({ pagos: 0, repetidos: 1 })
    expect(await cargar('banco-miles.csv')).toMatchObject({ status: 409, codigo: 'archivo_repetido' })
  })

  it.each([
    ['banco-coma.csv', { linea: 2, codigo: 'C201', hallado: '4256,50' }],
    ['banco-excel_cientifica.csv', { linea: 2, codigo: 'C421', hallado: '8.10322E+14' }],
  ])('%s is refused in words: what it says may be another amount or reference', async (archivo, falta) => {
    const { status, faltas } = await cargar(archivo)
    expect(status).toBe(422)
    expect(faltas).toContainEqual(falta)
    expect(await pagos()).toEqual([])
  })

  it('that is no table is refused with what was expected', async () => {
    const { status, rechazo } = await cargarBanco(admin, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]))
    expect([status, rechazo]).toEqual([422, 'El archivo es una imagen, no un archivo de datos. C107'])
  })
})
