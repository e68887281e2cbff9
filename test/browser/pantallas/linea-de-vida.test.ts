import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { ANCHO, expectAccessible, expectNoSidewaysScroll } from '#test/support/browser.ts'
import { openFingido, type PortalFingido } from './portal-fingido.ts'
import type { LineaDeVida } from '#domain/afiliacion/historia/linea-de-vida.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { Locator } from 'playwright-core'

let portal: PortalFingido
beforeAll(async () => {
  portal = await openFingido()
})
afterAll(() => portal.close())

const PERSONA: PersonaDetalle = {
  id: 7,
  interno: 100_007,
  nombre: 'María Guadalupe',
  apellidoPaterno: 'Hernández',
  apellidoMaterno: 'Rodríguez',
  curp: 'HERG850602MPLRDD02',
  rfc: 'HERG850602QK3',
  nss: '65169128652',
  noEmpleado: '4471',
  situacion: 'L',
  adscripcion: 'Ayuntamiento de San Miguel de las Huertas',
  dependencia: 'Dirección General de Servicios Médicos',
  area: 'Urgencias',
  puesto: 'Enfermera general',
  categoria: '20D',
  sueldoCentavos: 1_083_119,
  fechaAlta: plainDate(2012, 3, 1),
  version: 1,
  sexo: 'M',
  fechaNacimiento: plainDate(1985, 6, 2),
  lugarNacimiento: 'Puebla',
  estadoCivil: '',
  nacionalidad: '',
  correo: '',
  telefono: '4491452233',
  domicilio: {
    calleNumero: '',
    calle2: '',
    colonia: '',
    codigoPostal: '',
    localidad: '',
    municipio: '',
    estado: '',
    pais: 'México',
  },
  entidad: 'Municipios',
  nombreCategoria: 'Enfermera D',
  foto: null,
  documentos: [],
  actions: [],
  movimientoAbierto: null,
  tramites: [],
  relojes: { al: null, conocido: null },
}

const LICENCIA = { folio: 'L-26-000070', tipo: 'Licencia con aportación' } as const
const LINEA: LineaDeVida = {
  omitidas: 2,
  entradas: [
    {
      clase: 'acto',
      ...LICENCIA,
      at: '2026-12-01T06:30:00.000Z',
      texto: 'Aplicada',
      quien: 'Sistema',
    },
    {
      clase: 'cambio',
      ...LICENCIA,
      desde: plainDate(2026, 11, 20),
      registrado: plainDate(2026, 12, 1),
      movimiento: 70,
      situacion: 'L',
      sueldoCentavos: null,
      cambios: [],
    },
    {
      clase: 'acto',
      ...LICENCIA,
      at: '2026-11-20T15:56:00.000Z',
      texto: 'Validada por su dependencia',
      quien: 'Elena Quiroz, por delegación de Lucía Robledo',
    },
    {
      clase: 'papel',
      at: '2026-11-20T15:40:00.000Z',
      tipo: 'csf',
      archivo: 'constancia-de-situacion-fiscal-2026.pdf',
      por: 'Sistema',
      vigente: false,
      quien: 'Lucía Robledo',
    },
    {
      clase: 'papel',
      at: '2026-11-20T15:30:00.000Z',
      tipo: 'nss',
      archivo: 'nss.pdf',
      por: 'Usuario',
      vigente: true,
      quien: 'Lucía Robledo',
    },
    {
      clase: 'cambio',
      folio: null,
      desde: plainDate(2012, 3, 1),
      registrado: plainDate(2025, 1, 20),
      movimiento: null,
      tipo: 'Registro anterior',
      situacion: 'A',
      sueldoCentavos: 1_083_119,
      cambios: [],
    },
  ],
}

const panel = (): Locator => portal.page.getByRole('tabpanel')
const entradas = (): Locator => panel().getByRole('listitem')

async function abrir(linea: LineaDeVida, query = ''): Promise<void> {
  portal.answer({
    '/api/panel/afiliados/interno-100007': { body: PERSONA },
    '/api/panel/afiliados/7/linea': { body: linea },
  })
  await portal.go(`/panel/afiliados/100007/show?seccion=linea${query}`)
  await panel().getByRole('heading', { name: 'Línea de vida' }).waitFor()
}

describe('the line of life', () => {
  it('tells what became true, who did what with each movement, and who filed each paper', async () => {
    await abrir(LINEA)
    const texts = await entradas().allInnerTexts()
    expect(texts.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
      '1 dic 2026, 00:30 Licencia con aportación L-26-000070: Aplicada Sistema',
      '20 nov 2026 Licencia con aportación L-26-000070 Licencia Registrado el 1 dic 2026 Ver cómo estaba ese día',
      '20 nov 2026, 09:56 Licencia con aportación L-26-000070: Validada por su dependencia Elena Quiroz, por delegación de Lucía Robledo',
      '20 nov 2026, 09:40 Constancia de Situación Fiscal, constancia-de-situacion-fiscal-2026.pdf Agregó Lucía Robledo · validó Sistema · reemplazado',
      '20 nov 2026, 09:30 NSS, nss.pdf Agregó y validó Lucía Robledo (Usuario)',
      '1 mar 2012 Registro anterior Activo Sueldo mensual: $10,831.19 Registrado el 20 ene 2025 Ver cómo estaba ese día',
    ])
    await panel().getByText('Faltan 2 actos y documentos anteriores').waitFor()
    await expectAccessible(portal.page)
  })

  it('shows one kind alone, and the address keeps which', async () => {
    await abrir(LINEA)
    await panel().getByRole('button', { name: 'Documentos', exact: true }).click()
    await expect.poll(() => entradas().count()).toBe(2)
    expect(portal.page.url()).toContain('ver=papel')
    await abrir(LINEA, '&ver=acto')
    expect(await entradas().count()).toBe(2)
    await panel().getByRole('button', { name: 'Todo' }).click()
    await expect.poll(() => entradas().count()).toBe(6)
  })

  it('says what would be there where a kind has nothing', async () => {
    await abrir({ entradas: [], omitidas: 0 })
    await panel().getByText('Su línea de vida empieza cuando se aplique su alta').waitFor()
    await panel().getByRole('button', { name: 'Documentos', exact: true }).click()
    await panel().getByText('El expediente está vacío').waitFor()
  })

  it('fits a telephone', async () => {
    await portal.page.setViewportSize(ANCHO.telefono)
    await abrir(LINEA)
    await expectNoSidewaysScroll(portal.page)
  })
})
