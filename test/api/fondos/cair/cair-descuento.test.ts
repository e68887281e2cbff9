import { beforeAll, describe, expect, it } from 'vitest'
import type { PrestamoDetalle } from '#domain/fondos/prestamos/prestamo-panel.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { revisarCuadre } from '#api/fondos/cuadre/revisar-cuadre.ts'
import { lugarDe, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import type { DosManos } from '#test/support/manos/dos-manos.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import {
  aprobarCair,
  cerrarConRetiro,
  cuenta,
  pagarCierre,
  pedirCair,
  subirPapelCair,
  validarCierre,
} from '#test/support/dinero/cair.ts'
import { escribirCierre, ponerCalendario } from '#test/support/dinero/cierres.ts'
import { CALENDARIO, Q21, Q22 } from '#test/support/dinero/quincena-cerrada.ts'
import { sellarYOrdenar } from '#test/support/dinero/ordenar.ts'
import { pdfText } from '#test/support/imagen/pdf-text.ts'
import { personaActiva } from '#test/support/tramites.ts'

let [admin, auxiliar] = [] as unknown as [Client, Client]
let dosManos: DosManos
let salud: Lugar
/** With loans: ana and beto left before any close ordered theirs, carla after one did. Dalia owes nothing. */
let [ana, beto, carla, dalia] = [] as unknown as [AltaHecha, AltaHecha, AltaHecha, AltaHecha]

/** The loan of ana. */
let deAna: PrestamoDetalle

const prestar = (persona: AltaHecha, primera: string) =>
  dosManos.prestar({
    interno: persona.interno,
    tipo: 'corto',
    capitalCentavos: 600_000,
    quincenas: 6,
    primera,
  })
const prestamo = (persona: AltaHecha) =>
  selectRow<{ estado: string; saldo: number }>(
    `SELECT p.estado, CAST((SELECT SUM(m.importe_centavos) FROM prestamo_movimientos m WHERE m.prestamo_id = p.id) AS INTEGER)
       AS saldo FROM prestamos p WHERE p.afiliado_id = $1`,
    [persona.afiliadoId],
  )
const retirar = async (persona: AltaHecha, importeCentavos: number, consiente: boolean) =>
  pedirCair(auxiliar, 'retiro-capital', {
    afiliadoId: persona.afiliadoId,
    motivo: 'edad',
    importeCentavos,
    consentimiento: consiente ? await subirPapelCair(auxiliar) : '',
  })

beforeAll(async () => {
  ;[admin, auxiliar] = [await signIn('admin'), await signIn('auxiliar')]
  dosManos = await conSegundaMano(admin)
  salud = await lugarDe(SALUD)
  await ponerCalendario('2026-11-01', CALENDARIO)
  const ventanilla = await signIn('ventanilla1')
  const gente: AltaHecha[] = []
  while (gente.length < 4) gente.push(await personaActiva(ventanilla, salud))
  ;[ana, beto, carla, dalia] = gente as [AltaHecha, AltaHecha, AltaHecha, AltaHecha]
  const ids = gente.map(({ afiliadoId }) => afiliadoId)
  const todas = `id IN (${ids.join(', ')})`
  await inTransaction(() => execute(`UPDATE afiliados SET sueldo_centavos = 2000000 WHERE ${todas}`))
  // 12 % a year: 6,000.00 in six quincenas bear 180.00 of interest.
  await dosManos.post('/api/variables', { nombre: 'INTERES_ANUAL_CORTO', valor: '12', desde: '2026-01-01' })
  for (const [persona, primera] of [
    [ana, '2326'],
    [beto, '2326'],
    [carla, '2226'],
  ] as const) {
    const { status, body } = await prestar(persona, primera)
    expect(status).toBe(200)
    if (persona === ana) deAna = body
  }
  const cierre = await cerrarConRetiro(salud.adscripcion, Q21, new Map(ids.map((id) => [id, 800_000] as const)))
  await pagarCierre(dosManos, cierre, '2026-11-10')
  expect((await validarCierre(cierre, true)).status).toBe(200)
  const ordenar = async (quincena: number) => {
    const id = await escribirCierre({ entidadId: salud.adscripcion, quincena })
    await sellarYOrdenar(id)
  }
  await ordenar(Q22)
  await inTransaction(() =>
    execute(`UPDATE afiliados SET situacion = 'B', fecha_nacimiento = '1960-01-15' WHERE ${todas}`),
  )
  await ordenar(Q22 + 1)
})

describe('a withdrawal of somebody who still owes a loan', () => {
  it('leaves it as it is without consent, and with consent settles it as far as it reaches', async () => {
    // The account shows what is owed, and a withdrawal without consent is handed over whole.
    {
      expect((await cuenta(admin, ana.afiliadoId)).porDescontar).toMatchObject([
        { folio: deAna.folio, saldoCentavos: 618_000, liquidaCentavos: 600_000 },
      ])
      const { body } = await retirar(ana, 100_000, false)
      await aprobarCair('jefe', body.id)
      const { body: done } = await aprobarCair('director', body.id)
      expect(done).toMatchObject({ estado: 'aprobado', consentimientoId: null, descuentoCentavos: 0 })
      expect(await prestamo(ana)).toEqual({ estado: 'por_cobrar', saldo: 618_000 })
    }

    // A withdrawal with signed consent settles the loan first, without the interest that was not earned.
    {
      // 7,000.00 of the 7,000.00 left: 6,000.00 to the loan, 180.00 forgiven, 1,000.00 to the person.
      const { status, body } = await retirar(ana, 700_000, true)
      expect([status, body.descuentoCentavos]).toEqual([201, 600_000])
      await aprobarCair('jefe', body.id)
      expect(await prestamo(ana)).toEqual({ estado: 'por_cobrar', saldo: 618_000 })
      const { body: done } = await aprobarCair('director', body.id)
      expect(done).toMatchObject({ estado: 'aprobado', importeCentavos: 700_000, descuentoCentavos: 600_000 })
      expect(await prestamo(ana)).toEqual({ estado: 'liquidado', saldo: 0 })
      expect((await cuenta(admin, ana.afiliadoId)).saldo.total).toBe(0)
      const { body: libro } = await admin.get<PrestamoDetalle>(`/api/panel/prestamos/${deAna.id}`)
      expect(libro.movimientos.map(({ clase, retiro, importeCentavos }) => [clase, retiro, importeCentavos])).toEqual([
        ['capital', '', 600_000],
        ['interes', '', 18_000],
        ['pago', body.folio, -600_000],
        ['condonado', body.folio, -18_000],
      ])
      const recibo = await admin.bytes(`/api/panel/cair-tramites/${body.id}/recibo`)
      const texto = await pdfText(recibo.bytes)
      expect(texto).toContain('$6,000.00')
      expect(texto).toContain('$1,000.00')
    }

    // A withdrawal that does not reach pays what it can, and the rest is still owed.
    {
      const { body } = await retirar(beto, 250_000, true)
      await aprobarCair('jefe', body.id)
      const { body: done } = await aprobarCair('director', body.id)
      expect(done.descuentoCentavos).toBe(250_000)
      // 6,180.00 − 2,500.00, and nothing forgiven.
      expect(await prestamo(beto)).toEqual({ estado: 'por_cobrar', saldo: 368_000 })
    }

    // The nightly sums find the ledgers in order, and they report a loan paid without consent.
    {
      expect((await revisarCuadre()).descuadres).toEqual([])
      await inTransaction(() =>
        execute('UPDATE cair_tramites SET consentimiento_id = NULL WHERE afiliado_id = $1', [beto.afiliadoId]),
      )
      expect((await revisarCuadre()).descuadres).toMatchObject([{ halladoCentavos: 250_000 }])
    }
  })

  it('waits for the answer of what was ordered of it before: that abono is not paid twice', async () => {
    const { body } = await retirar(carla, 700_000, true)
    expect((await aprobarCair('jefe', body.id)).status).toBe(200)
    const early = await aprobarCair('director', body.id)
    expect([early.status, early.body.codigo]).toEqual([409, 'sin_respuesta'])
    expect(early.body.error).toContain('$1,030.00')
    expect((await cuenta(admin, carla.afiliadoId)).saldo.total).toBe(800_000)
  })

  it('takes no consent of who owes nothing', async () => {
    const refused = await retirar(dalia, 100_000, true)
    expect([refused.status, refused.body.campos?.['consentimiento']]).toEqual([
      422,
      expect.stringContaining('No tiene préstamos por cobrar'),
    ])
  })
})
