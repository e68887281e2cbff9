import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import type { RespuestaReporte } from '#domain/afiliacion/consulta.ts'
import type { PaginaAportaciones, PanelAportaciones } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { AportacionRetencion } from '#domain/fondos/pagos/panel-pagos.ts'
import type { RetencionesQuincena } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { AportacionVerificada, RetencionVerificada } from '#domain/quincenas/verificacion.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { PrestamoModel } from '#api/fondos/models/PrestamoModel.ts'
import { RetencionModel } from '#api/fondos/models/RetencionModel.ts'
import { UnidadVigenciaModel } from '#api/organica/models/UnidadVigenciaModel.ts'
import { pdfText } from '#test/support/imagen/pdf-text.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { cerrarDosQuincenas, Q21, Q22, type DosQuincenas } from '#test/support/dinero/quincena-cerrada.ts'

const APORTACIONES = '/api/panel/verificacion-aportaciones'
const RETENCIONES = '/api/panel/verificacion-retenciones'

let dos: DosQuincenas
let auditor: Client
let validador: Client
let ajeno: Client

/** What addresses name an entity by. */
async function claveDe(id: number): Promise<string> {
  const { body } = await auditor.get<PanelAportaciones>('/api/aportaciones/quincenas')
  const clave = body.entidades.find((entidad) => entidad.id === id)?.clave ?? ''
  expect(clave).toMatch(/^\w+-\w+$/)
  return clave
}

// Noted reads are written half a second later: not after the database is closed.
afterAll(() => flushReadAudit())

/** An order of `ordenado` centavos for a person in a close, and what was answered to it. */
async function ordenar(
  cierre: number,
  entidad: number,
  persona: number,
  quincena: number,
  ordenado: number,
  retenido: number | null,
) {
  const prestamo = await insertRow(PrestamoModel, {
    afiliado_id: persona,
    tipo: 'corto',
    capital_centavos: 600_000,
    interes_anual: 0,
    interes_centavos: 0,
    abono_centavos: ordenado,
    quincenas: 6,
    primera: Q21,
    estado: 'activo',
    creado_at: '2026-10-01T12:00:00.000Z',
  })
  await insertRow(RetencionModel, {
    cierre_id: cierre,
    entidad_id: entidad,
    quincena,
    prestamo_id: prestamo,
    afiliado_id: persona,
    tipo: 'corto',
    obligado: 'entidad',
    ordenado_centavos: ordenado,
    retenido_centavos: retenido,
  })
}

beforeAll(async () => {
  dos = await cerrarDosQuincenas()
  ;[auditor, validador, ajeno] = [await signIn('auditor'), await signIn('validador1'), await signIn('ventanilla2')]
  const [ana, beto, carla] = dos.personas
  await inTransaction(async () => {
    await ordenar(dos.cierre22, dos.salud, ana, Q22, 100_000, 100_000)
    await ordenar(dos.cierre22, dos.salud, beto, Q22, 50_000, 20_000)
    await ordenar(dos.cierreEducacion, dos.educacion, carla, Q22, 30_000, null)
    // The same employee number in two entities.
    for (const id of [ana, carla]) await execute(`UPDATE afiliados SET noempleado = 'E-77' WHERE id = $1`, [id])
    await execute(`UPDATE afiliados SET noempleado = 'E-78' WHERE id = $1`, [beto])
  })
})

const filtro = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`
const resumen = (rows: readonly AportacionVerificada[]) =>
  rows.map(({ codigo, entidad, personas, montoCentavos, estado, multa }) => [
    codigo,
    entidad,
    personas,
    montoCentavos,
    estado,
    multa,
  ])

describe('the history of contributions', () => {
  it('tells each closed quincena of each entity, newest first, with what the close stored', async () => {
    const { body, headers } = await auditor.get<AportacionVerificada[]>(APORTACIONES)
    expect(headers.get('content-range')).toBe('verificacion-aportaciones 0-2/3')
    // Same quincena: by the close that was made first.
    expect(resumen(body)).toEqual(
      expect.arrayContaining([
        ['2226', 'Secretaría de Salud', 2, 104_000, 'pendiente', false],
        ['2226', 'Secretaría de Educación', 1, 8_800, 'pendiente', false],
        ['2126', 'Secretaría de Salud', 1, 50_000, 'pendiente', true],
      ]),
    )
    expect(body.at(-1)?.codigo).toBe('2126')
    expect(body[0]?.rango).toBe('16 al 30 de noviembre')
  })

  it('is found by entity, by the words of its name and by the quincena’s code, page by page', async () => {
    const one = await auditor.get<AportacionVerificada[]>(`${APORTACIONES}${filtro({ adscripcionId: dos.educacion })}`)
    expect(one.body.map(({ entidadClave }) => entidadClave)).toEqual([await claveDe(dos.educacion)])
    const found = await auditor.post<AportacionVerificada[]>(`${APORTACIONES}/buscar`, { filter: { q: 'SALUD 2126' } })
    expect(resumen(found.body)).toEqual([['2126', 'Secretaría de Salud', 1, 50_000, 'pendiente', true]])
    // A day finds the quincena that it lies in; what is no day, or no quincena's code nor a name, finds nothing.
    const codigos = async (q: string) =>
      (await auditor.post<AportacionVerificada[]>(`${APORTACIONES}/buscar`, { filter: { q } })).body.map(
        ({ codigo }) => codigo,
      )
    expect(await codigos('salud 10/11/2026')).toEqual(['2126'])
    for (const nada of ['31/02/2026', '2526', '2026']) expect(await codigos(nada), nada).toEqual([])
    const second = await auditor.get<AportacionVerificada[]>(`${APORTACIONES}?range=[2,2]`)
    expect([second.body.length, second.headers.get('content-range')]).toEqual([1, 'verificacion-aportaciones 2-2/3'])
    // How a table asks for its total.
    for (const list of [APORTACIONES, RETENCIONES])
      expect((await auditor.get(`${list}?sort=["id","ASC"]&range=[0,0]`)).status).toBe(200)
    expect((await auditor.get(`${APORTACIONES}${filtro({ estado: 'pagada' })}`)).status).toBe(400)
  })

  it('shows a dependency its own entity alone, whatever it asks for', async () => {
    const own = await validador.get<AportacionVerificada[]>(APORTACIONES)
    const salud = await claveDe(dos.salud)
    expect(own.body.map(({ codigo, entidadClave }) => [codigo, entidadClave])).toEqual([
      ['2226', salud],
      ['2126', salud],
    ])
    const other = await validador.get<AportacionVerificada[]>(
      `${APORTACIONES}${filtro({ adscripcionId: dos.educacion })}`,
    )
    expect(other.body).toEqual([])
    for (const entidad of [dos.educacion, await claveDe(dos.educacion), '99-99'])
      expect((await validador.get(`/api/aportaciones/quincenas/2226?entidad=${entidad}`)).status).toBe(404)
    const [byId, byClave] = await Promise.all(
      [dos.salud, salud].map((entidad) => validador.get(`/api/aportaciones/quincenas/2226?entidad=${entidad}`)),
    )
    expect([byClave?.status, byClave?.body]).toEqual([200, byId?.body])
  })
})

describe('the history of withholdings', () => {
  it('tells what was ordered and answered, and what nobody decided', async () => {
    const { body } = await auditor.get<RetencionVerificada[]>(RETENCIONES)
    const rows = body.map((row) => [
      row.entidad,
      row.codigo,
      row.personas,
      row.ordenadoCentavos,
      row.retenidoCentavos,
      row.sinResponder,
      row.diferencias,
    ])
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual(['Secretaría de Salud', '2226', 2, 150_000, 120_000, 0, 1])
    expect(rows).toContainEqual(['Secretaría de Educación', '2226', 1, 30_000, 0, 1, 0])
    const found = await auditor.post<RetencionVerificada[]>(`${RETENCIONES}/buscar`, { filter: { q: 'educación' } })
    expect(found.body.map(({ entidadClave }) => entidadClave)).toEqual([await claveDe(dos.educacion)])
  })

  it('opens the detail of that entity alone; another’s does not exist', async () => {
    const own = await auditor.get<RetencionesQuincena>(`/api/retenciones/2226?entidad=${await claveDe(dos.salud)}`)
    expect([
      own.body.totalCentavos,
      (await auditor.get<RetencionesQuincena>('/api/retenciones/2226')).body.totalCentavos,
    ]).toEqual([150_000, 180_000])
    const rows = await validador.get<RetencionVerificada[]>(RETENCIONES)
    expect(rows.body.map(({ entidadClave }) => entidadClave)).toEqual([await claveDe(dos.salud)])
    expect((await validador.get(`/api/retenciones/2226?entidad=${dos.educacion}`)).status).toBe(404)
    const nada = await auditor.get('/api/retenciones/2226?entidad=nada')
    expect([nada.status, nada.body['campos']]).toEqual([
      400,
      { entidad: 'no es la clave de una entidad: se espera una como 01-03' },
    ])
    const file = await validador.file('/api/retenciones/2226/reporte', { entidad: dos.educacion })
    expect(file.status).toBe(404)
    const suyo = await validador.file('/api/retenciones/2226/reporte', { entidad: await claveDe(dos.salud) })
    expect(suyo.status).toBe(200)
  })
})

describe('the report of a person', () => {
  it('is found by the employee number within scope, and noted', async () => {
    const notas = async () => {
      await flushReadAudit()
      const row = await selectRow<{ n: number }>(
        `SELECT CAST(COUNT(*) AS INTEGER) AS n FROM bitacora WHERE acto = 'afiliado.reporte' AND objeto_id = $1`,
        [String(dos.personas[0])],
      )
      return row?.n ?? 0
    }
    const before = await notas()
    const { status, body } = await validador.get<RespuestaReporte>('/api/reporte-afiliado?numEmpleado=E-77')
    expect([status, body.reporte?.id, body.coincidencias]).toEqual([200, dos.personas[0], []])
    expect(body.reporte?.movimientos).toHaveLength(1)
    expect(await notas()).toBe(before + 1)
  })

  it('asks which one when two entities gave the same number, and takes the internal number', async () => {
    const { body } = await auditor.get<RespuestaReporte>('/api/reporte-afiliado?numEmpleado=E-77')
    expect(body.reporte).toBeNull()
    expect(body.coincidencias.map(({ adscripcion }) => adscripcion).sort()).toEqual([
      'Secretaría de Educación',
      'Secretaría de Salud',
    ])
    const interno = body.coincidencias.find(({ adscripcion }) => adscripcion === 'Secretaría de Salud')!.interno
    const one = await auditor.get<RespuestaReporte>(`/api/reporte-afiliado?numEmpleado=E-77&interno=${interno}`)
    expect(one.body.reporte?.id).toBe(dos.personas[0])
    expect((await auditor.get<RespuestaReporte>(`/api/reporte-afiliado?interno=${interno}`)).body.reporte?.id).toBe(
      dos.personas[0],
    )
  })

  it('does not exist for another office, and needs a number', async () => {
    expect((await ajeno.get('/api/reporte-afiliado?numEmpleado=E-78')).status).toBe(404)
    expect((await auditor.get('/api/reporte-afiliado?numEmpleado=NADIE')).status).toBe(404)
    expect((await auditor.get('/api/reporte-afiliado')).status).toBe(400)
    expect((await auditor.get('/api/reporte-afiliado?curp=X&numEmpleado=E-78')).status).toBe(400)
  })
})

describe('the history of money after the organisation changed', () => {
  const con = async (organizacion: string, more: object = {}) => {
    const path = `${APORTACIONES}${filtro({ organizacion, ...more })}`
    const { body } = await auditor.get<AportacionVerificada[]>(path)
    return body.map(({ codigo, entidad, montoCentavos }) => `${codigo} ${entidad} ${montoCentavos}`).sort()
  }
  const ENTONCES = [
    '2126 Secretaría de Salud 50000',
    '2226 Secretaría de Educación 8800',
    '2226 Secretaría de Salud 104000',
  ]

  let antes: string[]
  // Salud is renamed after both quincenas, and Educación goes into it.
  beforeAll(async () => {
    antes = await con('entonces')
    await inTransaction(async () => {
      await execute(`UPDATE unidad_vigencias SET hasta = '2026-11-30' WHERE unidad_id IN ($1, $2)`, [
        dos.salud,
        dos.educacion,
      ])
      await insertRow(UnidadVigenciaModel, {
        unidad_id: dos.salud,
        desde: plainDate(2026, 12, 1),
        nombre: 'Secretaría de Bienestar',
        clave: '01',
        registrado_at: '2026-11-20T12:00:00.000Z',
      })
      await execute(`UPDATE unidades SET nombre = 'Secretaría de Bienestar' WHERE id = $1`, [dos.salud])
      await execute(`UPDATE unidades SET sucesora_id = $1 WHERE id = $2`, [dos.salud, dos.educacion])
    })
  })
  // The other tests know both entities as they were.
  afterAll(() =>
    inTransaction(async () => {
      await execute(`DELETE FROM unidad_vigencias WHERE unidad_id = $1 AND desde = '2026-12-01'`, [dos.salud])
      await execute('UPDATE unidad_vigencias SET hasta = NULL WHERE unidad_id IN ($1, $2)', [dos.salud, dos.educacion])
      await execute('UPDATE unidades SET nombre = $1 WHERE id = $2', ['Secretaría de Salud', dos.salud])
      await execute('UPDATE unidades SET sucesora_id = NULL WHERE id = $1', [dos.educacion])
    }),
  )

  it('is told with the entities that closed, as they were called; with those of today when asked', async () => {
    expect(antes).toEqual(ENTONCES)
    expect(await con('entonces')).toEqual(ENTONCES)
    expect(await con('hoy')).toEqual([
      '2126 Secretaría de Bienestar 50000',
      '2226 Secretaría de Bienestar 104000',
      '2226 Secretaría de Bienestar 8800',
    ])
  })

  it('of one entity holds, with the organisation of today, what went into it', async () => {
    expect(await con('entonces', { adscripcionId: dos.salud })).toHaveLength(2)
    expect(await con('hoy', { adscripcionId: dos.salud })).toHaveLength(3)
    expect(await con('hoy', { adscripcionId: dos.educacion })).toHaveLength(1)
  })

  it('is found by the name of then, and its detail bears it', async () => {
    const { body } = await auditor.post<AportacionVerificada[]>(`${APORTACIONES}/buscar`, { filter: { q: 'de salud' } })
    expect(body.map(({ codigo }) => codigo)).toEqual(['2226', '2126'])
    const detalle = await auditor.get<{ entidades: { nombre: string }[] }>(
      `/api/aportaciones/quincenas/2226?entidad=${dos.salud}`,
    )
    expect(detalle.body.entidades.map(({ nombre }) => nombre)).toEqual(['Secretaría de Salud'])
  })

  it('shows what was withheld by the organisation asked for', async () => {
    const names = async (organizacion: string) => {
      const { body } = await auditor.get<RetencionVerificada[]>(`${RETENCIONES}${filtro({ organizacion })}`)
      return body.map(({ entidad }) => entidad).sort()
    }
    expect(await names('entonces')).toEqual(['Secretaría de Educación', 'Secretaría de Salud'])
    expect(await names('hoy')).toEqual(['Secretaría de Bienestar', 'Secretaría de Bienestar'])
  })

  const panel = async (call: string, organizacion: string, entidad?: number) => {
    const one = entidad === undefined ? '' : `&entidad=${entidad}`
    const { body } = await auditor.get<PanelDinero>(`${call}?organizacion=${organizacion}${one}`)
    const [quincena] = body.quincenas
    return [body.organizacion, quincena?.codigo, quincena?.montoCentavos, quincena?.entidades]
  }

  it('shows the cards of both panels by it, of all and of one entity with what went into it', async () => {
    const aportaciones = '/api/aportaciones/quincenas'
    expect(await panel(aportaciones, 'entonces')).toEqual(['entonces', '2226', 112_800, 2])
    expect(await panel(aportaciones, 'hoy')).toEqual(['hoy', '2226', 112_800, 1])
    expect(await panel(aportaciones, 'entonces', dos.salud)).toEqual(['entonces', '2226', 104_000, 1])
    expect(await panel(aportaciones, 'hoy', dos.salud)).toEqual(['hoy', '2226', 112_800, 1])
    expect(await panel('/api/retenciones', 'entonces', dos.salud)).toEqual(['entonces', '2226', 150_000, undefined])
    expect(await panel('/api/retenciones', 'hoy', dos.salud)).toEqual(['hoy', '2226', 180_000, undefined])
    expect((await auditor.get(`${aportaciones}?organizacion=ayer`)).status).toBe(400)
  })

  it.each(['/api/aportaciones/quincenas/2226', '/api/retenciones/2226'])(
    'shows the detail of %s by it',
    async (call) => {
      const entidades = async (organizacion: string) => {
        const { body } = await auditor.get<RetencionesQuincena>(`${call}?organizacion=${organizacion}`)
        return [body.organizacion, body.entidades.map(({ nombre }) => nombre).sort()]
      }
      expect(await entidades('entonces')).toEqual(['entonces', ['Secretaría de Educación', 'Secretaría de Salud']])
      expect(await entidades('hoy')).toEqual(['hoy', ['Secretaría de Bienestar']])
    },
  )

  it.each(['/api/aportaciones/quincenas/2226/reporte', '/api/retenciones/2226/reporte'])(
    '%s says in its last column whose each line is, and by which organisation',
    async (call) => {
      const columna = async (organizacion: string) => {
        const { bytes } = await auditor.file(call, { entidad: dos.salud, organizacion })
        const book = new ExcelJS.Workbook()
        await book.xlsx.load(bytes)
        const last: unknown[] = []
        book.worksheets[0]?.eachRow((row) => last.push((row.values as unknown[]).at(-1)))
        return [...new Set(last)]
      }
      expect(await columna('entonces')).toEqual(['Entidad, con la organización de entonces', 'Secretaría de Salud'])
      expect(await columna('hoy')).toEqual(['Entidad, con la organización de hoy', 'Secretaría de Bienestar'])
    },
  )

  it('what an entity pays of a closed quincena bears the name it had then', async () => {
    const { clave0, clave1 } = dos.claves
    const { body } = await auditor.get<AportacionRetencion>(
      `/api/aportacion-retencion?clave0=${clave0}&clave1=${clave1}&quincena=2226`,
    )
    expect(body.entidad).toEqual({ id: dos.salud, nombre: 'Secretaría de Salud' })
  })

  it('the sheet of its payment line bears the name it had then, whenever it is printed', async () => {
    const { body } = await (
      await signIn('admin')
    ).post<{ referencia: string }>('/api/aportacion-retencion/linea', { ...dos.claves, quincena: '2226' })
    const { bytes } = await auditor.bytes(`/api/lineas-pago/${body.referencia}/hoja`)
    const text = await pdfText(bytes)
    expect(text).toContain('Secretaría de Salud')
    expect(text).not.toContain('Secretaría de Bienestar')
  })

  it('the pages of a fund hold who was of what went into the entity', async () => {
    const gente = async (organizacion: string) => {
      const path = `/api/aportaciones/quincenas/2226/fondos/fondo_vivienda?entidad=${dos.salud}&organizacion=${organizacion}`
      return (await auditor.get<PaginaAportaciones>(path)).body.renglones.length
    }
    expect([await gente('entonces'), await gente('hoy')]).toEqual([1, 2])
  })
})

interface PanelDinero {
  readonly organizacion: string
  readonly quincenas: readonly {
    readonly codigo: string
    readonly montoCentavos: number
    readonly entidades?: number
  }[]
}
