import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { applyMovimientos } from '#api/afiliacion/aplicar/apply-movimientos.ts'
import { lugarDe, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { qrTexts } from '#test/support/imagen/read-qr.ts'
import { pdfText } from '#test/support/imagen/pdf-text.ts'
import { cuerpoDe, papel, personaActiva, solicitar } from '#test/support/tramites.ts'

let desk: Client
let salud: Lugar

/** Quincena 22 of 2026: 2026 × 24 + 21. */
const Q22 = 48_645

// Noted reads are written half a second later: not after the database is closed.
afterAll(() => flushReadAudit())

beforeAll(async () => {
  desk = await signIn('ventanilla1')
  salud = await lugarDe(SALUD)
})

/** The folio of what was asked. */
async function pedido(tramite: string, body: unknown): Promise<string> {
  const res = await solicitar(desk, tramite, body)
  expect(res.status, JSON.stringify(res.body)).toBe(201)
  return String(res.body['folio'])
}

/** What the receipt prints, its words one space apart, and on how many pages. */
async function acuse(folio: string): Promise<{ texto: string; paginas: number }> {
  const { status, bytes } = await desk.bytes(`/api/movimientos/${folio}/acuse`)
  expect(status).toBe(200)
  const { numPages: paginas } = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise
  return { texto: (await pdfText(bytes)).replaceAll(/\s+/g, ' '), paginas }
}

/** 27 January 2027 and 26 November 2026 are ARCHIVO_APLICACION days of the calendar. */
const LICENCIA = { fechaAutorizacion: '2026-11-20', fechaFin: '2027-01-27' }
const ULTIMO_DIA = 'Último día con sueldo 22 de noviembre de 2026'

describe('the receipt of a movement', () => {
  it.each([
    [
      'licencia',
      'A',
      LICENCIA,
      [
        'Acuse de licencia con aportación Solicitado',
        'Fecha de autorización 20 de noviembre de 2026',
        'Inicio de la licencia 23 de noviembre de 2026',
        ULTIMO_DIA,
        'Fecha de Reingreso 27 de enero de 2027',
        'Situación Activo → Licencia',
        'Incidencia firmada Pendiente',
      ],
    ],
    [
      'baja',
      'A',
      { causa: 'renuncia' },
      [
        'Acuse de baja Solicitado',
        'Causa Renuncia',
        'Fecha de baja 23 de noviembre de 2026',
        ULTIMO_DIA,
        'Situación Activo → Baja',
        'Oficio Pendiente',
      ],
    ],
    [
      'baja-permanente',
      'A',
      {},
      ['Acuse de baja permanente Solicitado', 'Fecha de baja 23 de noviembre de 2026', ULTIMO_DIA],
    ],
    [
      'jubilacion',
      'A',
      { fecha: '2026-11-26' },
      [
        'Acuse de jubilación Solicitado',
        'Fecha de Jubilación 26 de noviembre de 2026',
        'Último día con sueldo 25 de noviembre de 2026',
        'Situación Activo → Pensionado',
        'Solicitud por escrito Pendiente',
      ],
    ],
    [
      'reingreso',
      'L',
      {},
      [
        'Acuse de reingreso Solicitado',
        'Primer día de regreso 23 de noviembre de 2026',
        'Situación Licencia → Activo',
        'Oficio Pendiente',
      ],
    ],
    [
      'laboral',
      'A',
      { cambios: { datosLaborales: { categoria: '10A' } } },
      [
        'Acuse de actualización Solicitado',
        'Fecha efectiva 23 de noviembre de 2026',
        'QUÉ CAMBIA Categoría 20B → 10A',
        'Sueldo mensual $12,335.75 → $10,191.59',
      ],
    ],
  ])('%s names itself, its own dates, what it changes and its papers, on one page', async (...row) => {
    const [tramite, situacion, more, lines] = row
    const persona = await personaActiva(desk, salud, situacion)
    const { texto, paginas } = await acuse(await pedido(tramite, await cuerpoDe(persona, more)))
    for (const line of [...lines, persona.persona.curp, SALUD]) expect(texto).toContain(line)
    expect(texto.includes('Último día con sueldo')).toBe(lines.some((line) => line.startsWith('Último día')))
    for (const other of ['de afiliación', 'Fecha de ingreso', 'Carta Testamentaria']) expect(texto).not.toContain(other)
    expect(texto).toContain('Este papel no tiene validez')
    expect(paginas).toBe(1)
  })

  it('tells the paper that came with it, not the others of the expediente', async () => {
    const body = await cuerpoDe(await personaActiva(desk, salud), { documentos: await papel(desk, 'oficio') })
    const { texto } = await acuse(await pedido('baja-permanente', body))
    expect(texto).toContain('DOCUMENTOS DEL MOVIMIENTO Oficio Recibido · oficio.pdf')
    expect(texto).not.toContain('Constancia de Situación Fiscal')
  })

  it('tells no last day with salary of whoever was on leave already', async () => {
    const onLeave = await personaActiva(desk, salud, 'L')
    const { texto } = await acuse(await pedido('baja', await cuerpoDe(onLeave, { causa: 'renuncia' })))
    expect(texto).toContain('Situación Licencia → Baja')
    expect(texto).not.toContain('Último día con sueldo')
  })

  it('prints long data whole, what was and what will be, without a word cut', async () => {
    const [paterno, materno, calle] = ['W'.repeat(60), 'Ñ'.repeat(60), 'Calzada de los Insurgentes '.repeat(5).trim()]
    const persona = await personaActiva(desk, salud)
    const nombres = 'Bartolomé '.repeat(6).trim()
    const datosPersonales = { nombres, apellidoPaterno: paterno, apellidoMaterno: materno, calle2: calle }
    const { texto, paginas } = await acuse(
      await pedido('actualizacion', await cuerpoDe(persona, { cambios: { datosPersonales } })),
    )
    const packed = texto.replaceAll(' ', '')
    const pairs = [
      `${persona.persona.nombres}→${nombres}`,
      `${persona.persona.apellidoPaterno}→${paterno}`,
      `${persona.persona.apellidoMaterno}→${materno}`,
      `Entrecalles${calle}`,
    ]
    for (const pair of pairs) expect(packed).toContain(pair.replaceAll(' ', ''))
    expect(packed).not.toContain('…')
    expect(paginas).toBeLessThanOrEqual(2)
  })

  it('says the same once it was applied', async () => {
    const [folio, clients] = [
      await pedido('licencia', {
        ...(await cuerpoDe(await personaActiva(desk, salud), LICENCIA)),
        documentos: await papel(desk, 'incidencia'),
      }),
      await Promise.all(['validador1', 'auxiliar', 'jefe'].map((cuenta) => signIn(cuenta))),
    ]
    for (const [i, acto] of ['validar', 'revisar', 'aprobar'].entries())
      expect((await clients[i]?.post(`/api/movimientos/${folio}/${acto}`, { version: i + 1 }))?.status).toBe(200)
    await applyMovimientos(SISTEMA, { quincena: Q22, adscripcionId: salud.adscripcion })
    const { texto } = await acuse(folio)
    for (const line of ['aportación Aplicado', ULTIMO_DIA, 'Situación Activo → Licencia', 'firmada Recibido'])
      expect(texto).toContain(line)
  })
})

describe('the code beside the folio', () => {
  it('leads to the page where anybody checks it, which is printed too', async () => {
    const persona = await personaActiva(desk, salud)
    const folio = await pedido('baja', await cuerpoDe(persona, { causa: 'renuncia' }))
    const { bytes } = await desk.bytes(`/api/movimientos/${folio}/acuse`)
    const [read] = await qrTexts(bytes)
    expect(read).toMatch(new RegExp(`^https?://.+/verificar/${folio}$`))
    expect(await pdfText(bytes)).toContain(`Comprueba este folio en ${read ?? ''}`)
    expect((await desk.get(new URL(read ?? '').pathname.replace('/verificar', '/api/verificar'))).status).toBe(200)
  })
})

describe('the receipt of an alta', () => {
  it('keeps its own title, its date of entry and the papers of the expediente', async () => {
    const { folio } = await personaActiva(desk, salud)
    const { texto } = await acuse(folio)
    for (const line of [
      'ACUSE Alta de afiliación · Aplicado',
      'Fecha de ingreso 16 de noviembre de 2026',
      'DOCUMENTOS RECIBIDOS CURP Recibido · curp.pdf',
      'Carta Testamentaria Pendiente',
    ])
      expect(texto).toContain(line)
  })
})
