import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quincenaOrdinal } from '#domain/calendario/quincena.ts'
import type { EstadoDeCuenta } from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import type { CobroPersonal } from '#domain/fondos/prestamos/cobro-personal.ts'
import type { PrestamoDetalle } from '#domain/fondos/prestamos/prestamo-panel.ts'
import { prestamoDeFolio } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { RenglonRetencion, RetencionesQuincena } from '#domain/fondos/prestamos/retencion-panel.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { execute } from '#api/db/sql.ts'
import { CierreModel } from '#api/quincenas/models/CierreModel.ts'
import { lugarDe, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client, type Rechazo } from '#test/support/client.ts'
import { ponerCalendario } from '#test/support/dinero/cierres.ts'
import { sellarYOrdenar } from '#test/support/dinero/ordenar.ts'
import type { DosManos } from '#test/support/manos/dos-manos.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { personaActiva } from '#test/support/tramites.ts'
import { cargarBanco, textoDeBanco } from '#test/support/dinero/respuesta-banco.ts'

const Q22 = quincenaOrdinal(2026, 22)
const HOY = process.env['PORTAL_TODAY']
let admin: Client
let dosManos: DosManos
let salud: Lugar

beforeAll(async () => {
  admin = await signIn('admin')
  dosManos = await conSegundaMano(admin)
  salud = await lugarDe(SALUD)
  await dosManos.post('/api/variables', { nombre: 'INTERES_ANUAL_CORTO', valor: '12', desde: '2026-01-01' })
  await ponerCalendario('2026-11-01', { '2026-11-25': 'ASUETO', '2026-12-11': 'PAGO' })
})

afterAll(() => {
  process.env['PORTAL_TODAY'] = HOY
})

/** A person with that monthly salary, and a loan: 3,000 × 12 % × 3/24 = 45; 3,045 ÷ 3 = 1,015 each quincena. */
async function prestamo(sueldo: number): Promise<AltaHecha & { readonly id: number; readonly folio: string }> {
  const persona = await personaActiva(await signIn('ventanilla1'), salud)
  await execute('UPDATE afiliados SET sueldo_centavos = $1 WHERE id = $2', [sueldo, persona.afiliadoId])
  const pedido = { interno: persona.interno, tipo: 'corto', capitalCentavos: 300_000, quincenas: 3, primera: '2226' }
  const { id, folio } = (await dosManos.prestar(pedido)).body
  return { ...persona, id, folio }
}

/** Closes a quincena by rows written by hand. */
async function cerrar(quincena: number): Promise<void> {
  const cerrado = '2026-11-20T12:00:00.000Z'
  const row = {
    entidad_id: salud.adscripcion,
    quincena,
    estado: 'cerrado',
    creado_at: cerrado,
    cerrado_at: cerrado,
  } as const
  await inTransaction(async () => sellarYOrdenar(await insertRow(CierreModel, row)))
}

async function orden(codigo: string, folio: string): Promise<RenglonRetencion> {
  const { body } = await admin.get<RetencionesQuincena>(`/api/retenciones/${codigo}`)
  const own = body.tipos.flatMap(({ renglones }) => renglones).find((renglon) => renglon.prestamo === folio)
  if (!own) throw new Error(`No order of ${folio} in ${codigo}`)
  return own
}

async function responder(codigo: string, folio: string, retenidoCentavos: number): Promise<RenglonRetencion> {
  const { id, version, abonoCentavos } = await orden(codigo, folio)
  const motivo = retenidoCentavos < abonoCentavos ? 'sueldo_insuficiente' : null
  const path = `/api/panel/retenciones/${id}/respuesta`
  return (await admin.post<RenglonRetencion>(path, { retenidoCentavos, motivo, nota: '', version })).body
}

const decidir = ({ id, version }: RenglonRetencion, causa: string, decision: string) =>
  dosManos.post<Rechazo>(`/api/panel/retenciones/${id}/decision`, { causa, decision, version })

const detalle = async (id: number) => (await admin.get<PrestamoDetalle>(`/api/panel/prestamos/${id}`)).body
const cobroDe = async (folio: string): Promise<CobroPersonal> => (await detalle(prestamoDeFolio(folio))).cobros[0]!
const hacer = ({ id, version }: CobroPersonal, acto: 'avisar' | 'emitir') =>
  admin.post<CobroPersonal & Rechazo>(`/api/cobros/${id}`, { acto, version })

// Each step begins where the one before ended.
describe('a withholding difference', { shuffle: false }, () => {
  let uno: Awaited<ReturnType<typeof prestamo>>
  let dos: Awaited<ReturnType<typeof prestamo>>
  let tres: Awaited<ReturnType<typeof prestamo>>
  let cuatro: Awaited<ReturnType<typeof prestamo>>

  beforeAll(async () => {
    uno = await prestamo(2_000_000)
    dos = await prestamo(2_000_000)
    // 10,000 ÷ 2 × 30 % = 1,500 can be withheld in a quincena: 485 in addition to the abono.
    tres = await prestamo(1_000_000)
    cuatro = await prestamo(2_000_000)
    await cerrar(Q22)
  })

  it('is decided only as its cause allows', async () => {
    const renglon = await responder('2226', cuatro.folio, 0)
    const refused = await admin.post<Rechazo>(`/api/panel/retenciones/${renglon.id}/decision`, {
      causa: 'otro',
      decision: 'cobrar',
      version: renglon.version,
    })
    expect([refused.status, Object.keys(refused.body.campos ?? {})]).toEqual([422, ['decision']])
    // Withheld and not paid in: the loan owes that much less, and the entity's line keeps it.
    expect((await decidir(renglon, 'no_enterado', 'entidad')).status).toBe(200)
    expect(await orden('2226', cuatro.folio)).toMatchObject({ retenidoCentavos: 101_500, decision: 'entidad' })
    expect((await detalle(cuatro.id)).saldoCentavos).toBe(304_500 - 101_500)
  })

  it('is charged to its person after the notice and ten working days, and credited once it is paid', async () => {
    const renglon = await responder('2226', uno.folio, 0)
    expect((await decidir(renglon, 'sueldo_insuficiente', 'cobrar')).status).toBe(200)
    const cobro = await cobroDe(uno.folio)
    expect(cobro).toMatchObject({ importeCentavos: 101_500, estado: 'por_avisar', referencia: '', actions: ['avisar'] })
    expect((await hacer(cobro, 'emitir')).status).toBe(409)
    expect(
      (await (await signIn('validador1')).post(`/api/cobros/${cobro.id}`, { acto: 'avisar', version: 1 })).status,
    ).toBe(403)

    // From Friday 20 November: 23, 24, 26, 27, 30 November, 1, 2, 3, 4 and 7 December. The 25th is a holiday.
    const avisado = (await hacer(cobro, 'avisar')).body
    expect(avisado).toMatchObject({ estado: 'en_plazo', avisadoEl: '2026-11-20', plazo: '2026-12-07', actions: [] })
    expect((await hacer(cobro, 'avisar')).status).toBe(409)
    expect((await hacer(avisado, 'emitir')).status).toBe(409)

    process.env['PORTAL_TODAY'] = '2026-12-08'
    const emitido = (await hacer(await cobroDe(uno.folio), 'emitir')).body
    expect(emitido).toMatchObject({ estado: 'por_pagar', limite: '2026-12-11', actions: [] })
    // Interno (6), period (4), date (4), amount (1) and check (2).
    expect(emitido.referencia).toMatch(new RegExp(`^${String(uno.interno).padStart(6, '0')}2226\\d{7}$`))
    expect((await detalle(uno.id)).cobros.map(({ estado }) => estado)).toEqual(['por_pagar'])
    const { body } = await admin.get<EstadoDeCuenta>(`/api/estado-cuenta/${uno.afiliadoId}`)
    expect([body.cobros.length, body.licencias]).toEqual([1, []])

    const pago = { referencia: emitido.referencia, importeCentavos: 101_500, fecha: '2026-12-08', operacion: 'COBRO-1' }
    expect((await dosManos.pagar(pago)).status).toBe(200)
    process.env['PORTAL_TODAY'] = HOY
    expect((await cobroDe(uno.folio)).estado).toBe('pagado')
    expect(await detalle(uno.id)).toMatchObject({ saldoCentavos: 304_500 - 101_500, estado: 'activo' })
  })

  it('is owed again once the bank reverses its payment, and credited again once it is paid again', async () => {
    const { referencia } = await cobroDe(uno.folio)
    const cargar = (importe: string, fecha: string, operacion: string) =>
      cargarBanco(admin, textoDeBanco([[referencia, importe, fecha, operacion]]))
    process.env['PORTAL_TODAY'] = '2026-12-09'
    expect((await cargar('-1015.00', '2026-12-09', 'COBRO-2')).status).toBe(200)
    expect((await cobroDe(uno.folio)).estado).toBe('por_pagar')
    expect((await detalle(uno.id)).saldoCentavos).toBe(304_500)
    expect((await cargar('1015.00', '2026-12-09', 'COBRO-3')).status).toBe(200)
    expect((await cobroDe(uno.folio)).estado).toBe('pagado')
    expect((await detalle(uno.id)).saldoCentavos).toBe(304_500 - 101_500)
    process.env['PORTAL_TODAY'] = HOY
  })

  it('becomes the entity’s when the person shows a payslip in time', async () => {
    const renglon = await responder('2226', dos.folio, 0)
    await decidir(renglon, 'sueldo_insuficiente', 'cobrar')
    await hacer(await cobroDe(dos.folio), 'avisar')
    const decidido = await orden('2226', dos.folio)
    expect([decidido.cobroAbierto, decidido.actions]).toEqual([true, ['decidir']])
    expect((await decidir(decidido, 'no_enterado', 'entidad')).status).toBe(200)
    expect(await cobroDe(dos.folio)).toMatchObject({ estado: 'cancelado', actions: [] })
    expect((await detalle(dos.id)).saldoCentavos).toBe(304_500 - 101_500)
  })

  it('is ordered again within the discount cap when it was an error of the entity', async () => {
    const renglon = await responder('2226', tres.folio, 0)
    expect((await decidir(renglon, 'error_entidad', 'reordenar')).status).toBe(200)
    // 1,015 and 485 of the 1,015 left out; then 1,015 and 485 of the 530 that are left; then what is left of 3,045.
    for (const [after, codigo, centavos] of [
      [1, '2326', 150_000],
      [2, '2426', 150_000],
      [3, '0127', 4_500],
    ] as const) {
      await cerrar(Q22 + after)
      expect([codigo, (await orden(codigo, tres.folio)).abonoCentavos]).toEqual([codigo, centavos])
      await responder(codigo, tres.folio, centavos)
    }
    expect(await detalle(tres.id)).toMatchObject({ estado: 'liquidado', saldoCentavos: 0 })
  })
})
