import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from '#test/support/browser.ts'
import { SESION } from '#test/support/fingido/marco.ts'
import { openFingido, type PortalFingido } from './portal-fingido.ts'
import type { Respuesta } from '#test/support/fingido/respuestas.ts'

let portal: PortalFingido
beforeAll(async () => {
  portal = await openFingido()
})
afterAll(() => portal.close())

/** Somebody of a dependency, with the keys that the account has. */
const cuenta = (org0: string | null, org1: string | null): Respuesta => ({
  body: {
    ...SESION,
    perfil: { ...SESION.perfil, id: 2, nombre: 'Ventanilla', ambito: 'dependencia' },
    user: { ...SESION.user, org0, org1 },
  },
})

const FONDOS = '/dashboard?vista=aportaciones-detalle'

describe('the contributions by fund, for an account of a dependency', () => {
  it('without an entity say so, offer nothing to choose and ask the server nothing', async () => {
    const { page } = portal
    portal.answer({ '/api/sesion': cuenta(null, null) })
    await portal.go(FONDOS)
    const alert = page.getByRole('alert')
    await alert.getByText('No se encontraron org0 u org1 en localStorage usuario').waitFor()
    await alert.getByText('pide a un administrador').waitFor()
    expect(await page.getByRole('main').getByRole('combobox').count()).toBe(0)
    expect(portal.asked.has('/api/aportaciones-fondos')).toBe(false)
    await expectAccessible(page)
  })

  it('whose entity is gone say that the account cannot be read, and whom to ask', async () => {
    const { page } = portal
    portal.answer({
      '/api/sesion': cuenta('01', '99'),
      '/api/aportaciones-fondos': { status: 404, error: 'La entidad no existe.' },
    })
    await portal.go(FONDOS)
    await page.getByRole('alert').getByText('Error al leer datos de usuario').waitFor()
    await page.getByText('ya no está en la orgánica').waitFor()
    await expectAccessible(page)
  })
})
