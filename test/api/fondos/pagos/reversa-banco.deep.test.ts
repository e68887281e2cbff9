import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AportacionRetencion, PagoPorIdentificar, PagoRegistrado } from '#domain/fondos/pagos/panel-pagos.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { registrarPagos } from '#api/fondos/pagos/registro/registrar-pagos.ts'
import { revisarCuadre } from '#api/fondos/cuadre/revisar-cuadre.ts'
import { cerrarConRetiro, cuenta, mayor, validarCierre } from '#test/support/dinero/cair.ts'
import {
  cerrarDosQuincenas,
  ponerTasaMora,
  Q21,
  referenciaDe,
  type DosQuincenas,
} from '#test/support/dinero/quincena-cerrada.ts'
import { signIn, type Client, type Rechazo } from '#test/support/client.ts'
import type { DosManos } from '#test/support/manos/dos-manos.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import {
  autorizarBanco,
  cargarBanco,
  confirmarBanco,
  leerBanco,
  TABLAS_BANCO,
  textoDeBanco,
} from '#test/support/dinero/respuesta-banco.ts'

let admin: Client
let dos: DosQuincenas
let ref21: string
let conRetiro: number
let dosManos: DosManos

beforeAll(async () => {
  dos = await cerrarDosQuincenas()
  admin = await signIn('admin')
  dosManos = await conSegundaMano(admin)
  ref21 = await referenciaDe(dos.cierre21)
  conRetiro = await cerrarConRetiro(dos.salud, Q21 - 1, new Map([[dos.personas[0], 30_000]]))
})
beforeEach(async () => {
  for (const tabla of ['cair_asientos', ...TABLAS_BANCO, 'avisos']) await execute(`DELETE FROM ${tabla}`)
  await execute(`UPDATE lineas_pago SET validado_at = NULL, validado_por = NULL, emitida = '2026-11-01'`)
  await ponerTasaMora('36.5')
})

type Renglon = readonly [referencia: string, importe: string, fecha: string, operacion: string]
const cargar = (...renglones: readonly Renglon[]) => cargarBanco(admin, textoDeBanco(renglones))
const quincena = async () =>
  (
    await admin.get<AportacionRetencion>(
      `/api/aportacion-retencion?clave0=${dos.claves.clave0}&clave1=${dos.claves.clave1}&quincena=2126`,
    )
  ).body
const pagos = async () =>
  (await admin.get<PagoRegistrado[]>('/api/panel/pagos?sort=["fecha","ASC"]')).body.map(
    ({ operacion, importeCentavos, resultado, capitalCentavos }) => [
      operacion,
      importeCentavos,
      resultado,
      capitalCentavos,
    ],
  )

describe('a reversal by the bank', () => {
  it('is a row of its own, and the charge is owed again with interest from its first limit', async () => {
    await cargar([ref21, '500.00', '2026-11-10', 'P1'])
    expect(await quincena()).toMatchObject({ debeCentavos: 0, multa: false })
    const { status, pagos: hechos } = await cargar([ref21, '-500.00', '2026-11-12', 'X1'])
    expect([status, hechos]).toEqual([200, expect.objectContaining({ pagos: 0, reversas: 1, totalCentavos: 0 })])
    expect(await pagos()).toEqual([
      ['P1', 50_000, 'revertido', 0],
      ['X1', -50_000, 'reversa', 0],
    ])
    // From 10 November, its limit, to the 20th: 500.00 × 36.5 % × 10 ÷ 365 = 5.00.
    expect(await quincena()).toMatchObject({ debeCentavos: 50_500, interesCentavos: 500, multa: true })
    expect((await revisarCuadre()).descuadres).toEqual([])
  })

  it('comes in the file of its payment too, and counts once', async () => {
    const { pagos: hechos } = await cargar(
      [ref21, '500.00', '2026-11-10', 'P1'],
      [ref21, '-500.00', '2026-11-12', 'X1'],
    )
    expect(hechos).toMatchObject({ pagos: 1, totalCentavos: 50_000, reversas: 1 })
    const again = await cargar([ref21, '-500.00', '2026-11-12', 'x1'], ['81032226', '1.00', '2026-11-12', 'N1'])
    expect(again.pagos).toMatchObject({ pagos: 1, reversas: 0, repetidos: 1 })
  })

  it('leaves its line unvalidated and takes back what the account had, or what it owes once withdrawn', async () => {
    const ana = dos.personas[0]
    const referencia = await referenciaDe(conRetiro)
    await cargar([referencia, '300.00', '2026-11-19', 'P1'])
    expect((await validarCierre(conRetiro, true)).status).toBe(200)
    expect((await cuenta(admin, ana)).saldo.total).toBe(30_000)
    await cargar([referencia, '-300.00', '2026-11-20', 'X1'])
    expect((await cuenta(admin, ana)).saldo.total).toBe(0)
    expect(await mayor(admin, ana)).toEqual([
      ['reversa', '2026-11-19', -30_000, 0],
      ['aportacion', '2026-11-19', 30_000, 30_000],
    ])
    const linea = await selectRow('SELECT validado_at AS validado FROM lineas_pago WHERE referencia = $1', [referencia])
    expect(linea).toEqual({ validado: null })

    await cargar([referencia, '300.00', '2026-11-20', 'P2'])
    expect((await validarCierre(conRetiro, true)).status).toBe(200)
    await execute(
      `INSERT INTO cair_asientos (afiliado_id, cuenta, clase, fecha, importe_centavos, registrado_at)
       VALUES ($1, 'normal', 'retiro', '2026-11-20', -30000, '2026-11-20T18:00:00.000Z')`,
      [ana],
    )
    expect((await cargar([referencia, '-300.00', '2026-11-20', 'X2'])).status).toBe(200)
    // Nothing is left to take: 300.00 is owed, and the balance is not negative.
    expect(await cuenta(admin, ana)).toMatchObject({ saldo: { total: 0 }, porCobrarCentavos: 30_000 })
  })

  it('stored twenty times at once from files that differ reverses once (dialect)', async () => {
    await cargar([ref21, '500.00', '2026-11-10', 'P1'])
    const fecha = '2026-11-12' as PlainDate
    const origen = { respuestaId: null, renglonDe: () => null }
    const reversa = (i: number) => ({ referencia: ref21, importeCentavos: -50_000, fecha, operacion: `X${i}` })
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => inTransaction(() => registrarPagos(SISTEMA, [reversa(i)], origen))),
    )
    const resultados = (await pagos()).map(([, , resultado]) => resultado)
    expect(resultados.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'desconocido'), 'reversa', 'revertido'])
    expect(await quincena()).toMatchObject({ debeCentavos: 50_500 })
  })
})

describe('a reversal of a payment that is not on file', () => {
  const enEspera = async () => (await admin.get<PagoPorIdentificar[]>('/api/panel/pagos-por-identificar')).body
  const asignar = async (referencia: string) =>
    dosManos.post<Rechazo>(`/api/pagos/${(await enEspera())[0]!.id}/asignar`, { referencia })

  it('waits to be identified, said in the simulation, while the rest of the file loads', async () => {
    const renglones = [
      [ref21, '-200.00', '2026-11-12', 'X1'],
      [ref21, '500.00', '2026-11-10', 'P1'],
    ] as const
    const leido = await leerBanco(admin, textoDeBanco(renglones))
    expect(leido.pagos).toMatchObject({
      pagos: 1,
      reversas: 0,
      reversasSinPago: 1,
      porIdentificar: [{ operacion: 'X1', importeCentavos: -20_000, motivo: 'reversa' }],
    })
    expect(await pagos()).toEqual([])
    await confirmarBanco(admin, leido.folio)
    expect((await autorizarBanco(admin, leido.folio)).status).toBe(200)
    expect(await quincena()).toMatchObject({ debeCentavos: 0 })
    expect(await enEspera()).toMatchObject([
      { operacion: 'X1', importeCentavos: -20_000, motivo: 'reversa', actions: ['asignar', 'devolver'] },
    ])
    const avisos = await selectRows<{ texto: string }>(`SELECT texto FROM avisos WHERE texto LIKE '%retiró%'`)
    expect(avisos[0]?.texto).toContain('El banco retiró $200.00 de un pago que no está registrado.')
  })

  it('takes its payment back when the payment comes later', async () => {
    await cargar([ref21, '-500.00', '2026-11-12', 'X1'])
    expect((await cargar([ref21, '500.00', '2026-11-10', 'P1'])).pagos).toMatchObject({ pagos: 1, reversas: 1 })
    expect(await pagos()).toEqual([
      ['P1', 50_000, 'revertido', 0],
      ['X1', -50_000, 'reversa', 0],
    ])
    expect([(await quincena()).debeCentavos, await enEspera()]).toEqual([50_500, []])
  })

  it('with another reference is assigned by two people to the line of its payment', async () => {
    await cargar([ref21, '500.00', '2026-11-10', 'P1'], ['81032226', '-400.00', '2026-11-12', 'X1'])
    expect((await asignar(ref21)).body.campos).toEqual({
      referencia: 'Ningún pago de $400.00 de esa línea está por revertir.',
    })
    await execute(`UPDATE pagos SET importe_centavos = -50000 WHERE operacion = 'X1'`)
    expect((await asignar(ref21)).status).toBe(200)
    expect(await pagos()).toEqual([
      ['P1', 50_000, 'revertido', 0],
      ['X1', -50_000, 'reversa', 0],
    ])
    expect((await quincena()).debeCentavos).toBe(50_500)
    expect((await revisarCuadre()).descuadres).toEqual([])
  })

  it('of a payment that never was in the portal is closed by two people with its reason', async () => {
    await cargar([ref21, '-500.00', '2026-11-12', 'X1'])
    const [{ id }] = (await enEspera()) as [PagoPorIdentificar]
    const motivo = 'El pago es anterior al portal.'
    expect((await dosManos.post(`/api/pagos/${id}/devolver`, { motivo })).status).toBe(200)
    expect([await pagos(), await enEspera()]).toEqual([[['X1', -50_000, 'devuelto', 0]], []])
    expect((await quincena()).debeCentavos).toBe(50_500)
  })
})
