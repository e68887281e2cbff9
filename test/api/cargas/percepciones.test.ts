import { beforeAll, describe, expect, it } from 'vitest'
import { selectRow } from '#api/db/sql.ts'
import { lugarDe, SALUD } from '#test/support/afiliacion.ts'
import {
  aprobarNomina,
  cargarNomina,
  deshacerNomina,
  folioDe,
  ponerPlanoDePrueba,
  type RenglonPrueba,
} from '#test/support/cargas/nomina-de-prueba.ts'
import { ponerPersona } from '#test/support/dinero/anio-cerrado.ts'

let ultimo = 750_000
let lugar: Awaited<ReturnType<typeof lugarDe>>
let categoria = 0

beforeAll(async () => {
  lugar = await lugarDe(SALUD)
  categoria = (await selectRow<{ id: number }>(`SELECT id FROM categorias WHERE clave = '10A'`))!.id
  await ponerPlanoDePrueba()
})

async function persona(): Promise<number> {
  const interno = (ultimo += 1)
  await ponerPersona({ interno, lugar, categoria, sueldoCentavos: 1_019_159, situacion: 'A', otrosCentavos: 700 })
  return interno
}

/** Monthly other benefits of somebody, as the portal knows them. */
const otros = async (interno: number): Promise<number> =>
  (await selectRow<{ otros: number }>(
    `SELECT o.otros_prestaciones_centavos AS otros FROM afiliado_org o JOIN afiliados a ON a.id = o.afiliado_id WHERE a.interno = $1`,
    [interno],
  ))!.otros

/** Loads a payroll of Salud and has it approved. Returns its folio. */
async function pagar(quincena: string, filas: readonly RenglonPrueba[], ...more: readonly string[]): Promise<string> {
  const folio = folioDe(
    await cargarNomina(
      filas.map((fila) => ({ dias: '15', ...fila })),
      { entidad: SALUD, quincena },
      ...more,
    ),
  )
  await aprobarNomina(folio)
  return folio
}

// Each test has people of its own, and quincenas in their order: a payroll of an earlier one sets nothing.
describe('other benefits that payrolls set', { shuffle: false }, () => {
  it('are the sum of two ordinary payrolls of one quincena, and of one once the other is taken back', async () => {
    const ana = await persona()
    await pagar('1026', [{ interno: ana, plaza: 'A', sueldo: '1000', otras: '400.00' }])
    expect(await otros(ana)).toBe(80_000)
    const segunda = await pagar('1026', [{ interno: ana, plaza: 'B', sueldo: '1000', otras: '100.00' }])
    expect(await otros(ana)).toBe(100_000)
    await deshacerNomina(segunda)
    expect(await otros(ana)).toBe(80_000)
  })

  it('go back for people whom a payroll leaves out that replaces another one, and count again with that one', async () => {
    const [ana, beto] = [await persona(), await persona()]
    const dos = [ana, beto].map((interno) => ({ interno, sueldo: '1000', otras: '400.00' }))
    await pagar('1126', dos)
    const otra = await pagar('1126', [{ interno: ana, sueldo: '1000', otras: '300.00' }], '--motivo', 'Sobra uno')
    expect([await otros(ana), await otros(beto)]).toEqual([60_000, 700])
    await deshacerNomina(otra)
    expect([await otros(ana), await otros(beto)]).toEqual([80_000, 80_000])
  })

  it('stay as a later payroll says while an earlier one is taken back', async () => {
    const ana = await persona()
    const primera = await pagar('1226', [{ interno: ana, sueldo: '1000', otras: '400.00' }])
    const segunda = await pagar('1326', [{ interno: ana, sueldo: '1001', otras: '400.00' }])
    await deshacerNomina(primera)
    expect(await otros(ana)).toBe(80_000)
    await deshacerNomina(segunda)
    expect(await otros(ana)).toBe(700)
  })
})
