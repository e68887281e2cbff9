import { beforeAll, describe, expect, it } from 'vitest'
import type { EstadoDeCuenta } from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import type { AportacionRetencion } from '#domain/fondos/pagos/panel-pagos.ts'
import type { CobroDeLista } from '#domain/fondos/prestamos/cobro-de-lista.ts'
import type { PrestamoDetalle } from '#domain/fondos/prestamos/prestamo-panel.ts'
import type { RenglonRetencion, RetencionesQuincena } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { SaldoAFavor } from '#domain/fondos/prestamos/saldo-a-favor.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { revisarCuadre } from '#api/fondos/cuadre/revisar-cuadre.ts'
import { emitirLinea } from '#api/fondos/pagos/lineas/emitir-linea.ts'
import { lugarDe, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client, type Rechazo } from '#test/support/client.ts'
import { escribirCierre, ponerCalendario } from '#test/support/dinero/cierres.ts'
import { sellarYOrdenar } from '#test/support/dinero/ordenar.ts'
import type { DosManos } from '#test/support/manos/dos-manos.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { personaActiva } from '#test/support/tramites.ts'

// Runs on each dialect: the migration copies a column, and the rule reads sums of both engines.

const Q22 = 2026 * 24 + 21
let admin: Client
let dosManos: DosManos
let salud: Lugar
let claves: { readonly clave0: string; readonly clave1: string }

beforeAll(async () => {
  admin = await signIn('admin')
  dosManos = await conSegundaMano(admin)
  salud = await lugarDe(SALUD)
  claves = (await selectRow<typeof claves>(
    `SELECT o.clave_0 AS "clave0", o.clave_1 AS "clave1" FROM unidades u JOIN organica o ON o.id = u.organica_id WHERE u.id = $1`,
    [salud.adscripcion],
  ))!
  await ponerCalendario('2026-11-01', {
    '2026-11-18': 'ARCHIVO_APLICACION',
    '2026-11-23': 'PAGO',
    '2026-12-10': 'ARCHIVO_APLICACION',
    '2026-12-11': 'PAGO',
    '2026-12-28': 'ARCHIVO_APLICACION',
    '2026-12-29': 'PAGO',
    '2027-01-11': 'ARCHIVO_APLICACION',
    '2027-01-12': 'PAGO',
  })
  await dosManos.post('/api/variables', { nombre: 'INTERES_ANUAL_CORTO', valor: '12', desde: '2026-01-01' })
})

/** 3,000 × 12 % × 3/24 = 45; 3,045 ÷ 3 = 1,015 each quincena. */
async function prestamo(): Promise<AltaHecha & { readonly id: number; readonly folio: string }> {
  const persona = await personaActiva(await signIn('ventanilla1'), salud)
  const pedido = { interno: persona.interno, tipo: 'corto', capitalCentavos: 300_000, quincenas: 3, primera: '2226' }
  const { id, folio } = (await dosManos.prestar(pedido)).body
  return { ...persona, id, folio }
}

/** Closes a quincena of the entity without contributions: its line is what it withholds. */
function cerrar(quincena: number): Promise<void> {
  return inTransaction(async () => {
    const id = await escribirCierre({ entidadId: salud.adscripcion, quincena })
    await sellarYOrdenar(id)
    await emitirLinea(id)
  })
}

async function orden(codigo: string, folio: string): Promise<RenglonRetencion> {
  const { body } = await admin.get<RetencionesQuincena>(`/api/retenciones/${codigo}`)
  const own = body.tipos.flatMap(({ renglones }) => renglones).find((renglon) => renglon.prestamo === folio)
  if (!own) throw new Error(`No order of ${folio} in ${codigo}`)
  return own
}

async function responder(codigo: string, folio: string, retenidoCentavos: number, nota = 'Retuvo de más') {
  const { id, version } = await orden(codigo, folio)
  const path = `/api/panel/retenciones/${id}/respuesta`
  return admin.post<RenglonRetencion & Rechazo>(path, { retenidoCentavos, motivo: null, nota, version })
}

const detalle = async (id: number) => (await admin.get<PrestamoDetalle>(`/api/panel/prestamos/${id}`)).body
const favorDe = async (id: number): Promise<SaldoAFavor> => (await detalle(id)).saldosAFavor[0]!
const decidir = ({ id, version }: SaldoAFavor, destino: 'aplicar' | 'devolver', nota = '') =>
  dosManos.post<Rechazo>(`/api/panel/saldos-favor/${id}/decision`, { destino, nota, version })
const linea = async (quincena: string) =>
  (
    await admin.get<AportacionRetencion>(
      `/api/aportacion-retencion?${new URLSearchParams({ ...claves, quincena }).toString()}`,
    )
  ).body
const pagarLinea = async (quincena: string, importeCentavos: number) => {
  const { referencia } = (await linea(quincena)).linea!
  const pago = { referencia, importeCentavos, fecha: '2026-11-20', operacion: `AFAVOR${quincena}` }
  expect((await dosManos.pagar(pago)).status).toBe(200)
}
const lista = async (filter: object = {}) =>
  (await admin.post<CobroDeLista[]>('/api/panel/cobros/buscar', { filter })).body

describe('what an entity withholds beyond the order', () => {
  let uno: Awaited<ReturnType<typeof prestamo>>
  let dos: Awaited<ReturnType<typeof prestamo>>

  beforeAll(async () => {
    uno = await prestamo()
    dos = await prestamo()
    await cerrar(Q22)
  })

  it('is the person’s, who gets it applied to the loan or returned, and the nightly sums agree', async () => {
    // It says why, and goes into the next line of the entity.
    {
      expect((await responder('2226', uno.folio, 201_500, '')).body.campos).toHaveProperty('nota')
      // 2,015.00 withheld: 1,015.00 pay the order, 1,000.00 are the person's. 3,045.00 − 1,015.00 = 2,030.00.
      expect((await responder('2226', uno.folio, 201_500)).body).toMatchObject({
        retenidoCentavos: 101_500,
        aFavorCentavos: 100_000,
        saldoCentavos: 203_000,
      })
      expect(await favorDe(uno.id)).toMatchObject({
        importeCentavos: 100_000,
        pendienteCentavos: 100_000,
        aplicableCentavos: 100_000,
        estado: 'por_decidir',
        enterado: false,
        actions: ['decidir'],
      })
      // Corrected before it is decided: 500.00 beyond the order, and then 1,000.00 again.
      expect((await responder('2226', uno.folio, 151_500)).body.aFavorCentavos).toBe(50_000)
      expect((await responder('2226', uno.folio, 101_500, '')).body.aFavorCentavos).toBe(0)
      expect((await detalle(uno.id)).saldosAFavor).toEqual([])
      await responder('2226', uno.folio, 201_500)
      // The first line took both orders: 2 × 1,015.00. The second takes two more and the 1,000.00.
      expect(await linea('2226')).toMatchObject({ retencionesCentavos: 203_000 })
    }

    // Applied to the same loan, it ends that much earlier.
    {
      const favor = await favorDe(uno.id)
      expect((await decidir(favor, 'devolver', 'Transferencia 1')).body.campos).toHaveProperty('destino')
      expect((await (await signIn('validador1')).post(`/api/panel/saldos-favor/${favor.id}/decision`, {})).status).toBe(
        403,
      )
      expect((await decidir(favor, 'aplicar')).status).toBe(200)
      // 2,030.00 − 1,000.00 = 1,030.00.
      expect(await detalle(uno.id)).toMatchObject({
        saldoCentavos: 103_000,
        saldosAFavor: [{ aplicadoCentavos: 100_000, pendienteCentavos: 0, estado: 'aplicado', actions: [] }],
      })
      expect((await responder('2226', uno.folio, 101_500, '')).body.codigo).toBe('a_favor_decidido')
      await cerrar(Q22 + 1)
      // 1,015.00 of each, and the 1,000.00 of before: the entity pays in what it withheld.
      expect(await linea('2326')).toMatchObject({ retencionesCentavos: 303_000 })
      await responder('2326', uno.folio, 101_500, '')
      await cerrar(Q22 + 2)
      // 1,030.00 − 1,015.00: the last order is of 15.00.
      expect((await orden('2426', uno.folio)).abonoCentavos).toBe(1_500)
      expect((await revisarCuadre()).descuadres).toEqual([])
    }

    // A settled loan takes nothing: it is returned, once the entity paid it in.
    {
      await responder('2226', dos.folio, 101_500, '')
      await responder('2326', dos.folio, 101_500, '')
      // The last order: 1,015.00 of the 1,515.00 withheld settle the loan, 500.00 are left over.
      await responder('2426', dos.folio, 151_500)
      expect(await detalle(dos.id)).toMatchObject({ estado: 'liquidado', saldoCentavos: 0 })
      const favor = await favorDe(dos.id)
      expect(favor).toMatchObject({ pendienteCentavos: 50_000, aplicableCentavos: 0, enterado: false })
      expect((await decidir(favor, 'aplicar')).body.campos).toHaveProperty('destino')
      expect((await decidir(favor, 'devolver', 'Transferencia 7')).body.campos).toHaveProperty('destino')
      await cerrar(Q22 + 3)
      // Only the 500.00: nothing else is ordered of the two loans but 15.00, that nobody answered yet.
      expect(await linea('0127')).toMatchObject({ totalCentavos: 50_000 })
      // The third line took 1,015.00 and 15.00.
      await pagarLinea('2426', 103_000)
      expect((await favorDe(dos.id)).enterado).toBe(false)
      await pagarLinea('0127', 50_000)
      expect((await favorDe(dos.id)).enterado).toBe(true)
      expect((await decidir(await favorDe(dos.id), 'devolver')).body.campos).toHaveProperty('nota')
      expect((await decidir(await favorDe(dos.id), 'devolver', 'Transferencia 7')).status).toBe(200)
      expect(await favorDe(dos.id)).toMatchObject({
        devueltoCentavos: 50_000,
        pendienteCentavos: 0,
        estado: 'devuelto',
        nota: 'Transferencia 7',
      })
      expect((await revisarCuadre()).descuadres).toEqual([])
    }

    // The statement of the person and the list show it with its state.
    {
      const { body } = await admin.get<EstadoDeCuenta>(`/api/estado-cuenta/${dos.afiliadoId}`)
      expect(body.saldosAFavor).toMatchObject([{ prestamo: dos.folio, importeCentavos: 50_000, estado: 'devuelto' }])
      expect(await lista({ clase: 'a_favor' })).toMatchObject([
        { prestamo: dos.folio, importeCentavos: 50_000, pendienteCentavos: 0, estado: 'devuelto' },
        { prestamo: uno.folio, importeCentavos: 100_000, pendienteCentavos: 0, estado: 'aplicado' },
      ])
      expect(await lista({ clase: 'a_favor', estado: 'aplicado' })).toHaveLength(1)
      expect(await lista({ q: dos.folio })).toMatchObject([{ prestamo: dos.folio }])
      const otra = await signIn('ventanilla2')
      expect((await otra.post<CobroDeLista[]>('/api/panel/cobros/buscar', { filter: {} })).body).toEqual([])
    }
  })
})
