import { describe, expect, it } from 'vitest'
import { KARDEX, MOVIMIENTO, PERSONA } from '#test/support/fingido/movimientos.ts'
import { abrir, boton, main, vista } from './soporte/portal.tsx'

const PAGINA = `/api/panel/afiliados/interno-${PERSONA.interno}`
const EN_PADRON = { [PAGINA]: { body: KARDEX } }

describe('Nuevo movimiento', () => {
  it('of a person’s page keeps the person and offers what can be asked first, each with its reason', async () => {
    abrir(`${vista('alta')}&interno=${PERSONA.interno}`, EN_PADRON)
    await main().getByRole('heading', { name: 'Hernández Rodríguez, María Guadalupe' }).waitFor()
    await main()
      .getByRole('radio', { name: /Licencia con aportación/ })
      .waitFor()
    expect(main().getByRole('radio').count()).toBe(2)
    await main()
      .getByText(KARDEX.tramites[1]?.porQue ?? '')
      .waitFor()
    await boton('Siguiente: confirmar').click()
    await main().getByText('Confirma antes de continuar').waitFor()
    await boton('Continuar').click()
    await expect.poll(() => window.location.search).toContain('vista=validacionLicencia&interno=7')
  })

  it('names who was chosen in its search by the address', async () => {
    const { nombre: NOMBRE, apellidoPaterno: PATERNO, apellidoMaterno: MATERNO, curp: CURP, rfc: RFC } = PERSONA
    const found = { ID: 7, INTERNO: PERSONA.interno, NOMBRE, PATERNO, MATERNO, CURP, RFC, ORGANICA_ACTIVO: 'A' }
    abrir(vista('alta'), {
      ...EN_PADRON,
      '/api/busquedaPadron': { body: { resultado: [found] } },
    })
    // The page first writes its step into the address.
    await expect.poll(() => window.location.search).toContain('paso=1')
    await main().getByRole('searchbox').fill('Hernández')
    await main()
      .getByRole('button', { name: /^Elegir a/ })
      .click()
    await expect.poll(() => new URLSearchParams(window.location.search).get('interno')).toBe(String(PERSONA.interno))
    await main()
      .getByRole('radio', { name: /Licencia con aportación/ })
      .waitFor()
  })

  it('of Movimientos opens the same chooser', async () => {
    abrir('/panel/movimientos', { '/api/panel/movimientos': { rows: [MOVIMIENTO] } })
    const nuevo = main().getByRole('link', { name: 'Nuevo movimiento' })
    expect(await nuevo.getAttribute('href')).toBe('/dashboard?vista=alta')
  })
})
