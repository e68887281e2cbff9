import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  CalculoExtemporanea,
  ExtemporaneaPanel,
  PersonaExtemporanea,
} from '#domain/fondos/extemporaneas/panel-extemporanea.ts'
import type { EstadoDeCuenta } from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import type { ExplicacionLinea } from '#domain/fondos/pagos/explicacion-linea.ts'
import type { CuentaEntidad } from '#domain/fondos/pagos/panel-pagos.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { revisarCuadre } from '#api/fondos/cuadre/revisar-cuadre.ts'
import { calcularPersonas } from '#api/quincenas/calculo/calcular-cierre.ts'
import { loadContextoCierre } from '#api/quincenas/calculo/contexto-cierre.ts'
import { EDUCACION, lugarDe, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { cuenta, mayor } from '#test/support/dinero/cair.ts'
import { escribirCierre, ponerCalendario } from '#test/support/dinero/cierres.ts'
import { signIn, type Client, type Rechazo, type Respuesta } from '#test/support/client.ts'
import type { DosManos } from '#test/support/manos/dos-manos.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { CALENDARIO, ponerTasaMora } from '#test/support/dinero/quincena-cerrada.ts'
import { escribirMovimiento } from '#test/support/movimiento-escrito.ts'
import { pdfText } from '#test/support/imagen/pdf-text.ts'
import { personaActiva } from '#test/support/tramites.ts'
import { fileForm } from '#test/support/upload.ts'
import { lineasDePago } from '#test/support/dinero/lineas-de-pago.ts'

/** Quincenas 18 to 21 of 2026, all closed by Salud. */
const [Q18, Q21] = [2026 * 24 + 17, 2026 * 24 + 20]
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

/**
 * By hand, of a monthly salary of 12,000.00 and the first rates (5 + 2.5 + 1.4 + 0.35 + 4.5 + 22.25 + 2 = 38 %): from 26 September,
 * five days of quincena 18 have a base of 2,000.00 and make 760.00; the fifteen of quincena 19 have 6,000.00 and make 2,280.00.
 * At 36.5 % a year, 0.1 % a day, until 20 November: 51 days after 30 September, 38.76; 36 after 15 October, 82.08. Its line asks for three days more, until the
 * 23rd: 54 days, 41.04; 39 days, 88.92; 129.96.
 */
const ORO = {
  principal: 304_000,
  interes: 12_084,
  interesLinea: 12_996,
  q18: [76_000, 3_876],
  q19: [228_000, 8_208],
  retiro: 16_000,
}
const PERIODO = { desde: '2026-09-26', hasta: '2026-10-15', sueldoCentavos: 1_200_000, clase: 'afiliacion_atrasada' }

let [admin, auxiliar, desk, salud, ana, beto] = [] as unknown as [Client, Client, Client, Lugar, AltaHecha, AltaHecha]
let tesoreria: Client
let dosManos: DosManos

beforeAll(async () => {
  ;[admin, auxiliar] = [await signIn('admin'), await signIn('auxiliar')]
  tesoreria = await signIn('tesoreria')
  dosManos = await conSegundaMano(admin)
  salud = await lugarDe(SALUD)
  desk = await signIn('ventanilla1')
  await ponerCalendario('2026-09-01', {
    '2026-09-28': 'ARCHIVO_APLICACION',
    '2026-09-30': 'PAGO',
    '2026-10-13': 'ARCHIVO_APLICACION',
    '2026-10-15': 'PAGO',
    '2026-10-28': 'ARCHIVO_APLICACION',
    '2026-10-30': 'PAGO',
    ...CALENDARIO,
  })
  for (let quincena = Q18; quincena <= Q21; quincena += 1)
    await escribirCierre({ entidadId: salud.adscripcion, quincena })
  // Closed before anything that these tests approve.
  await inTransaction(() => execute(`UPDATE cierres SET cerrado_at = '2020-01-01T12:00:00.000Z'`))
  await inTransaction(() => ponerTasaMora('36.5'))
  ;[ana, beto] = [await conAltaTardia(), await personaActiva(desk, salud)]
})

// Nobody has asked for a late contribution, and every reference is free again.
beforeEach(() =>
  inTransaction(async () => {
    for (const table of ['cair_asientos', 'pagos', 'lineas_pago', 'cargos']) await execute(`DELETE FROM ${table}`)
    for (const table of ['extemporanea_lineas', 'extemporanea_quincenas']) await execute(`DELETE FROM ${table}`)
    await execute('DELETE FROM extemporaneas WHERE reemplaza_id IS NOT NULL')
    await execute('DELETE FROM extemporaneas')
  }),
)

/** Somebody of Salud on file since 16 October, with a salary of 12,000.00. */
async function conAltaTardia(): Promise<AltaHecha> {
  const persona = await personaActiva(desk, salud)
  await inTransaction(() =>
    execute("UPDATE afiliados SET fecha_alta = '2026-10-16', sueldo_centavos = 1200000 WHERE id = $1", [
      persona.afiliadoId,
    ]),
  )
  return persona
}

type Dada = ExtemporaneaPanel & Rechazo
const pedir = async (persona: AltaHecha, more: object = {}, key: string = randomUUID()): Promise<Respuesta<Dada>> => {
  const form = fileForm(PDF, 'oficio.pdf')
  const { body } = await auxiliar.upload<{ id: string }>('/api/panel/extemporaneas-papeles', form)
  const pedido = { afiliadoId: persona.afiliadoId, ...PERIODO, archivo: body.id, ...more }
  return auxiliar.post('/api/tramites/aportacion-extemporanea', pedido, { 'idempotency-key': key })
}
const prever = (persona: AltaHecha, more: object = {}) =>
  auxiliar.post<CalculoExtemporanea & Rechazo>('/api/panel/extemporaneas/previsto', {
    afiliadoId: persona.afiliadoId,
    ...PERIODO,
    ...more,
  })
const aprobar = async (quien: string, id: number): Promise<Respuesta<Dada>> => {
  const client = await signIn(quien)
  const { body } = await client.get<ExtemporaneaPanel>(`/api/panel/extemporaneas/${id}`)
  return client.post(`/api/panel/extemporaneas/${id}/aprobar`, { version: body.version })
}

/** Asks for a late contribution of somebody and has the jefe and the director approve it. */
async function aprobada(persona: AltaHecha, more: object = {}): Promise<Dada> {
  const { id } = (await pedir(persona, more)).body
  await aprobar('jefe', id)
  const { status, body } = await aprobar('director', id)
  if (status !== 200) throw new Error(`approval failed: ${status} ${JSON.stringify(body)}`)
  return body
}

async function pagar({ pago }: ExtemporaneaPanel): Promise<string> {
  const { referencia = '', totalCentavos = 0 } = pago?.linea ?? {}
  const pay = { referencia, importeCentavos: totalCentavos, fecha: '2026-11-20', operacion: randomUUID() }
  expect((await dosManos.pagar(pay)).status).toBe(200)
  return referencia
}

/** Validates the payment of a line, or takes the validation back: somebody else than who recorded it. */
async function validar(referencia: string, validado = true): Promise<void> {
  const lineas = await lineasDePago(admin)
  const linea = lineas.find((each) => each.referencia === referencia)!
  const cambios = [{ id: linea.id, version: linea.version, validado }]
  expect((await tesoreria.put('/api/validacion-pagos', { cambios })).status).toBe(200)
}

describe('what it would charge', () => {
  it('is the difference of each closed quincena, with interest from its own limit, as worked by hand', async () => {
    const { status, body } = await prever(ana)
    expect([status, body.principalCentavos, body.interesCentavos]).toEqual([200, ORO.principal, ORO.interes])
    expect(body.quincenas.map((q) => [q.limite, q.diasMora, q.capitalCentavos, q.interesCentavos])).toEqual([
      ['2026-09-30', 51, ...ORO.q18],
      ['2026-10-15', 36, ...ORO.q19],
    ])
    expect(body.fondos.find(({ titulo }) => titulo === 'Fondo de retiro')?.importeCentavos).toBe(ORO.retiro)
  })

  it('offers the entity of the person and the last quincena that it closed', async () => {
    const { body } = await auxiliar.get<PersonaExtemporanea>(`/api/extemporaneas/personas/${ana.afiliadoId}`)
    expect(body.entidades).toMatchObject([{ id: salud.adscripcion, hasta: '2026-11-15' }])
    expect(body.sueldoCentavos).toBe(1_200_000)
  })

  it.each([
    ['a period that ends in an open quincena', { hasta: '2026-11-20' }, 'hasta', 'no ha cerrado Q22 2026'],
    ['one of before what is closed', { desde: '1990-01-01' }, 'desde', 'y 877 más'],
    ['days the wrong way round', { hasta: '2026-09-25' }, 'hasta', 'anterior al primero'],
    ['a day that does not exist', { desde: '2026-02-30' }, 'desde', 'dice "2026-02-30"; se esperaba un día que exista'],
    ['no salary', { sueldoCentavos: 0 }, 'sueldoCentavos', 'dice $0.00; se esperaba uno mayor que cero'],
    ['days that are on file whole', { desde: '2026-10-16', hasta: '2026-10-31' }, 'desde', 'no hay diferencia'],
    [
      'less than what is on file',
      { desde: '2026-10-16', hasta: '2026-10-31', sueldoCentavos: 900_000 },
      'sueldoCentavos',
      'ya consta más',
    ],
  ])('%s is refused at its field', async (_, more, campo, dice) => {
    const { status, body } = await prever(ana, more)
    expect([status, Object.keys(body.campos ?? {})]).toEqual([422, [campo]])
    expect(body.campos?.[campo]).toContain(dice)
  })

  it('of an affiliation is not for who left; of a laudo it is', async () => {
    await inTransaction(() => execute(`UPDATE afiliados SET situacion = 'B' WHERE id = $1`, [beto.afiliadoId]))
    expect((await prever(beto)).body.campos?.['afiliadoId']).toContain('activo o con licencia')
    expect((await prever(beto, { clase: 'laudo' })).body.principalCentavos).toBe(ORO.principal)
  })

  it('of somebody who is in no entity asks for one', async () => {
    const place = (id: number | null) =>
      inTransaction(() => execute('UPDATE afiliados SET nivel1_id = $1 WHERE id = $2', [id, beto.afiliadoId]))
    await place(null)
    const { status, body } = await prever(beto)
    expect([status, Object.keys(body.campos ?? {})]).toEqual([422, ['entidadId']])
    expect(body.campos?.['entidadId']).toContain('ninguna entidad')
    await place(salud.adscripcion)
  })

  it('of days in another entity is refused: a person has one post', async () => {
    const educacion = await lugarDe(EDUCACION)
    await escribirCierre({ entidadId: educacion.adscripcion, quincena: Q18 + 2 })
    const { body } = await prever(ana, {
      entidadId: educacion.adscripcion,
      desde: '2026-10-16',
      hasta: '2026-10-31',
    })
    expect(body.campos?.['desde']).toContain('otra entidad')
  })

  it('of somebody that does not exist, and for a desk, is not told', async () => {
    expect((await prever({ ...ana, afiliadoId: 999_999 })).status).toBe(404)
    expect((await desk.get(`/api/extemporaneas/personas/${ana.afiliadoId}`)).status).toBe(403)
  })
})

describe('a late contribution', () => {
  it('is asked for once, whatever is sent twice; without a key or a paper it is refused', async () => {
    expect((await pedir(ana, { archivo: '' })).body.campos).toHaveProperty('archivo')
    expect((await pedir(ana, {}, ' ')).status).toBe(400)
    const asked = await pedir(ana)
    expect([asked.status, asked.body.estado, asked.body.pago]).toEqual([201, 'solicitado', null])
    expect(asked.body.folio).toMatch(/^AE-26-\d{6}$/)
    expect((await pedir(ana)).body.codigo).toBe('abierta')
  })

  it('is approved by two people, neither of whom asked for it, nor twice by one', async () => {
    const { id } = (await pedir(ana)).body
    expect((await aprobar('auxiliar', id)).status).toBe(403)
    const first = await aprobar('jefe', id)
    expect(first.body).toMatchObject({ estado: 'aprobado_una', pago: null })
    expect((await aprobar('jefe', id)).body.codigo).toBe('misma_persona')
    const stale = await (await signIn('director')).post<Dada>(`/api/panel/extemporaneas/${id}/aprobar`, { version: 1 })
    expect([stale.status, stale.body.codigo]).toEqual([409, 'version'])
  })

  it('nor by an account that is linked to the one that approved first', async () => {
    const id2 = (u: string) => selectRow<{ id: number }>('SELECT id FROM usuarios WHERE usuario = $1', [u])
    const [jefe, director] = [await id2('jefe'), await id2('director')]
    const link = (to: number | null) =>
      inTransaction(() => execute('UPDATE usuarios SET misma_persona = $1 WHERE id = $2', [to, director!.id]))
    const { id } = (await pedir(ana)).body
    expect((await aprobar('jefe', id)).body.estado).toBe('aprobado_una')
    await link(jefe!.id)
    expect((await aprobar('director', id)).body.codigo).toBe('misma_persona')
    await link(null)
  })

  it('approved twice, charges its entity beside the closes, with a line of its own', async () => {
    const body = await aprobada(ana)
    expect(body.estado).toBe('aprobado')
    expect(body.pago?.linea).toMatchObject({
      capitalCentavos: ORO.principal,
      interesCentavos: ORO.interesLinea,
      limite: '2026-11-23',
    })
    const claves = await selectRow<{ clave0: string; clave1: string }>(
      `SELECT o.clave_0 AS "clave0", o.clave_1 AS "clave1" FROM unidades u JOIN organica o ON o.id = u.organica_id WHERE u.id = $1`,
      [salud.adscripcion],
    )
    const { body: entidad } = await admin.get<CuentaEntidad>(
      `/api/aportacion-retencion/cuenta?clave0=${claves!.clave0}&clave1=${claves!.clave1}`,
    )
    expect(entidad.cargos).toMatchObject([
      { principalCentavos: ORO.principal, interesCentavos: ORO.interes, extemporanea: { folio: body.folio } },
    ])
    const lineaDe = `/api/lineas-pago/${body.pago!.linea!.referencia}`
    const { body: told } = await admin.get<ExplicacionLinea>(`${lineaDe}/explicacion`)
    expect(told).toMatchObject({
      folio: body.folio,
      persona: '',
      aportacionesCentavos: ORO.principal,
      totalCentavos: ORO.principal,
      debeCentavos: ORO.principal + ORO.interes,
    })
    expect(new Set(told.aportaciones.map(({ origen }) => origen))).toEqual(new Set(['Extemporáneas']))
    expect(told.intereses.reduce((sum, { importeCentavos }) => sum + importeCentavos, 0)).toBe(ORO.interes)
    const hoja = await admin.bytes(`${lineaDe}/hoja`)
    expect([hoja.status, hoja.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })

  it('is paid, interest first, and credited to the account when it is validated', async () => {
    const extemporanea = await aprobada(ana)
    const referencia = await pagar(extemporanea)
    const { body } = await admin.get<ExtemporaneaPanel>(`/api/panel/extemporaneas/${extemporanea.id}`)
    expect(body.pago?.debeCentavos).toBe(0)
    expect(await mayor(admin, ana.afiliadoId)).toEqual([])
    const lineas = await lineasDePago(admin)
    const linea = lineas.find((each) => each.referencia === referencia)
    expect(linea?.quincena).toBe(`Extemporánea ${body.folio}`)
    await validar(referencia)
    expect(await mayor(admin, ana.afiliadoId)).toEqual([['aportacion', '2026-11-20', ORO.retiro, ORO.retiro]])
    await validar(referencia, false)
    expect((await cuenta(admin, ana.afiliadoId)).saldo.total).toBe(0)
    await validar(referencia)
    expect((await revisarCuadre()).descuadres).toEqual([])
  })

  it('stands in the statement of its person, with the account that it fed', async () => {
    const { afiliadoId } = ana
    const referencia = await pagar(await aprobada(ana))
    // Credited, taken back and credited again.
    for (const validado of [true, false, true]) await validar(referencia, validado)
    const { body } = await admin.get<EstadoDeCuenta>(`/api/estado-cuenta/${afiliadoId}`)
    expect(body.extemporaneas).toMatchObject([
      { desde: PERIODO.desde, hasta: PERIODO.hasta, importeCentavos: ORO.principal, estado: 'pagada' },
    ])
    expect(body.cair).toEqual({
      saldo: { normal: ORO.retiro, voluntaria: 0, total: ORO.retiro },
      porCobrarCentavos: 0,
      clases: [
        { clase: 'aportacion', titulo: 'Aportación', importeCentavos: 2 * ORO.retiro },
        { clase: 'reversa', titulo: 'Reversa', importeCentavos: -ORO.retiro },
      ],
    })
    const { bytes } = await admin.bytes(`/api/estado-cuenta/${afiliadoId}/hoja`)
    const text = await pdfText(bytes)
    expect(text).toContain(body.extemporaneas[0]!.folio)
    expect(text).toContain('$160.00')
  })

  it('is added up every night with the account: a centavo out is told', async () => {
    await validar(await pagar(await aprobada(ana)))
    const put = (centavos: number) =>
      inTransaction(() =>
        execute('UPDATE cair_asientos SET importe_centavos = importe_centavos + $1 WHERE afiliado_id = $2', [
          centavos,
          ana.afiliadoId,
        ]),
      )
    await put(1)
    expect((await revisarCuadre()).descuadres).toMatchObject([
      {
        que: 'lo abonado al CAIR no es lo que cobró del fondo de retiro',
        esperadoCentavos: 16_000,
        halladoCentavos: 16_001,
      },
    ])
    await put(-1)
    expect(await revisarCuadre()).toMatchObject({ cuentas: 1, total: 0 })
  })

  it('is not charged again by the close of the next quincena, whatever movement reaches those days', async () => {
    const persona = await conAltaTardia()
    const { afiliadoId } = persona
    await aprobada(persona)
    await escribirMovimiento({
      afiliadoId,
      tipo: 'cambio',
      fecha: '2026-09-01',
      quincena: Q21 + 1,
      columnas: { categoria_id: null },
    })
    const contexto = await loadContextoCierre(salud.adscripcion, Q21 + 1)
    for await (const [calculada] of calcularPersonas(contexto, { afiliadoId }))
      expect(calculada?.lineas.filter(({ corrige }) => corrige === Q18 || corrige === Q18 + 1)).toEqual([])
    expect((await prever(persona)).body.campos?.['desde']).toContain('no hay diferencia')
    // Three thousand more than the twelve recognised: a quarter of what was charged.
    expect((await prever(persona, { sueldoCentavos: 1_500_000 })).body.principalCentavos).toBe(76_000)
  })

  it('turned down says why, charges nothing, and leaves room for another', async () => {
    const asked = await pedir(ana, { clase: 'laudo' })
    const jefe = await signIn('jefe')
    const reject = (nota: string) =>
      jefe.post<Dada>(`/api/panel/extemporaneas/${asked.body.id}/rechazar`, { version: asked.body.version, nota })
    expect((await reject('  ')).body.campos).toHaveProperty('nota')
    expect((await reject('El laudo no está firme.')).body).toMatchObject({ estado: 'rechazado', pago: null })
    expect((await reject('Otra vez.')).body.codigo).toBe('estado')
    expect((await pedir(ana, { clase: 'laudo' })).status).toBe(201)
  })
})

/** Corrections of quincenas 18 and 19 that the close of the 22nd would write: base and amount by quincena and debtor. */
async function correcciones({ afiliadoId }: AltaHecha): Promise<Record<string, readonly [number, number]>> {
  const contexto = await loadContextoCierre(salud.adscripcion, Q21 + 1)
  const sums: Record<string, readonly [number, number]> = {}
  for await (const page of calcularPersonas(contexto, { afiliadoId }))
    for (const { lineas } of page)
      for (const { corrige, obligado, clave, baseCentavos, importeCentavos } of lineas) {
        if (corrige > Q18 + 1) continue
        const key = `${corrige - Q18 + 18} ${obligado}`
        const [base, importe] = sums[key] ?? [0, 0]
        sums[key] = [clave === 'FAA' ? baseCentavos : base, importe + importeCentavos]
      }
  return sums
}

/**
 * By hand, at 38 % and 12,000.00 recognised from 26 September to 15 October (2,000.00 of base in quincena 18, 6,000.00 in 19):
 * - 15,000.00 from 6 October: ten days, 10 × (15,000 − 12,000) ÷ 30 = 1,000.00 more of base and 380.00 more to pay.
 * - Leave from 11 October: five days, 5 × 12,000 ÷ 30 = 2,000.00 and 760.00, from the entity to the affiliate.
 * - Both: on leave 5 × 15,000 ÷ 30 = 2,500.00 and 950.00; the entity keeps 5 × 12,000 ÷ 30 + 5 × 15,000 ÷ 30 = 4,500.00 of its 6,000.00:
 *   1,500.00 and 570.00 less.
 */
describe('a movement recorded after the approval, with a date inside the period', () => {
  const enOctubre = async (
    persona: AltaHecha,
    tipo: 'cambio' | 'licencia' | 'baja',
    fecha: string,
    columnas: Record<string, number> = {},
  ) => {
    const causa = tipo === 'baja' ? 'renuncia' : ''
    await escribirMovimiento({ afiliadoId: persona.afiliadoId, tipo, causa, fecha, quincena: Q21 + 1, columnas })
  }

  it('charges a raise from its day on', async () => {
    const persona = await conAltaTardia()
    await aprobada(persona)
    await enOctubre(persona, 'cambio', '2026-10-06', { sueldo_centavos: 1_500_000 })
    expect(await correcciones(persona)).toEqual({ '19 entidad': [100_000, 38_000] })
  })

  it('moves the days of a leave to the affiliate', async () => {
    const persona = await conAltaTardia()
    await aprobada(persona)
    await enOctubre(persona, 'licencia', '2026-10-11')
    expect(await correcciones(persona)).toEqual({
      '19 entidad': [-200_000, -76_000],
      '19 afiliado': [200_000, 76_000],
    })
  })

  it('reduces neither recognised days nor recognised salary', async () => {
    const [una, otra] = [await conAltaTardia(), await conAltaTardia()]
    await aprobada(una)
    await aprobada(otra)
    await enOctubre(una, 'baja', '2026-10-06')
    await enOctubre(otra, 'cambio', '2026-10-06', { sueldo_centavos: 900_000 })
    expect([await correcciones(una), await correcciones(otra)]).toEqual([{}, {}])
  })
})

/** By hand: until 5 October the period keeps 2,000.00 of base in quincena 18, 5 × 12,000 ÷ 30 = 2,000.00 in 19: 4,000.00 × 38 % = 1,520.00 less. */
describe('one that names the one it replaces', () => {
  const corta = (reemplaza: string) => ({ hasta: '2026-10-05', reemplaza })

  it('alone reduces what that one recognised, and the next close credits it', async () => {
    const persona = await conAltaTardia()
    const primera = await aprobada(persona)
    const sinNombrar = await prever(persona, { sueldoCentavos: 900_000 })
    expect(sinNombrar.body.campos?.['reemplaza']).toContain(`${primera.folio} ya reconoce días de ese periodo`)
    const { body: prevista } = await prever(persona, corta(primera.folio))
    expect([prevista.principalCentavos, prevista.reduceCentavos, prevista.quincenas]).toEqual([0, 152_000, []])
    const segunda = await aprobada(persona, corta(primera.folio))
    expect(segunda).toMatchObject({ estado: 'aprobado', reemplaza: primera.folio, principalCentavos: 0, pago: null })
    expect(segunda.calculo.reduceCentavos).toBe(152_000)
    const propuesta = await selectRow<{ cambios: string; despues: string }>(
      `SELECT p.cambios, b.despues FROM propuestas p JOIN bitacora b ON b.acto = 'extemporanea.aprobar' AND b.objeto_id = $2
       WHERE p.accion = 'extemporanea.reconocer' AND p.registro = $1 AND p.estado = 'autorizada'`,
      [String(segunda.id), segunda.folio],
    )
    expect(JSON.parse(propuesta?.despues ?? '{}')).toEqual({ referencia: '', reemplaza: primera.folio })
    expect(JSON.parse(propuesta?.cambios ?? '[]')).toEqual(
      expect.arrayContaining([
        { campo: 'Reemplaza a', antes: '', despues: primera.folio },
        { campo: 'Por acreditar en el siguiente cierre', antes: '', despues: '$1,520.00' },
      ]),
    )
    expect((await admin.get<ExtemporaneaPanel>(`/api/panel/extemporaneas/${primera.id}`)).body.reemplazadaPor).toBe(
      segunda.folio,
    )
    expect(await correcciones(persona)).toEqual({ '19 entidad': [-400_000, -152_000] })
    expect((await revisarCuadre()).descuadres).toEqual([])
  })

  it('charges what it adds and credits what it takes, quincena by quincena', async () => {
    const persona = await conAltaTardia()
    const primera = await aprobada(persona)
    // Five days at 15,000.00 make 2,500.00 in each quincena: 500.00 more in the 18th (190.00), 3,500.00 less in the 19th (1,330.00).
    const segunda = await aprobada(persona, { ...corta(primera.folio), sueldoCentavos: 1_500_000 })
    expect([segunda.principalCentavos, segunda.calculo.reduceCentavos]).toEqual([19_000, 133_000])
    expect(segunda.pago?.linea?.capitalCentavos).toBe(19_000)
    expect(await correcciones(persona)).toEqual({ '19 entidad': [-350_000, -133_000] })
  })

  it('corrects it for who left since, of whatever kind', async () => {
    const persona = await conAltaTardia()
    const primera = await aprobada(persona)
    await inTransaction(() => execute(`UPDATE afiliados SET situacion = 'B' WHERE id = $1`, [persona.afiliadoId]))
    expect((await prever(persona)).body.campos).toHaveProperty('afiliadoId')
    expect((await prever(persona, corta(primera.folio))).body.reduceCentavos).toBe(152_000)
  })

  it('is refused where it names none in force of that person', async () => {
    const [persona, otra] = [await conAltaTardia(), await conAltaTardia()]
    const primera = await aprobada(persona)
    const { body } = await auxiliar.get<PersonaExtemporanea>(`/api/extemporaneas/personas/${persona.afiliadoId}`)
    expect(body.vigentes).toEqual([
      { folio: primera.folio, entidadId: salud.adscripcion, ...PERIODO_DE(primera), sueldoCentavos: 1_200_000 },
    ])
    expect((await prever(otra, corta(primera.folio))).body.campos?.['reemplaza']).toContain('no es una aportación')
    const segunda = await aprobada(persona, corta(primera.folio))
    expect((await prever(persona, corta(primera.folio))).body.campos?.['reemplaza']).toContain(
      `ya la reemplazó ${segunda.folio}`,
    )
  })
})

const PERIODO_DE = ({ desde, hasta }: ExtemporaneaPanel) => ({ desde, hasta })
