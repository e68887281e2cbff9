import { createHash } from 'node:crypto'
import ExcelJS from 'exceljs'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PaginaBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import { quincenaOrdinal } from '#domain/calendario/quincena.ts'
import type { ExplicacionRetencion } from '#domain/fondos/prestamos/explicacion-retencion.ts'
import type { PrestamoDetalle } from '#domain/fondos/prestamos/prestamo-panel.ts'
import type {
  PanelRetenciones,
  PrestamoPanel,
  RenglonRetencion,
  RetencionesCompletas,
  RetencionesQuincena,
} from '#domain/fondos/prestamos/retencion-panel.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { diferenciasSinDecidir } from '#api/fondos/prestamos/diferencias-sin-decidir.ts'
import { CierreModel } from '#api/quincenas/models/CierreModel.ts'
import { lugarDe, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { abrirZipDeTextos } from '#test/support/abrir-zip.ts'
import { signIn, type Client, type Rechazo } from '#test/support/client.ts'
import type { DosManos } from '#test/support/manos/dos-manos.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { personaActiva } from '#test/support/tramites.ts'
import { sellarYOrdenar } from '#test/support/dinero/ordenar.ts'

const Q20 = quincenaOrdinal(2026, 20)
let admin: Client
let dosManos: DosManos
let validador: Client
let salud: Lugar
const gente: AltaHecha[] = []

beforeAll(async () => {
  ;[admin, validador] = [await signIn('admin'), await signIn('validador1')]
  dosManos = await conSegundaMano(admin)
  salud = await lugarDe(SALUD)
  const ventanilla = await signIn('ventanilla1')
  while (gente.length < 3) gente.push(await personaActiva(ventanilla, salud))
  // 12 % a year of the short plan; 30 % of a quincena of $20,000 a month is $3,000.
  await dosManos.post('/api/variables', { nombre: 'INTERES_ANUAL_CORTO', valor: '12', desde: '2026-01-01' })
})

// The closes of an entity follow each other, so each test starts without closes and loans, and with its people at work.
beforeEach(() =>
  inTransaction(async () => {
    for (const table of ['prestamo_movimientos', 'cobros', 'retenciones', 'prestamos', 'cierre_personas', 'cierres'])
      await execute(`DELETE FROM ${table}`)
    await execute(
      `UPDATE afiliados SET sueldo_centavos = 2000000, situacion = 'A' WHERE id IN ($1, $2, $3)`,
      gente.map((p) => p.afiliadoId),
    )
    await execute(`DELETE FROM constantes WHERE nombre = 'PRESTAMOS_POR_TIPO'`)
  }),
)

const prestar = (persona: number, more: object = {}) =>
  dosManos.prestar({
    interno: gente[persona]?.interno,
    tipo: 'corto',
    capitalCentavos: 1_200_000,
    quincenas: 6,
    primera: '2226',
    ...more,
  })

/** A closed quincena of the entity, as the closing writes it: its orders are made inside of its transaction. */
function cerrar(quincena: number): Promise<void> {
  return inTransaction(async () => {
    const id = await insertRow(CierreModel, {
      entidad_id: salud.adscripcion,
      quincena,
      estado: 'cerrado',
      creado_at: '2026-11-20T12:00:00.000Z',
      cerrado_at: '2026-11-20T12:00:00.000Z',
    })
    await sellarYOrdenar(id)
    await sellarYOrdenar(id)
  })
}

async function renglones(codigo: string, client = admin): Promise<RenglonRetencion[]> {
  const { body } = await client.get<RetencionesQuincena>(`/api/retenciones/${codigo}`)
  return body.tipos.flatMap((tipo) => tipo.renglones)
}

const responder = (id: number, body: object, client = validador) =>
  client.post<RenglonRetencion & Rechazo>(`/api/panel/retenciones/${id}/respuesta`, { motivo: null, nota: '', ...body })

describe('a loan', () => {
  it('is made by the plan in force, with what it owes in its ledger', async () => {
    const { status, body } = await prestar(0)
    expect(status).toBe(200)
    // 12,000 × 12 % × 6/24 = 360; 12,360 ÷ 6 = 2,060.
    expect(body).toMatchObject({
      folio: `P-${String(body.id).padStart(6, '0')}`,
      interesCentavos: 36_000,
      abonoCentavos: 206_000,
      saldoCentavos: 1_236_000,
      plazo: 'Q22 2026 a Q3 2027',
      estado: 'activo',
    })
  })

  it.each([
    ['an abono over the capacity', { capitalCentavos: 1_800_000 }, 'capitalCentavos', '$3,000.00'],
    [
      'a capital of 0',
      { capitalCentavos: 0 },
      'capitalCentavos',
      'El capital dice $0.00; se esperaba uno mayor que cero.',
    ],
    ['a term that the plan has not', { quincenas: 7 }, 'quincenas', 'Dice 7; el plan es de 3 a 6 quincenas.'],
    ['no quincena', { primera: '9926' }, 'primera', 'primera quincena'],
  ])('is refused with %s, at its field', async (_, more, campo, dice) => {
    const { status, body } = await prestar(2, more)
    expect(status).toBe(422)
    expect(Object.keys(body.campos ?? {})).toEqual([campo])
    expect(body.campos?.[campo]).toContain(dice)
  })

  it('is refused at an address that names none', async () => {
    const { status, body } = await admin.get<Rechazo>('/api/panel/prestamos/P-1')
    expect([status, Object.keys(body.campos ?? {})]).toEqual([400, ['id']])
  })

  it('is refused when there is one of its kind, unless the setting allows two', async () => {
    expect((await prestar(0)).status).toBe(200)
    const second = await prestar(0, { capitalCentavos: 300_000 })
    expect([second.status, second.body.campos?.['tipo']]).toEqual([
      422,
      'Ya tiene 1 préstamo de tipo Corto plazo sin liquidar.',
    ])
    await dosManos.post('/api/variables', { nombre: 'PRESTAMOS_POR_TIPO', valor: 2, desde: '2026-01-01' })
    // Of $3,000 there is $940 left beside the first one.
    expect((await prestar(0, { capitalCentavos: 600_000 })).body.campos?.['capitalCentavos']).toContain('$940.00')
  })

  it('is refused to who left, and to nobody at all', async () => {
    await inTransaction(() =>
      execute(`UPDATE afiliados SET situacion = 'B' WHERE id = $1`, [gente[2]?.afiliadoId ?? 0]),
    )
    expect((await prestar(2)).body.campos?.['interno']).toContain('activo')
    expect(
      (
        await admin.post('/api/panel/prestamos', {
          interno: 999_999,
          tipo: 'corto',
          capitalCentavos: 100_000,
          quincenas: 6,
          primera: '2226',
        })
      ).status,
    ).toBe(404)
  })
})

describe('withholdings of a quincena', () => {
  /** Two loans that begin in quincena 22. */
  let prestamos: PrestamoPanel[]

  beforeEach(async () => {
    const made = [await prestar(0), await prestar(1)]
    expect(made.map(({ status }) => status)).toEqual([200, 200])
    prestamos = made.map(({ body }) => body)
  })

  /** Closes quincena 22 and returns its two orders, in the order of the loans. */
  const ordenar = async () => {
    await cerrar(Q20 + 2)
    const all = await renglones('2226')
    const [first, second] = prestamos.map(({ folio }) => all.find(({ prestamo }) => prestamo === folio))
    if (!first || !second) throw new Error('Two orders were expected')
    return [first, second] as const
  }

  it('are ordered by the close once: the abono of each loan that has begun, of who is on the roster', async () => {
    await cerrar(Q20)
    expect((await admin.get<PanelRetenciones>('/api/retenciones')).body.quincenas).toEqual([])
    await cerrar(Q20 + 2)
    const { body } = await admin.get<PanelRetenciones>('/api/retenciones')
    expect(body.quincenas).toMatchObject([
      { codigo: '2226', montoCentavos: 412_000, respondida: false, diferencias: 0, avance: { entidades: 1 } },
    ])
    expect(body.quincenas[0]?.avance?.deEntidades).toBeGreaterThan(1)
    const sola = await admin.get<PanelRetenciones>(`/api/retenciones?entidad=${salud.adscripcion}`)
    expect(sola.body.quincenas).toMatchObject([{ codigo: '2226', avance: null }])
    expect(await renglones('2226')).toMatchObject([
      { abonoCentavos: 206_000, montoCentavos: 1_200_000, quincenas: '0/6', inicio: '2026-11-16', fin: '2027-02-15' },
      { abonoCentavos: 206_000 },
    ])
  })

  it('leave no loan that begins in a quincena already closed', async () => {
    await cerrar(Q20)
    await cerrar(Q20 + 2)
    const { status, body } = await prestar(1, {
      tipo: 'mediano',
      capitalCentavos: 600_000,
      quincenas: 12,
      primera: '2026',
    })
    expect([status, Object.keys(body.campos ?? {})]).toEqual([422, ['primera']])
    expect(body.campos?.['primera']).toContain('ya está cerrada')
  })

  it('move the balance by what was withheld, with a reason when it is less', async () => {
    const [first, second] = await ordenar()
    const whole = await responder(first.id, { retenidoCentavos: 206_000, version: first.version })
    expect(whole.body).toMatchObject({ retenidoCentavos: 206_000, saldoCentavos: 1_030_000, actions: ['responder'] })
    for (const [body, campo] of [
      [{ retenidoCentavos: 150_000 }, 'motivo'],
      [{ retenidoCentavos: 206_001 }, 'nota'],
      [{ retenidoCentavos: -1 }, 'retenidoCentavos'],
      [{ retenidoCentavos: 0, motivo: 'otro' }, 'nota'],
    ] as const) {
      const refused = await responder(second.id, { ...body, version: second.version })
      expect([refused.status, Object.keys(refused.body.campos ?? {})]).toEqual([422, [campo]])
    }
    const less = { retenidoCentavos: 150_000, motivo: 'sueldo_insuficiente', version: second.version }
    expect((await responder(second.id, less)).body).toMatchObject({ saldoCentavos: 1_086_000 })
    expect((await responder(second.id, less)).body.codigo).toBe('version')
    // Corrected before it is decided: the ledger moves by the difference only.
    const corrected = { ...less, retenidoCentavos: 100_000, version: second.version + 1 }
    expect((await responder(second.id, corrected)).body).toMatchObject({ saldoCentavos: 1_136_000 })
  })

  it('are answered as withheld in full at once after the exceptions, as many as were agreed to', async () => {
    const [first, second] = await ordenar()
    const less = { retenidoCentavos: 100_000, motivo: 'sueldo_insuficiente', version: first.version }
    await responder(first.id, less)
    const completas = async (client = validador) =>
      (await client.get<RetencionesQuincena>(`/api/retenciones/2226?entidad=${salud.adscripcion}`)).body.completas
    expect(await completas()).toEqual({ entidad: salud.adscripcion, cuantas: 1, totalCentavos: 206_000 })
    expect(await completas(await signIn('auditor'))).toBeNull()
    const anotar = (body: object, client = validador) =>
      client.post<RetencionesCompletas & Rechazo>('/api/retenciones/2226/completas', body)
    const pedido = { entidad: salud.adscripcion, cuantas: 1 }
    expect((await anotar({ ...pedido, cuantas: 2 })).body).toMatchObject({
      codigo: 'cuenta',
      error: 'Ahora está 1 retención sin respuesta.',
    })
    expect(Object.keys((await anotar({ cuantas: 1 })).body.campos ?? {})).toEqual(['entidad'])
    expect((await anotar(pedido, await signIn('auxiliar'))).status).toBe(403)
    expect(await anotar(pedido)).toMatchObject({ status: 200, body: { cuantas: 1, totalCentavos: 206_000 } })
    const after = new Map((await renglones('2226')).map((one) => [one.id, one]))
    expect(after.get(first.id)).toMatchObject({ retenidoCentavos: 100_000, saldoCentavos: 1_136_000 })
    expect(after.get(second.id)).toMatchObject({
      retenidoCentavos: 206_000,
      saldoCentavos: 1_030_000,
      entidad: SALUD,
      version: second.version + 1,
    })
    expect(
      await selectRow(`SELECT acto, despues FROM bitacora WHERE objeto = 'retencion' ORDER BY id DESC LIMIT 1`),
    ).toEqual({ acto: 'retencion.responder', despues: '{"motivo":null,"retenido":206000}' })
    const { body: bitacora } = await admin.post<PaginaBitacora>('/api/panel/bitacora/buscar', {
      filtro: { acto: 'retencion.responder' },
    })
    expect(bitacora.filas[0]?.registro.texto).toBe(`Retención Q22 2026 · ${second.prestamo}`)
    expect(await completas()).toBeNull()
    expect((await anotar(pedido)).body.codigo).toBe('cuenta')
  })

  it('keep a difference listed until somebody decides it', async () => {
    const [, ordered] = await ordenar()
    const less = { retenidoCentavos: 100_000, motivo: 'sueldo_insuficiente', version: ordered.version }
    const second = (await responder(ordered.id, less)).body
    expect(await diferenciasSinDecidir(salud.adscripcion, Q20 + 2)).toEqual([])
    expect(await diferenciasSinDecidir(salud.adscripcion, Q20 + 3)).toEqual([
      { prestamo: second.prestamo, quincena: Q20 + 2, diferenciaCentavos: 106_000 },
    ])
    const path = `/api/panel/retenciones/${second.id}/decision`
    const body = { causa: 'sueldo_insuficiente', decision: 'recorrer', version: second.version }
    expect((await validador.post(path, body)).status).toBe(403)
    expect((await (await conSegundaMano(await signIn('auxiliar'))).post(path, body)).status).toBe(200)
    expect((await renglones('2226')).find(({ id }) => id === second.id)).toMatchObject({
      causa: 'sueldo_insuficiente',
      decision: 'recorrer',
      actions: [],
    })
    expect(await diferenciasSinDecidir(salud.adscripcion, Q20 + 3)).toEqual([])
    expect((await responder(second.id, { retenidoCentavos: 206_000, version: second.version + 1 })).body.codigo).toBe(
      'decidida',
    )
  })

  it('cease when the person leaves, with the balance kept; on leave the person owes them', async () => {
    await ordenar()
    await inTransaction(async () => {
      await execute(`UPDATE afiliados SET situacion = 'L' WHERE id = $1`, [gente[0]?.afiliadoId ?? 0])
      await execute(`UPDATE afiliados SET situacion = 'B' WHERE id = $1`, [gente[1]?.afiliadoId ?? 0])
    })
    await cerrar(Q20 + 3)
    const [only, ...others] = await renglones('2326')
    expect(others).toEqual([])
    expect(only?.prestamo).toBe(prestamos[0]?.folio)
    expect(await selectRow(`SELECT obligado FROM retenciones WHERE id = $1`, [only?.id ?? 0])).toEqual({
      obligado: 'afiliado',
    })
    expect(await selectRow(`SELECT estado FROM prestamos WHERE id = $1`, [prestamos[1]?.id ?? 0])).toEqual({
      estado: 'por_cobrar',
    })
  })

  it('leave as a workbook with the documented name, sheet and columns', async () => {
    const [first] = await ordenar()
    await responder(first.id, { retenidoCentavos: 206_000, version: first.version })
    const { status, headers, bytes } = await admin.file('/api/retenciones/2226/reporte', {})
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe('attachment; filename="Reporte_Retenciones_2026-11-20.xlsx"')
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(bytes)
    expect(book.worksheets.map(({ name }) => name)).toEqual(['Reporte'])
    const rows = book.getWorksheet('Reporte')?.getSheetValues().slice(1) as unknown[][]
    expect(rows[0]?.slice(1)).toEqual(['Tipo', 'Nombre', 'Inicio', 'Fin', 'Monto', 'Abono', 'Quincenas'])
    expect(rows[1]?.slice(1)).toEqual([
      'Corto plazo',
      expect.any(String),
      '2026-11-16',
      '2027-02-15',
      12_000,
      2_060,
      '0/6',
    ])
    expect(rows).toHaveLength(3)
  })

  it('leave as the order to the entity, in a file that its manifest checks', async () => {
    await ordenar()
    const [ana] = gente
    await inTransaction(() =>
      execute(`UPDATE afiliados SET noempleado = '=1+1', nombre = 'Ana "la de Salud"' WHERE id = $1`, [
        ana?.afiliadoId ?? 0,
      ]),
    )
    const { status, headers, bytes } = await validador.file('/api/retenciones/2226/exportar', {})
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(headers.get('content-disposition')).toBe('attachment; filename="orden-retencion-2226.zip"')
    const archivos = await abrirZipDeTextos(Buffer.from(bytes))
    const nombre = `orden-2226-entidad-${salud.adscripcion}.csv`
    expect([...archivos.keys()]).toEqual([nombre, 'SHA256SUMS'])
    const csv = archivos.get(nombre) ?? ''
    expect(archivos.get('SHA256SUMS')).toBe(`${createHash('sha256').update(csv).digest('hex')}  ${nombre}\n`)
    const [cabeza, ...lineas] = csv.trimEnd().split('\n')
    // The mark tells Excel that it is UTF-8.
    expect(cabeza).toBe('\uFEFFquincena,entidad,prestamo,tipo,interno,noempleado,curp,nombre,importe')
    // Who is on leave pays by themselves: the entity is not told to withhold it.
    expect(lineas).toHaveLength((await renglones('2226')).filter(({ enLicencia }) => !enLicencia).length)
    const suya = lineas.find((linea) => linea.includes(`,${ana?.interno},`)) ?? ''
    // A cell that a spreadsheet would work out is text, and quotes are doubled.
    expect(suya).toContain(`2226,${SALUD},${prestamos[0]?.folio},corto,${ana?.interno},'=1+1,`)
    expect(suya).toMatch(/"[^"]+, Ana ""la de Salud""",2060\.00$/)
    const otra = await signIn('ventanilla2')
    expect((await otra.file('/api/retenciones/2226/exportar', {})).status).toBe(404)
  })

  it('of another entity are as if they did not exist', async () => {
    const [first] = await ordenar()
    const otra = await signIn('ventanilla2')
    expect((await otra.get<PanelRetenciones>('/api/retenciones')).body.quincenas).toEqual([])
    const nada = { tipos: [{ renglones: [] }, { renglones: [] }, { renglones: [] }], totalCentavos: 0 }
    expect(await otra.get('/api/retenciones/2226')).toMatchObject({
      status: 200,
      body: { ...nada, entidades: [], sinRetenciones: 'sin_cierre' },
    })
    expect((await otra.get(`/api/retenciones/2226?entidad=${salud.adscripcion}`)).status).toBe(404)
    // A key that no entity has is told as such, not as an entity without withholdings.
    expect((await otra.get('/api/retenciones?entidad=99-99')).status).toBe(404)
    expect((await responder(first.id, { retenidoCentavos: 0, version: 1 }, otra)).status).toBe(403)
  })

  it('of a quincena that has none are told as none, with why', async () => {
    await ordenar()
    const motivo = async (codigo: string) => {
      const { status, body } = await admin.get<RetencionesQuincena>(`/api/retenciones/${codigo}`)
      return [status, body.chip, body.entidades.map(({ nombre }) => nombre), body.sinRetenciones]
    }
    expect(await motivo('2126')).toEqual([200, 'Q21 2026 · 1–15 nov', [], 'sin_cierre'])
    await inTransaction(() =>
      insertRow(CierreModel, {
        entidad_id: salud.adscripcion,
        quincena: Q20 + 1,
        estado: 'cerrado',
        creado_at: '2026-11-15T12:00:00.000Z',
        cerrado_at: '2026-11-15T12:00:00.000Z',
      }),
    )
    expect(await motivo('2126')).toEqual([200, 'Q21 2026 · 1–15 nov', [SALUD], 'sin_abonos'])
    expect((await admin.file('/api/retenciones/2126/reporte', {})).status).toBe(404)
    const mal = await admin.get('/api/retenciones/21260')
    expect([mal.status, mal.body['error']]).toEqual([
      400,
      'La petición tiene parámetros que no se entienden. codigo: «21260» no es el código de una quincena (se espera uno como 2226).',
    ])
  })
})

describe('a loan that is settled', () => {
  it('forgives the interest that was not earned, once, and is ordered no more', async () => {
    const { id } = (await prestar(0)).body
    await cerrar(Q20 + 2)
    const [order] = await renglones('2226')
    await responder(order?.id ?? 0, { retenidoCentavos: 206_000, version: order?.version ?? 0 })
    // On leave, the person owes the next abono.
    await execute(`UPDATE afiliados SET situacion = 'L' WHERE id = $1`, [gente[0]?.afiliadoId ?? 0])
    await cerrar(Q20 + 3)
    // Owes 10,300; no quincena of its six has passed: 360 are forgiven, 9,940 paid.
    const { version } = (await selectRow<{ version: number }>('SELECT version FROM prestamos WHERE id = $1', [id]))!
    const early = await dosManos.cambiarPrestamo(id, { acto: 'liquidar', motivo: 'Pagó en caja.', version })
    expect([early.status, early.body.codigo]).toEqual([409, 'sin_respuesta'])
    expect(early.body.error).toContain('$2,060.00')
    await execute('UPDATE retenciones SET retenido_centavos = 0 WHERE prestamo_id = $1 AND retenido_centavos IS NULL', [
      id,
    ])
    const settled = await dosManos.cambiarPrestamo(id, { acto: 'liquidar', motivo: 'Pagó en caja.', version })
    expect(settled.body).toMatchObject({ estado: 'liquidado', saldoCentavos: 0 })
    const again = await dosManos.cambiarPrestamo(id, { acto: 'liquidar', motivo: 'Otra vez.', version: version + 1 })
    expect([again.status, again.body.codigo]).toEqual([409, 'estado'])
    const ledger = await selectRow(
      `SELECT CAST(SUM(importe_centavos) AS INTEGER) AS saldo,
              CAST(SUM(CASE WHEN clase = 'pago' THEN importe_centavos ELSE 0 END) AS INTEGER) AS pago
       FROM prestamo_movimientos WHERE prestamo_id = $1`,
      [id],
    )
    expect(ledger).toEqual({ saldo: 0, pago: -994_000 })
  })
})

describe('a difference that is collected of the person directly', () => {
  it('is withheld by no entity any more, and settles the loan when it is paid', async () => {
    const { interno } = await personaActiva(await signIn('ventanilla1'), salud)
    await execute('UPDATE afiliados SET sueldo_centavos = 2000000 WHERE interno = $1', [interno])
    // 3,000 × 12 % × 3/24 = 45; 3,045 ÷ 3 = 1,015.
    const pedido = { interno, tipo: 'corto', capitalCentavos: 300_000, quincenas: 3, primera: '0127' }
    const { id, folio } = (await dosManos.prestar(pedido)).body
    const suya = async (codigo: string) => (await renglones(codigo)).find(({ prestamo }) => prestamo === folio)

    await cerrar(Q20 + 5)
    const first = await suya('0127')
    if (!first) throw new Error('An order was expected')
    const less = { retenidoCentavos: 0, motivo: 'otro', nota: 'No alcanzó.', version: first.version }
    const { version } = (await responder(first.id, less)).body
    await dosManos.post(`/api/panel/retenciones/${first.id}/decision`, {
      causa: 'sueldo_insuficiente',
      decision: 'cobrar',
      version,
    })

    // What was written stays told once it is decided, with the decision and who took it.
    const { pasos } = (await admin.get<ExplicacionRetencion>(`/api/panel/retenciones/${first.id}/explicacion`)).body
    const textos = new Map(pasos.map(({ rotulo, texto }) => [rotulo, texto]))
    expect(textos.get('Respuesta de la entidad')).toContain('Se retuvo $0.00, otro: No alcanzó. (')
    expect(textos.get('Diferencia de $1,015.00')).toMatch(
      /^Se cobra directamente a la persona: no se vuelve a ordenar\. Causa: sueldo insuficiente \(.+, \d+ \w+ \d{4}\)$/,
    )
    const { ordenes } = (await admin.get<PrestamoDetalle>(`/api/panel/prestamos/${id}`)).body
    expect(ordenes).toMatchObject([{ motivo: 'otro', nota: 'No alcanzó.', decision: 'cobrar' }])

    // Of 3,045 the entity withholds the two abonos that are left, and no third one.
    for (const [after, codigo, abonoCentavos] of [
      [6, '0227', 101_500],
      [7, '0327', 101_500],
    ] as const) {
      await cerrar(Q20 + after)
      const order = await suya(codigo)
      expect([codigo, order?.abonoCentavos]).toEqual([codigo, abonoCentavos])
      await responder(order?.id ?? 0, { retenidoCentavos: abonoCentavos, version: order?.version ?? 0 })
    }
    await cerrar(Q20 + 8)
    const { body } = await admin.get<PrestamoDetalle>(`/api/panel/prestamos/${id}`)
    expect(body.ordenes.map(({ codigo }) => codigo)).toEqual(['0327', '0227', '0127'])
    // Nothing more is ordered: the rest is collected of the person.
    expect(body).toMatchObject({ estado: 'por_cobrar', saldoCentavos: 101_500 })
    const paid = await dosManos.cambiarPrestamo(id, {
      acto: 'liquidar',
      motivo: 'Pagó en caja.',
      version: body.version,
    })
    expect(paid.body).toMatchObject({ estado: 'liquidado', saldoCentavos: 0 })
  })
})

describe('a difference that is collected directly of somebody who had paid something before', () => {
  it('is still ordered by no close: the payment of before was of something else', async () => {
    const { interno } = await personaActiva(await signIn('ventanilla1'), salud)
    await execute('UPDATE afiliados SET sueldo_centavos = 2000000 WHERE interno = $1', [interno])
    const pedido = { interno, tipo: 'corto', capitalCentavos: 300_000, quincenas: 3, primera: '0527' }
    const { id, folio } = (await dosManos.prestar(pedido)).body
    await execute(
      `INSERT INTO prestamo_movimientos (prestamo_id, clase, importe_centavos, hecho_at)
       VALUES ($1, 'pago', -20000, '2026-01-05T18:00:00.000Z')`,
      [id],
    )
    const suya = async (codigo: string) => (await renglones(codigo)).find(({ prestamo }) => prestamo === folio)
    await cerrar(Q20 + 9)
    const first = await suya('0527')
    if (!first) throw new Error('An order was expected')
    const less = { retenidoCentavos: 0, motivo: 'otro', nota: 'No alcanzó.', version: first.version }
    const { version } = (await responder(first.id, less)).body
    await dosManos.post(`/api/panel/retenciones/${first.id}/decision`, {
      causa: 'sueldo_insuficiente',
      decision: 'cobrar',
      version,
    })

    // Owes 3,045 − 200; 1,015 are collected directly: the entity withholds 1,015 and 815.
    await cerrar(Q20 + 10)
    const second = await suya('0627')
    await responder(second?.id ?? 0, { retenidoCentavos: 101_500, version: second?.version ?? 0 })
    await cerrar(Q20 + 11)
    expect((await suya('0727'))?.abonoCentavos).toBe(81_500)
  })
})

describe('the last abono, answered once its loan was stopped', () => {
  it.each([['suspendido'], ['por_cobrar']])(
    'settles one that is %s, and corrected leaves it so again',
    async (estado) => {
      const { interno, afiliadoId } = await personaActiva(await signIn('ventanilla1'), salud)
      await execute('UPDATE afiliados SET sueldo_centavos = 2000000 WHERE interno = $1', [interno])
      const primera = estado === 'suspendido' ? '0827' : '1527'
      const pedido = { interno, tipo: 'corto', capitalCentavos: 300_000, quincenas: 3, primera }
      const { id, folio } = (await dosManos.prestar(pedido)).body
      await execute('UPDATE prestamos SET abono_centavos = 304500 WHERE id = $1', [id])
      await cerrar(quincenaOrdinal(2027, Number(primera.slice(0, 2))))
      const order = (await renglones(primera)).find(({ prestamo }) => prestamo === folio)
      expect(order?.abonoCentavos).toBe(304_500)
      const loan = async () => (await admin.get<PrestamoDetalle>(`/api/panel/prestamos/${id}`)).body
      const cambio = { acto: 'suspender', motivo: 'Convenio en revisión.', version: (await loan()).version }
      expect((await dosManos.cambiarPrestamo(id, cambio)).status).toBe(200)
      if (estado === 'por_cobrar') {
        await execute(`UPDATE afiliados SET situacion = 'B' WHERE id = $1`, [afiliadoId])
        await cerrar(quincenaOrdinal(2027, 16))
      }
      expect((await loan()).estado).toBe(estado)
      const whole = { retenidoCentavos: 304_500, version: order?.version ?? 0 }
      const { version } = (await responder(order?.id ?? 0, whole)).body
      expect(await loan()).toMatchObject({ estado: 'liquidado', saldoCentavos: 0 })
      const less = { retenidoCentavos: 300_000, motivo: 'sueldo_insuficiente', version }
      expect((await responder(order?.id ?? 0, less)).status).toBe(200)
      expect(await loan()).toMatchObject({ estado, saldoCentavos: 4_500 })
    },
  )
})

describe('a suspended loan of somebody who leaves and comes back', () => {
  it('is collected meanwhile, and suspended again afterwards: nobody resumed it', async () => {
    const { interno, afiliadoId } = await personaActiva(await signIn('ventanilla1'), salud)
    await execute('UPDATE afiliados SET sueldo_centavos = 2000000 WHERE id = $1', [afiliadoId])
    const pedido = { interno, capitalCentavos: 300_000, primera: '1727' }
    const corto = (await dosManos.prestar({ ...pedido, tipo: 'corto', quincenas: 3 })).body.id
    const mediano = (await dosManos.prestar({ ...pedido, tipo: 'mediano', quincenas: 12 })).body.id
    const detalle = async (id: number) => (await admin.get<PrestamoDetalle>(`/api/panel/prestamos/${id}`)).body
    const estados = async () => [(await detalle(corto)).estado, (await detalle(mediano)).estado]
    const { version } = await detalle(corto)
    const suspender = { acto: 'suspender', motivo: 'Convenio en revisión.', version }
    expect((await dosManos.cambiarPrestamo(corto, suspender)).status).toBe(200)

    await execute(`UPDATE afiliados SET situacion = 'B' WHERE id = $1`, [afiliadoId])
    await cerrar(Q20 + 21)
    expect(await estados()).toEqual(['por_cobrar', 'por_cobrar'])
    await execute(`UPDATE afiliados SET situacion = 'A' WHERE id = $1`, [afiliadoId])
    await cerrar(Q20 + 22)
    expect(await estados()).toEqual(['suspendido', 'activo'])
    expect((await detalle(corto)).ordenes).toEqual([])
    expect((await detalle(mediano)).ordenes.map(({ codigo }) => codigo)).toEqual(['1827'])
  })
})

describe('a difference that its person pays in parts', () => {
  it('is paid first, never what an entity is about to withhold, and what is paid beside it shortens the loan', async () => {
    const { interno } = await personaActiva(await signIn('ventanilla1'), salud)
    await execute('UPDATE afiliados SET sueldo_centavos = 2000000 WHERE interno = $1', [interno])
    // 3,000 × 12 % × 3/24 = 45; 3,045 ÷ 3 = 1,015.
    const pedido = { interno, tipo: 'corto', capitalCentavos: 300_000, quincenas: 3, primera: '2227' }
    const { id, folio } = (await dosManos.prestar(pedido)).body
    const suya = async (codigo: string) => (await renglones(codigo)).find(({ prestamo }) => prestamo === folio)
    const abonar = async (importeCentavos: number) =>
      dosManos.cambiarPrestamo(id, {
        acto: 'abonar',
        motivo: 'Ficha de depósito 4471.',
        version: (await admin.get<PrestamoDetalle>(`/api/panel/prestamos/${id}`)).body.version,
        importeCentavos,
      })
    await cerrar(Q20 + 26)
    const first = await suya('2227')
    const refused = await abonar(203_001)
    expect(refused.body.campos).toEqual({
      importeCentavos: 'Con lo ya ordenado, hoy se pueden abonar hasta $2,030.00.',
    })
    const less = { retenidoCentavos: 0, motivo: 'otro', nota: 'No alcanzó.', version: first?.version ?? 0 }
    const { version } = (await responder(first?.id ?? 0, less)).body
    await dosManos.post(`/api/panel/retenciones/${first?.id ?? 0}/decision`, {
      causa: 'sueldo_insuficiente',
      decision: 'cobrar',
      version,
    })
    // 400.00 of the 1,015.00: 615.00 are still collected directly, so two whole abonos are left to withhold.
    expect((await abonar(40_000)).body.saldoCentavos).toBe(264_500)
    await cerrar(Q20 + 27)
    expect((await suya('2327'))?.abonoCentavos).toBe(101_500)
    // 615.00 end what is collected directly; 200.00 more are taken off the last abono.
    expect((await abonar(81_500)).body.saldoCentavos).toBe(183_000)
    await cerrar(Q20 + 28)
    expect((await suya('2427'))?.abonoCentavos).toBe(81_500)
  })
})
