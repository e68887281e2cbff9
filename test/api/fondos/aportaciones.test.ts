import ExcelJS from 'exceljs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AportacionDocumentada } from '#domain/fondos/aportaciones/fondo-documentado.ts'
import type {
  AportacionesQuincena,
  PaginaAportaciones,
  PanelAportaciones,
} from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { ExplicacionQuincena } from '#domain/fondos/explicacion.ts'
import type { CierresQuincena } from '#domain/quincenas/cierre.ts'
import { escribirCierre } from '#test/support/dinero/cierres.ts'
import type { Client } from '#test/support/client.ts'
import { signIn } from '#test/support/client.ts'
import { cerrarDosQuincenas, Q22, type DosQuincenas } from '#test/support/dinero/quincena-cerrada.ts'

let jefe: Client
let validador: Client
let dos: DosQuincenas

beforeAll(async () => {
  dos = await cerrarDosQuincenas()
  jefe = await signIn('jefe')
  validador = await signIn('validador1')
})

const BASE = '/api/aportaciones/quincenas'
const tabla = async (fondo: string, query = `?entidad=${dos.salud}`) =>
  (await jefe.get<PaginaAportaciones>(`${BASE}/2226/fondos/${fondo}${query}`)).body

describe('cards of closed quincenas', () => {
  it('tell amount, whether it is paid, and multa once the limit is past', async () => {
    const { body } = await jefe.get<PanelAportaciones>(`${BASE}?entidad=${dos.salud}`)
    expect(
      body.quincenas.map(({ codigo, montoCentavos, estado, multa }) => [codigo, montoCentavos, estado, multa]),
    ).toEqual([
      // Limit 23 November; Q21's was the 10th.
      ['2226', 104_000, 'pendiente', false],
      ['2126', 50_000, 'pendiente', true],
    ])
    expect(body.quincenas[0]).toMatchObject({ chip: 'Q22 2026 · 16–30 nov', deEntidades: null })
  })

  it('add up every entity for the institute, and show its own to a dependency', async () => {
    const all = (await jefe.get<PanelAportaciones>(BASE)).body.quincenas[0]
    const { body: quincena } = await jefe.get<CierresQuincena>('/api/quincenas/2226/cierres')
    expect(all).toMatchObject({ montoCentavos: 112_800, entidades: 2, deEntidades: quincena.entidades.length })
    const own = (await validador.get<PanelAportaciones>(BASE)).body
    expect(own.quincenas[0]).toMatchObject({ montoCentavos: 104_000, entidades: 1 })
    expect(own.entidades.map(({ id }) => id)).toEqual([dos.salud])
  })

  it('leave out what a close has not published yet', async () => {
    await escribirCierre({
      entidadId: dos.salud,
      quincena: Q22 + 1,
      estado: 'aplicando',
      lineas: [{ afiliadoId: dos.personas[0], fondo: 'fondo_ahorro', clave: 'FAA', importe: 99 }],
    })
    const { body } = await jefe.get<PanelAportaciones>(BASE)
    expect(body.quincenas.map(({ codigo }) => codigo)).toEqual(['2226', '2126'])
    expect((await jefe.get(`${BASE}/2326`)).status).toBe(404)
  })
})

describe('detail of a quincena', () => {
  it('has the six funds, sums of what is stored', async () => {
    const { body } = await jefe.get<AportacionesQuincena>(`${BASE}/2226?entidad=${dos.salud}`)
    expect(body.titulo).toBe('Aportaciones – Quincena 2226')
    expect(body.fondos.map(({ titulo, totalCentavos }) => [titulo, totalCentavos])).toEqual([
      ['Fondo de ahorro', 85_000],
      ['Fondo de vivienda', 15_000],
      ['Prestaciones hipotecarias', 0],
      ['Prestaciones económicas', 0],
      ['Fondo de retiro', 4_000],
      ['Sueldo de jubilados', 0],
    ])
    expect(body).toMatchObject({ totalCentavos: 104_000, entidadCentavos: 100_000, licenciaCentavos: 4_000 })
  })

  it('shows a fund by person, its parts apart where it has them', async () => {
    expect((await tabla('fondo_ahorro')).renglones).toMatchObject([
      {
        interno: '000101',
        nombre: 'Arce Díaz, Ana',
        afiliadoCentavos: 40_000,
        entidadCentavos: 20_000,
        totalCentavos: 60_000,
      },
      { interno: '000102', afiliadoCentavos: 0, entidadCentavos: 25_000, totalCentavos: 25_000 },
    ])
    expect((await tabla('fondo_vivienda')).renglones).toMatchObject([
      { interno: '000102', sueldoCentavos: 616_788, afiliadoCentavos: null, totalCentavos: 15_000 },
    ])
  })

  it('goes on by key from one person to the next', async () => {
    const { renglones } = await tabla('fondo_ahorro')
    const after = await tabla('fondo_ahorro', `?entidad=${dos.salud}&despues=${renglones[0]!.id}`)
    expect(after.renglones.map(({ interno }) => interno)).toEqual(['000102'])
    expect(after.siguiente).toBeNull()
  })

  it('explains an amount from what the close keeps', async () => {
    const [ana, beto] = (await tabla('fondo_ahorro')).renglones
    const of = async (id: number, query = '') =>
      (await jefe.get<ExplicacionQuincena>(`/api/aportaciones/personas/${id}/fondos/fondo_ahorro/explicacion${query}`))
        .body
    const explained = await of(ana!.id)
    expect(explained.lineas.find(({ clave }) => clave === 'FAE')).toMatchObject({
      palabras: 'aportación de la entidad',
      paga: 'entidad',
      origen: 'De la quincena',
      // 6,167.88 × 3.2426 % = 199.999…
      formula: '$6,167.88 × 3.2426 % = 199.999676… → $200.00',
      baseCentavos: 616_788,
      tasa: '3.2426 %',
      // The record of the close does not have that rate, so no law is named for it; and the close kept no days.
      fundamento: '',
      dias: null,
      importeCentavos: 20_000,
      cerrada: true,
    })
    expect(explained).toMatchObject({
      totalCentavos: 60_000,
      parametros: 'Registro 1, versión 1, vale desde Q1 2025 · 1–15 ene',
      dias: 15,
      sueldoCentavos: 616_788,
      pregunta: { titulo: 'Fondo de ahorro', importeCentavos: 60_000, isSueldo: false },
    })
    expect((await of(beto!.id)).lineas.map(({ corrige, importeCentavos }) => [corrige, importeCentavos])).toEqual([
      [null, 30_000],
      ['quincena 21 de 2026', -5_000],
    ])
    // The column from which it was opened is the figure that it answers.
    const asked = async (columna: string) => {
      const { pregunta, lineas } = await of(ana!.id, `?columna=${columna}`)
      return [pregunta, lineas.filter(({ preguntada }) => preguntada).map(({ clave }) => clave)]
    }
    expect(await asked('afiliado')).toEqual([
      { titulo: 'Fondo de ahorro, aportación del afiliado', importeCentavos: 40_000, isSueldo: false },
      ['FAA'],
    ])
    expect(await asked('entidad')).toEqual([
      { titulo: 'Fondo de ahorro, aportación de la entidad', importeCentavos: 20_000, isSueldo: false },
      ['FAE'],
    ])
    expect(await asked('sueldo')).toEqual([
      { titulo: 'Sueldo de la quincena', importeCentavos: 616_788, isSueldo: true },
      [],
    ])
    expect(
      (await jefe.get(`/api/aportaciones/personas/${ana!.id}/fondos/fondo_ahorro/explicacion?columna=otra`)).status,
    ).toBe(400)
  })

  it('goes as a workbook of one sheet with the documented columns', async () => {
    const { status, headers, bytes } = await jefe.file(`${BASE}/2226/reporte`, { entidad: dos.salud })
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe('attachment; filename="Reporte_Aportaciones_2026-11-20.xlsx"')
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(bytes)
    expect(book.worksheets.map(({ name }) => name)).toEqual(['Reporte'])
    const rows: unknown[][] = []
    book.worksheets[0]!.eachRow((row) => rows.push([...(row.values as unknown[])].slice(1).map((cell) => cell ?? '')))
    expect(rows[0]).toEqual([
      'Tipo',
      'Interno',
      'Nombre',
      'Sueldo',
      'Aportación afiliado',
      'Aportación entidad',
      'Aportación total',
      'Aportación',
    ])
    expect(rows[1]).toEqual(['Fondo de ahorro', '000101', 'Arce Díaz, Ana', 6_167.88, 400, 200, 600])
    expect(rows[3]).toEqual(['Fondo de vivienda', '000102', 'Bravo Ruiz, Beto', 6_167.88, '', '', '', 150])
    expect(rows).toHaveLength(5)
  })

  it('is another entity’s: report, table and explanation are not there', async () => {
    const [ana] = (await tabla('fondo_ahorro')).renglones
    const other = await signIn('ventanilla2')
    const asked = [
      `${BASE}?entidad=${dos.salud}`,
      `${BASE}/2226?entidad=${dos.salud}`,
      `${BASE}/2226/fondos/fondo_ahorro?entidad=${dos.salud}`,
      `/api/aportaciones/personas/${ana!.id}/fondos/fondo_ahorro/explicacion`,
    ]
    for (const path of asked) expect((await other.get(path)).status, path).toBe(404)
    expect((await other.file(`${BASE}/2226/reporte`, { entidad: dos.salud })).status).toBe(404)
    // Without naming an entity it sees its own.
    expect((await other.get<AportacionesQuincena>(`${BASE}/2226`)).body.totalCentavos).toBe(8_800)
  })

  it('refuses what it does not know', async () => {
    expect((await jefe.get(`${BASE}?todo=1`)).status).toBe(400)
    expect((await jefe.get(`${BASE}/2526`)).status).toBe(400)
    expect((await jefe.get(`${BASE}/2226/fondos/otro`)).status).toBe(400)
  })
})

describe('GET /api/aportaciones-fondos', () => {
  const ask = (client: Client, query: string) =>
    client.get<AportacionDocumentada[]>(
      `/api/aportaciones-fondos?${query}&clave0=${dos.claves.clave0}&clave1=${dos.claves.clave1}`,
    )

  it('gives the last closed quincena of the entity, or the one that is told, in pesos', async () => {
    const auditor = await signIn('auditor')
    expect((await ask(auditor, 'tipo=ahorro')).body).toEqual([
      {
        ID: expect.any(Number) as number,
        INTERNO: '000101',
        NOMBRE: 'Arce Díaz, Ana',
        SUELDO_IMPORTE: 6_167.88,
        MONTO_AFILIADO: 400,
        MONTO_ENTIDAD: 200,
        TOTAL: 600,
      },
      {
        ID: expect.any(Number) as number,
        INTERNO: '000102',
        NOMBRE: 'Bravo Ruiz, Beto',
        SUELDO_IMPORTE: 6_167.88,
        MONTO_AFILIADO: 0,
        MONTO_ENTIDAD: 250,
        TOTAL: 250,
      },
    ])
    const [primera] = (await ask(auditor, 'tipo=ahorro')).body
    const explicada = await auditor.get<ExplicacionQuincena>(
      `/api/aportaciones/personas/${primera?.ID}/fondos/fondo_ahorro/explicacion`,
    )
    expect([explicada.body.interno, explicada.body.totalCentavos]).toEqual(['000101', 60_000])
    expect((await ask(auditor, 'tipo=vivienda&quincena=2126')).body).toMatchObject([{ INTERNO: '000101', TOTAL: 500 }])
    expect((await ask(auditor, 'tipo=cair')).body).toMatchObject([{ TOTAL: 40 }])
    expect((await ask(auditor, 'tipo=prestaciones')).body).toEqual([])
  })

  it('refuses another type, and a key that nobody has', async () => {
    const auditor = await signIn('auditor')
    expect((await ask(auditor, 'tipo=hipotecario')).status).toBe(400)
    expect((await auditor.get('/api/aportaciones-fondos?tipo=ahorro&clave0=99&clave1=99')).status).toBe(404)
  })
})
