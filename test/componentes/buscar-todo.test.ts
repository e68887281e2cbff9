import { afterEach, describe, expect, it } from 'vitest'
import { abrir, cerrarPortal, dialogo } from './soporte/portal.tsx'
import { pulsarTecla } from './soporte/lugar.ts'

const NADA = { rows: [] }
const abrirPaleta = async (respuestas: Parameters<typeof abrir>[1] = {}): Promise<void> => {
  abrir('/configuracion', {
    '/api/panel/afiliados/buscar': NADA,
    '/api/panel/casos/buscar': NADA,
    ...respuestas,
  })
  await expect
    .poll(async () => {
      if (dialogo('Buscar').count() === 0) await pulsarTecla('Control>}k{/Control')
      return dialogo('Buscar').count()
    })
    .toBe(1)
}
const escribir = (text: string) => dialogo('Buscar').getByRole('combobox').fill(text)
const opcion = (name: RegExp) => dialogo('Buscar').getByRole('option', { name })

afterEach(cerrarPortal)

describe('Ctrl K', () => {
  it.each([
    ['reingreso', /^Reingreso/, 'vista=licencia'],
    ['cese', /^Baja/, 'vista=validacionBaja'],
    ['kardex', /^Consulta/, 'vista=ConsultaAfiliadosPage'],
    ['editar nombre', /^Actualización de datos/, 'vista=actualizarTabla'],
  ])('finds a procedure by "%s" and opens its search', async (text, name, address) => {
    await abrirPaleta()
    await escribir(text)
    await opcion(name).first().click()
    await expect.poll(() => window.location.search).toContain(address)
  })

  it('finds the loads of files by "nómina"', async () => {
    await abrirPaleta()
    await escribir('nomina')
    await opcion(/^Cargas de archivos/).waitFor()
  })

  it.each(['baja de afiliado', 'actualización de datos laborales'])('offers "%s" once', async (text) => {
    await abrirPaleta()
    await escribir(text)
    await expect.poll(() => opcion(new RegExp(`^${text}`, 'i')).count()).toBe(1)
  })

  it('offers the search in place of a page that needs a person', async () => {
    await abrirPaleta()
    for (const [text, address] of [
      ['editar afiliado', 'vista=actualizarTabla'],
      ['jubilación pensión', 'vista=bajaJubilacion'],
    ] as const) {
      if (dialogo('Buscar').count() === 0) await abrirPaleta()
      await escribir(text)
      await opcion(/busca después a la persona/).click()
      await expect.poll(() => window.location.search).toContain(address)
    }
  })

  it('opens what a folio names', async () => {
    const hallado = { clase: 'prestamo', folio: 'P-000123', texto: 'Préstamo: Corto plazo · Activo', papel: false }
    await abrirPaleta({
      '/api/folios/P%20123': { body: [{ ...hallado, ruta: '/panel/prestamos/P-000123/show' }] },
    })
    await escribir('P 123')
    await opcion(/^P-000123/).click()
    await expect.poll(() => window.location.pathname).toBe('/panel/prestamos/P-000123/show')
  })
})
