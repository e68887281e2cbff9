import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PagoRegistrado } from '#domain/fondos/pagos/panel-pagos.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { revisarCuadre } from '#api/fondos/cuadre/revisar-cuadre.ts'
import { emitirLinea } from '#api/fondos/pagos/lineas/emitir-linea.ts'
import { cerrarConRetiro, cuenta, mayor, validarCierre } from '#test/support/dinero/cair.ts'
import { escribirCierre } from '#test/support/dinero/cierres.ts'
import {
  cerrarDosQuincenas,
  ponerTasaMora,
  Q21,
  Q22,
  referenciaDe,
  type DosQuincenas,
} from '#test/support/dinero/quincena-cerrada.ts'
import { signIn, type Client, type Rechazo } from '#test/support/client.ts'
import { propuestaDe, type DosManos } from '#test/support/manos/dos-manos.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { cargarBanco, TABLAS_BANCO, textoDeBanco } from '#test/support/dinero/respuesta-banco.ts'

let admin: Client
let auxiliar: Client
let dosManos: DosManos
let dos: DosQuincenas
/** Lines of 300.00 of the retirement fund, of Salud and of Educación. */
let deSalud: number
let deEducacion: number

beforeAll(async () => {
  dos = await cerrarDosQuincenas()
  admin = await signIn('admin')
  auxiliar = await signIn('auxiliar')
  dosManos = await conSegundaMano(auxiliar)
  const [ana, , carla] = dos.personas
  deSalud = await cerrarConRetiro(dos.salud, Q21 - 1, new Map([[ana, 30_000]]))
  deEducacion = await cerrarConRetiro(dos.educacion, Q21 - 1, new Map([[carla, 30_000]]))
})
beforeEach(async () => {
  for (const tabla of ['cair_asientos', ...TABLAS_BANCO]) await execute(`DELETE FROM ${tabla}`)
  await execute(`UPDATE lineas_pago SET validado_at = NULL, validado_por = NULL, emitida = '2026-11-01'`)
  await ponerTasaMora('0')
})

type Renglon = readonly [referencia: string, importe: string, fecha: string, operacion: string]
async function cargar(...renglones: readonly Renglon[]): Promise<void> {
  expect((await cargarBanco(admin, textoDeBanco(renglones))).status).toBe(200)
}

const pagos = async () => (await admin.get<PagoRegistrado[]>('/api/panel/pagos?sort=["fecha","ASC"]')).body
const pago = async (operacion: string) => (await pagos()).find((one) => one.operacion === operacion)!
const reasignar = async (operacion: string, cierre: number) => {
  const referencia = await referenciaDe(cierre)
  return dosManos.post<Rechazo>(`/api/pagos/${(await pago(operacion)).id}/asignar`, { referencia })
}
const validada = async (cierre: number) =>
  (await selectRow<{ at: string | null }>('SELECT validado_at AS at FROM lineas_pago WHERE referencia = $1', [
    await referenciaDe(cierre),
  ]))!.at !== null

describe('a payment that was credited to a wrong line', () => {
  it('goes to the right one with its operation and day, and gives back what it credited to CAIR', async () => {
    const [ana, , carla] = dos.personas
    await cargar([await referenciaDe(deSalud), '300.00', '2026-11-19', 'P1'])
    expect((await validarCierre(deSalud, true)).status).toBe(200)
    expect((await cuenta(admin, ana)).saldo.total).toBe(30_000)
    expect((await pago('P1')).actions).toEqual(['reasignar'])

    const referencia = await referenciaDe(deEducacion)
    const hecha = await auxiliar.post(`/api/pagos/${(await pago('P1')).id}/asignar`, { referencia })
    expect(propuestaDe(hecha).titulo).toBe('Asignar un pago a una línea')
    // Proposed only: nothing moves.
    expect([(await cuenta(admin, ana)).saldo.total, await validada(deSalud)]).toEqual([30_000, true])
    expect((await reasignar('P1', deEducacion)).status).toBe(200)

    expect(await mayor(admin, ana)).toEqual([
      ['reversa', '2026-11-19', -30_000, 0],
      ['aportacion', '2026-11-19', 30_000, 30_000],
    ])
    expect(await validada(deSalud)).toBe(false)
    expect(await pagos()).toMatchObject([
      { operacion: 'P1', fecha: '2026-11-19', linea: referencia, capitalCentavos: 30_000, resultado: 'exacto' },
    ])
    expect((await validarCierre(deSalud, true)).status).toBe(422)
    expect((await validarCierre(deEducacion, true)).status).toBe(200)
    expect(await mayor(admin, carla)).toEqual([['aportacion', '2026-11-19', 30_000, 30_000]])
    expect((await revisarCuadre()).descuadres).toEqual([])
  })

  it('is refused with its reason once the CAIR money was withdrawn', async () => {
    const [ana] = dos.personas
    await cargar([await referenciaDe(deSalud), '300.00', '2026-11-19', 'P1'])
    await validarCierre(deSalud, true)
    await execute(
      `INSERT INTO cair_asientos (afiliado_id, cuenta, clase, fecha, importe_centavos, registrado_at)
       VALUES ($1, 'normal', 'retiro', '2026-11-20', -30000, '2026-11-20T18:00:00.000Z')`,
      [ana],
    )
    const { status, body } = await reasignar('P1', deEducacion)
    expect([status, body.codigo]).toEqual([422, 'retirado'])
    expect(body.error).toMatch(/^No se reasignó el pago: el dinero ya se retiró del CAIR de /)
    expect((await pago('P1')).linea).toBe(await referenciaDe(deSalud))
  })

  it('is refused to its own line, and once the bank took it back', async () => {
    const referencia = await referenciaDe(deSalud)
    await cargar([referencia, '300.00', '2026-11-19', 'P1'])
    expect((await reasignar('P1', deSalud)).body.campos).toEqual({ referencia: 'El pago ya está en esa línea.' })
    await cargar([referencia, '-300.00', '2026-11-20', 'X1'])
    expect((await reasignar('P1', deEducacion)).body.codigo).toBe('identificado')
  })

  it('made twice leaves the first one where it is, validated', async () => {
    const referencia = await referenciaDe(deSalud)
    await cargar([referencia, '300.00', '2026-11-18', 'P1'], [referencia, '300.00', '2026-11-19', 'P2'])
    await validarCierre(deSalud, true)
    expect(await pago('P2')).toMatchObject({ resultado: 'doble', excedenteCentavos: 30_000 })
    expect((await reasignar('P2', deEducacion)).status).toBe(200)
    expect(await validada(deSalud)).toBe(true)
    expect((await cuenta(admin, dos.personas[0])).saldo.total).toBe(30_000)
    expect(await pago('P2')).toMatchObject({ resultado: 'exacto', capitalCentavos: 30_000, excedenteCentavos: 0 })
  })

  it('is refused once what it left in favour lowered another line', async () => {
    const referencia = await referenciaDe(dos.cierreEducacion)
    await cargar([referencia, '88.00', '2026-11-19', 'P1'], [referencia, '50.00', '2026-11-20', 'P2'])
    const cierre = await escribirCierre({
      entidadId: dos.educacion,
      quincena: Q22 + 1,
      lineas: [{ afiliadoId: dos.personas[2], fondo: 'fondo_vivienda', clave: 'FVE', importe: 7_000 }],
    })
    // 70.00 − 50.00 in favour = 20.00.
    await inTransaction(() => emitirLinea(cierre))
    expect(await selectRow('SELECT credito_centavos AS credito FROM cargos WHERE cierre_id = $1', [cierre])).toEqual({
      credito: 5_000,
    })
    const { status, body } = await reasignar('P2', dos.cierre22)
    expect([status, body.codigo]).toEqual([409, 'credito_usado'])
  })

  it('sent twenty times at once moves once (dialect)', async () => {
    await cargar([await referenciaDe(deSalud), '300.00', '2026-11-19', 'P1'])
    const { id } = await pago('P1')
    const referencia = await referenciaDe(deEducacion)
    const propuesta = propuestaDe(await auxiliar.post(`/api/pagos/${id}/asignar`, { referencia }))
    const segunda = await signIn('auxiliar2')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        segunda.post(`/api/panel/autorizaciones/${propuesta.id}/autorizar`, { version: 1 }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect(await pagos()).toMatchObject([{ linea: referencia, capitalCentavos: 30_000 }])
  })
})
