import { choose } from './alta-pantalla.ts'
import type { Locator, Page } from 'playwright-core'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

/** A procedure: what it changes on the person's page, and how its form is filled and saved. */
interface CasoTramite {
  readonly tipo: string
  readonly situacion: 'A' | 'L' | 'B'
  /** A datum of the person's page that only this procedure changes, before and after. */
  readonly visto: readonly [antes: string, despues: string]
  /** From the chosen person to the saved request. */
  readonly pedir: (page: Page) => Promise<void>
}

/** Procedures that journeys request on screen. Each takes the date of today, 20 November 2026. */
export const CASOS_TRAMITE = {
  laboral: {
    tipo: 'Actualización',
    situacion: 'A',
    visto: ['$12,335.75', '$10,191.59'],
    pedir: async (page) => {
      await choose(page, 'Puesto', 'Analista')
      await choose(page, 'Categoría', '10A')
      await revisarYGuardar(page, 'Guardar actualización')
    },
  },
  'baja-permanente': {
    tipo: 'Baja permanente',
    situacion: 'A',
    visto: ['Activo', 'Baja permanente'],
    pedir: async (page) => {
      await cargarPapel(page, 'Oficio')
      await revisarYGuardar(page, 'Guardar baja permanente')
    },
  },
  reingreso: {
    tipo: 'Reingreso',
    situacion: 'L',
    visto: ['Licencia', 'Activo'],
    pedir: async (page) => {
      await cargarPapel(page, 'Oficio')
      await revisarYGuardar(page, 'Guardar reingreso')
    },
  },
} as const satisfies Record<string, CasoTramite>

type ClaveCaso = keyof typeof CASOS_TRAMITE

/** View in which the person of a procedure is chosen. */
const BUSCADORES = {
  actualizacion: 'actualizarTabla',
  laboral: 'actualizarLaboral',
  licencia: 'licencia',
  'baja-permanente': 'bajaPermanente',
  jubilacion: 'bajaJubilacion',
  reingreso: 'licencia',
} as const

const boton = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const siguiente = (page: Page, to: string): Promise<void> => boton(page, `Siguiente: ${to}`).click()

/** Puts a paper in its row, as who chooses it in the file picker. */
export async function cargarPapel(page: Page, titulo: string): Promise<void> {
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: titulo }) })
  const name = `${titulo}.pdf`
  await row.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: PDF })
  await row.getByRole('link', { name: /^Vista previa de/ }).waitFor()
}

async function revisarYGuardar(page: Page, guardar: string): Promise<void> {
  await siguiente(page, 'validación')
  await page.getByRole('heading', { name: 'Paso 2 de 2: Validación' }).waitFor()
  await boton(page, guardar).click()
  await page.getByRole('dialog', { name: 'Confirmar' }).getByRole('button', { name: guardar }).click()
}

/** Finds the person of `curp` in the procedure's search and begins it. */
export async function elegirPersona(
  page: Page,
  url: string,
  clave: keyof typeof BUSCADORES,
  curp: string,
): Promise<void> {
  await page.goto(`${url}/dashboard?vista=${BUSCADORES[clave]}`)
  await page.getByLabel('Buscar por').selectOption({ label: 'CURP' })
  await page.getByRole('searchbox', { name: 'CURP' }).fill(curp)
  const row = page.getByRole('table', { name: 'Personas encontradas' }).getByRole('row').filter({ hasText: curp })
  if (clave === 'reingreso') await row.getByRole('link', { name: 'Reingreso' }).click()
  else await row.getByRole('button', { name: /^Seleccionar a / }).click()
}

/** Asks for the procedure through its own screens, and gives the folio that the last one shows. */
export async function pedirTramite(page: Page, url: string, clave: ClaveCaso, curp: string): Promise<string> {
  await elegirPersona(page, url, clave, curp)
  await CASOS_TRAMITE[clave].pedir(page)
  return aceptarFolio(page)
}

/** The folio of "Registro Exitoso", which is accepted. */
export async function aceptarFolio(page: Page): Promise<string> {
  const registro = page.getByRole('dialog', { name: 'Registro Exitoso' })
  const folio = await registro.getByText(/^[A-Z]-\d{2}-\d{6}$/).textContent()
  await registro.getByRole('button', { name: 'Aceptar' }).click()
  await registro.waitFor({ state: 'detached' })
  return folio ?? ''
}
