import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { ANCHO } from '#test/support/browser.ts'
import { openFingido, type PortalFingido } from './portal-fingido.ts'
import type { PapelDeMovimiento } from '#domain/afiliacion/documento-expediente.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { RespuestaInicio } from '#domain/procesos/inicio.ts'

/*
 * What somebody who opens a screen for the first time must see without a further click: why a movement came back, the days of a leave, figures on one line.
 */
let portal: PortalFingido
beforeAll(async () => {
  portal = await openFingido()
})
afterAll(() => portal.close())

const LICENCIA: MovimientoDetalle = {
  id: 7,
  folio: 'L-26-000072',
  tipoId: 8,
  tipo: 'Licencia con aportación',
  afiliadoId: 7,
  interno: 101_028,
  nombre: 'Nora',
  apellidoPaterno: 'Prieto',
  apellidoMaterno: 'Lima',
  curp: 'PILN800101MASRMR09',
  estatus: 'Validado',
  quincena: 48645,
  codigoQuincena: '2226',
  fecha: plainDate(2026, 11, 25),
  solicitadoAt: '2026-11-25T15:56:00.000Z',
  solicitadoPor: 'Lucía Robledo',
  adscripcion: 'Secretaría de Salud',
  esperaA: 'Auxiliar del instituto',
  desde: '2026-11-25T15:56:00.000Z',
  cambio: 'del 25 nov 2026 al reingreso el 27 may 2027',
  version: 1,
  terminaActividad: false,
  etapa: 'Validado',
  papelesFaltantes: [],
  papelesRequeridos: 0,
  documentos: [],
  choques: [],
  mismaPersona: '',
  observaciones: '',
  categoria: '20A',
  nombreCategoria: 'Auxiliar',
  sueldoCentavos: 1_339_385,
  entidad: 'Administración Central',
  dependencia: 'Dirección General Administrativa',
  area: 'Recursos Materiales',
  tramite: 'licencia',
  causa: '',
  fechaAutorizacion: plainDate(2026, 11, 24),
  fechaFin: plainDate(2027, 5, 27),
  situacion: 'Activo → Licencia',
  camposPorCorregir: {},
  cambios: [],
  datosDePapeles: [],
  recorrido: [{ texto: 'Solicitado', quien: 'Lucía Robledo', at: '2026-11-25T15:56:00.000Z' }],
  siguiente: 'Falta la revisión del instituto.',
  avisoPrivacidad: null,
  actions: [],
}

describe('the sheet of a movement', () => {
  const abrir = async (movimiento: MovimientoDetalle): Promise<void> => {
    portal.answer({
      '/api/panel/movimientos': { rows: [movimiento] },
      [`/api/panel/movimientos/${movimiento.folio}`]: { body: movimiento },
    })
    await portal.go(`/panel/movimientos/${movimiento.folio}/show`)
  }

  it('tells who reviews a leave when it begins, when it was authorised and the first day back', async () => {
    await abrir(LICENCIA)
    const cambia = portal.page.locator('section').filter({
      has: portal.page.getByRole('heading', { name: 'Qué cambia' }),
    })
    await cambia.waitFor()
    expect(await cambia.getByRole('term').allTextContents()).toEqual([
      'Situación',
      'Fecha efectiva',
      'Fecha de autorización',
      'Fecha de Reingreso',
    ])
    expect(await cambia.getByRole('definition').allTextContents()).toEqual([
      'Activo → Licencia',
      '25 nov 2026',
      '24 nov 2026',
      '27 may 2027',
    ])
  })

  const papel = (id: string, por: 'Usuario' | 'OCR'): PapelDeMovimiento => ({
    tipo: 'incidencia',
    archivo: { id, nombre: `${id}.pdf`, bytes: 2048, paginas: 1 },
    por,
    agregadoAt: '2026-11-24T16:00:00.000Z',
    agregadoPor: 'Lucía Robledo',
    corregidos: [],
  })

  it('names who validated a paper by hand, and who filed one that was read', async () => {
    await abrir({ ...LICENCIA, documentos: [papel('a-mano', 'Usuario'), papel('leida', 'OCR')] })
    await portal.page.getByText('Validado por Usuario (Lucía Robledo), 24 nov 2026').waitFor()
    await portal.page.getByText('Validado por OCR; lo agregó Lucía Robledo, 24 nov 2026').waitFor()
  })

  it('tells above everything else what was written otherwise than its papers were read', async () => {
    await abrir({
      ...LICENCIA,
      documentos: [
        {
          ...papel('curp', 'OCR'),
          tipo: 'curp',
          corregidos: [
            { campo: 'curp', leido: 'PILN800101MASRMR04', guardado: 'PILN800101MASRMR05' },
            { campo: 'apellidoMaterno', leido: 'LIMA', guardado: '' },
            { campo: 'fechaNacimiento', leido: '1980-01-07', guardado: '1980-01-01' },
          ],
        },
      ],
    })
    const { page } = portal
    const note = page.locator('.note').filter({ hasText: 'Lo escrito difiere de lo leído en sus documentos.' })
    await note.waitFor()
    expect(await note.getByRole('listitem').allTextContents()).toEqual([
      'CURP: en CURP se leyó «PILN800101MASRMR04» y se escribió «PILN800101MASRMR05»',
      'Apellido materno: en CURP se leyó «LIMA» y se dejó vacío',
      'Fecha de nacimiento: en CURP se leyó «7 ene 1980» y se escribió «1 ene 1980»',
    ])
    const told = await note.boundingBox()
    const persona = await page.getByRole('heading', { name: 'Persona', exact: true }).boundingBox()
    expect(told!.y).toBeLessThan(persona!.y)
  })

  it('says above everything else why it came back to its author, and once', async () => {
    await abrir({
      ...LICENCIA,
      estatus: 'Pendiente',
      etapa: 'Pendiente',
      siguiente: 'Volvió a su autor: la incidencia no lleva firma.',
      recorrido: [
        { texto: 'Solicitado', quien: 'Lucía Robledo', at: '2026-11-24T16:00:00.000Z' },
        { texto: 'Devuelto: la incidencia no lleva firma.', quien: 'Elena Quiroz', at: '2026-11-24T17:00:00.000Z' },
      ],
    })
    const { page } = portal
    const nota = await page.getByText('Por corregir.').first().locator('..').boundingBox()
    await page.getByText('Volvió a su autor: la incidencia no lleva firma.').waitFor()
    expect(await page.getByText('la incidencia no lleva firma').count()).toBe(1)
    await page.getByRole('listitem').filter({ hasText: 'Devuelto' }).waitFor()
    const persona = await page.getByRole('heading', { name: 'Persona', exact: true }).boundingBox()
    expect(nota!.y).toBeLessThan(persona!.y)
  })
})

describe('the start page', () => {
  it('has its figures on one line, however long what is said under one of them is', async () => {
    const { page } = portal
    await page.setViewportSize(ANCHO.escritorio)
    const body: RespuestaInicio = {
      saludo: 'Buenos días, Nora',
      fecha: 'Miércoles 25 de noviembre de 2026, quincena 22',
      teselas: [
        { etiqueta: 'Movimientos en espera', cifra: '64', detalle: '45 por validar', tono: 'normal', ruta: null },
        {
          etiqueta: 'Cierra la ventana',
          cifra: '24 ene 2027',
          detalle:
            'extraordinaria; la quincena 22, el lunes 30 de noviembre, a más tardar a las tres y media de la tarde',
          tono: 'normal',
          ruta: null,
        },
      ],
    }
    portal.answer({ '/api/inicio': { body } })
    await portal.go('/inicio')
    const [corta, larga] = [
      page.getByText('64', { exact: true }),
      page.getByText('24 ene 2027', { exact: true }).last(),
    ]
    await corta.waitFor()
    expect((await corta.boundingBox())!.y).toBeCloseTo((await larga.boundingBox())!.y, 0)
  })
})

describe('a list on a phone', () => {
  it('whose order stands on a line of its own says by what it is ordered', async () => {
    const { page } = portal
    await page.setViewportSize(ANCHO.telefono)
    portal.answer({ '/api/panel/movimientos': { rows: [LICENCIA] } })
    await portal.go('/panel/movimientos?filter=%7B%22espera%22%3A%22autor%22%2C%22solicitadoPor%22%3A%22yo%22%7D')
    const orden = page.getByLabel('Ordenar por')
    await orden.waitFor()
    expect((await orden.boundingBox())!.width).toBeGreaterThan(180)
  })

  it('begins the facts that stand beside each other in a card at one height', async () => {
    const { page } = portal
    await page.setViewportSize(ANCHO.telefono)
    portal.answer({ '/api/panel/movimientos': { rows: [LICENCIA] } })
    await portal.go('/dashboard?vista=jefeDpto')
    const entidad = page.getByRole('cell', { name: 'Secretaría de Salud' })
    await entidad.waitFor()
    const tops = await entidad.evaluate((cell) =>
      [cell.previousElementSibling, cell].map((each) => {
        const text = document.createRange()
        text.selectNodeContents(each!)
        return [each!.getBoundingClientRect().left, text.getClientRects()[0]!.top]
      }),
    )
    expect(tops[0]![0]).toBeLessThan(tops[1]![0]!)
    expect(tops[0]![1]).toBeCloseTo(tops[1]![1]!, 0)
  })
})
