import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PrestamoDetalle, PrestamoPrevisto } from '#domain/fondos/prestamos/prestamo-panel.ts'
import type { PrestamoPanel } from '#domain/fondos/prestamos/retencion-panel.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { lugarDe, SALUD, type AltaHecha } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import type { DosManos } from '#test/support/manos/dos-manos.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { personaActiva } from '#test/support/tramites.ts'

let admin: Client
let dosManos: DosManos
let ventanilla: Client
/** Of the test that runs: active, earns 20,000.00 a month, and has no loan. */
let persona: AltaHecha

async function personaConSueldo(): Promise<AltaHecha> {
  const alta = await personaActiva(ventanilla, await lugarDe(SALUD))
  await inTransaction(() => execute(`UPDATE afiliados SET sueldo_centavos = 2000000 WHERE id = $1`, [alta.afiliadoId]))
  return alta
}

beforeAll(async () => {
  ;[admin, ventanilla] = [await signIn('admin'), await signIn('ventanilla1')]
  dosManos = await conSegundaMano(admin)
  await dosManos.post('/api/variables', { nombre: 'INTERES_ANUAL_CORTO', valor: '12', desde: '2026-01-01' })
})

beforeEach(async () => {
  persona = await personaConSueldo()
})

const datos = (more: object = {}) => ({
  interno: persona.interno,
  tipo: 'corto',
  capitalCentavos: 1_200_000,
  quincenas: 6,
  primera: '2226',
  ...more,
})
const previsto = (more: object = {}) => admin.post<PrestamoPrevisto>('/api/panel/prestamos/previsto', datos(more))
const prestar = async (more: object = {}) => {
  const { status, body } = await dosManos.prestar(datos(more))
  expect(status).toBe(200)
  return body
}
const lista = (filter: object, client = admin) =>
  client.post<PrestamoPanel[]>('/api/panel/prestamos/buscar', { filter })
const detalle = (id: number, client = admin) => client.get<PrestamoDetalle>(`/api/panel/prestamos/${id}`)

describe('a loan before it is made', () => {
  it('tells what may be withheld and what it would be, and writes nothing', async () => {
    const { status, body } = await previsto()
    expect(status).toBe(200)
    // 30 % of half of 20,000.00; 12,000 × 12 % × 6/24 = 360; 12,360 ÷ 6 = 2,060.
    expect(body).toMatchObject({
      sueldoCentavos: 2_000_000,
      porcentaje: 30,
      comprometidoCentavos: 0,
      capacidadCentavos: 300_000,
      plan: { interesCentavos: 36_000, abonoCentavos: 206_000, ultima: 'Q3 2027' },
      campos: {},
    })
    expect((await lista({ afiliadoId: persona.afiliadoId })).body).toEqual([])
  })

  it.each([
    ['without a capital yet', { capitalCentavos: 0 }, null, 'capitalCentavos'],
    ['with a term that the plan has not', { quincenas: 40 }, null, 'quincenas'],
    ['over the capacity', { capitalCentavos: 1_800_000 }, { abonoCentavos: 309_000 }, 'capitalCentavos'],
  ])('%s, says what is wrong at its field', async (_, more, plan, campo) => {
    const { body } = await previsto(more)
    expect(plan === null ? body.plan : body.plan?.abonoCentavos).toBe(plan === null ? null : plan.abonoCentavos)
    expect(Object.keys(body.campos)).toEqual([campo])
  })

  it('passes over an interest that it could not be, kept from before: no loan loses money', async () => {
    await inTransaction(() =>
      execute(
        `INSERT INTO constantes (nombre, nombre_plegado, valor, desde, autor, registrada_at)
         SELECT nombre, nombre_plegado, '-20', '2026-02-01', autor, registrada_at FROM constantes
         WHERE nombre = 'INTERES_ANUAL_CORTO' AND valor = '12'`,
      ),
    )
    expect((await previsto()).body.plan).toMatchObject({ interesCentavos: 36_000 })
  })

  it('is of nobody for a number that nobody has', async () => {
    expect((await previsto({ interno: 999_999 })).status).toBe(404)
  })
})

describe('loans in their list', () => {
  it('are narrowed by kind, state, person and name', async () => {
    const otra = await personaConSueldo()
    // A number that is a part of no other.
    const interno = 900_001
    await execute('UPDATE afiliados SET interno = $1 WHERE id = $2', [interno, otra.afiliadoId])
    const [suyo, deOtra] = [await prestar(), await prestar({ interno })]
    const foliosDe = async (filter: object) => {
      const found = (await lista(filter)).body.map(({ folio }) => folio)
      return found.filter((folio) => folio === suyo.folio || folio === deOtra.folio)
    }
    expect(suyo.folio).toBe(`P-${String(suyo.id).padStart(6, '0')}`)
    expect(await foliosDe({})).toEqual([deOtra.folio, suyo.folio])
    expect((await lista({ afiliadoId: persona.afiliadoId })).body).toMatchObject([
      { folio: suyo.folio, saldoCentavos: 1_236_000, estado: 'activo' },
    ])
    expect(await foliosDe({ tipo: 'mediano' })).toEqual([])
    expect(await foliosDe({ estado: 'activo', conDiferencia: true })).toEqual([])
    expect(await foliosDe({ q: String(interno) })).toEqual([deOtra.folio])
    expect((await admin.get('/api/panel/prestamos?filter={"nada":1}')).status).toBe(400)
  })

  it('of another entity are as if they did not exist', async () => {
    const { id, folio } = await prestar()
    const ajena = await signIn('ventanilla2')
    expect((await lista({}, ajena)).body).toEqual([])
    expect((await detalle(id, ajena)).status).toBe(404)
    expect((await detalle(id, ventanilla)).body).toMatchObject({ folio, actos: [] })
  })
})

describe('a loan', () => {
  it('shows its ledger and what each act will do', async () => {
    const { id } = await prestar()
    const { body } = await detalle(id)
    expect(body.movimientos.map(({ clase, saldoCentavos }) => [clase, saldoCentavos])).toEqual([
      ['capital', 1_200_000],
      ['interes', 1_236_000],
    ])
    expect(body.actos.map(({ acto }) => acto)).toEqual(['suspender', 'abonar', 'liquidar'])
    expect(body.actos[0]?.efecto[0]).toContain('$12,360.00')
    // Nothing has been earned of the 360.00.
    expect(body.actos[1]?.efecto[0]).toContain('hasta $11,999.99')
    expect(body.actos[2]?.efecto[0]).toContain('$12,000.00')
    expect(body.actos[2]?.efecto[0]).toContain('$360.00')
  })

  it('is suspended and resumed with a reason, each once', async () => {
    const { id } = await prestar()
    const cambiar = async (acto: string, motivo: string) => {
      const { version } = (await detalle(id)).body
      return dosManos.cambiarPrestamo(id, { acto, motivo, version })
    }
    expect((await cambiar('suspender', ' ')).body.campos).toHaveProperty('motivo')
    expect((await cambiar('suspender', 'Convenio en revisión.')).body.estado).toBe('suspendido')
    expect((await cambiar('suspender', 'Otra vez.')).body.codigo).toBe('estado')
    expect((await detalle(id)).body.actos.map(({ acto }) => acto)).toEqual(['abonar', 'reanudar', 'liquidar'])
    expect((await cambiar('reanudar', 'Convenio firmado.')).body.estado).toBe('activo')
  })

  it('is not resumed where its abono is more than what may still be withheld', async () => {
    const { id } = await prestar()
    const cambiar = async (acto: string) => {
      const { version } = (await detalle(id)).body
      return dosManos.cambiarPrestamo(id, { acto, motivo: 'Convenio.', version })
    }
    expect((await cambiar('suspender')).body.estado).toBe('suspendido')
    const segundo = await prestar({ tipo: 'mediano', capitalCentavos: 2_400_000, quincenas: 12 })
    // Of 3,000.00, 2,000.00 are withheld for the second one; the first one asks for 2,060.00.
    const refused = await cambiar('reanudar')
    const dice = 'El abono es de $2,060.00 y por quincena se le pueden retener $1,000.00.'
    expect([refused.status, refused.body.error, refused.body.campos]).toEqual([422, dice, { acto: dice }])
    expect((await detalle(id)).body.estado).toBe('suspendido')
    await dosManos.cambiarPrestamo(segundo.id, {
      acto: 'liquidar',
      motivo: 'Pagó en caja.',
      version: segundo.version,
    })
    expect((await cambiar('reanudar')).body.estado).toBe('activo')
  })

  it('takes what its person pays directly, up to what settles it', async () => {
    const { id, version } = await prestar()
    const abonar = async (importeCentavos: number | null, seen?: number) => {
      const now = (await detalle(id)).body.version
      const cambio = { acto: 'abonar', motivo: 'Recibo de caja 88.', version: seen ?? now, importeCentavos }
      return dosManos.cambiarPrestamo(id, cambio)
    }
    for (const [nothing, dice] of [
      [null, 'Escribe el pago, como 4,256.50.'],
      [0, 'El pago dice $0.00; se esperaba uno mayor que cero.'],
      [-100, 'El pago dice −$1.00; se esperaba uno mayor que cero.'],
    ] as const)
      expect((await abonar(nothing)).body.campos).toEqual({ importeCentavos: dice })
    for (const all of [1_200_000, 1_236_001])
      expect((await abonar(all)).body.campos).toEqual({
        importeCentavos: 'Con $12,000.00 se liquida: usa «Liquidar».',
      })
    expect((await abonar(50_000)).body).toMatchObject({ estado: 'activo', saldoCentavos: 1_186_000 })
    expect((await abonar(50_000, version)).body.codigo).toBe('version')
    const { body } = await detalle(id)
    expect(body.movimientos.at(-1)).toMatchObject({ clase: 'pago', importeCentavos: -50_000, saldoCentavos: 1_186_000 })
    // 12,360.00 less 500.00 and the 360.00 that have not been earned.
    expect(body.liquidaCentavos).toBe(1_150_000)
  })
})
