import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, newPage, openBrowser, signInAs } from '#test/support/browser.ts'
import { MUESTRAS, type ConjuntoMuestra } from '#test/support/muestras.ts'
import { startPortal, type Portal } from '#test/support/portal/portal.ts'
import { ALTA, dropPapers, leaveExpediente } from '#test/browser/alta-pantalla.ts'
import type { Browser, Page } from 'playwright-core'

let portal: Portal
let browser: Browser
let page: Page

beforeAll(async () => {
  portal = await startPortal()
  browser = await openBrowser()
  page = await newPage(browser)
  await signInAs(page, portal.url, 'ventanilla1')
})
afterAll(async () => {
  await closeBrowser(browser)
  await portal.stop()
})

/** Fields of step 2 by their labels, and what the set's papers print for them. */
function printed({ documentos }: ConjuntoMuestra): readonly (readonly [string, unknown])[] {
  const { curp, nss, csf } = documentos
  const rfc = String(csf.campos['rfc'])
  return [
    ['Nombres', curp.campos['nombres']],
    ['Apellido paterno', curp.campos['apellidoPaterno']],
    ['Apellido materno', curp.campos['apellidoMaterno']],
    ['CURP', curp.campos['curp']],
    ['RFC', rfc.slice(0, 10)],
    ['Homoclave', rfc.slice(10)],
    ['NSS', nss.campos['nss']],
    ['C.\u00a0P.', csf.campos['codigoPostal']],
    ['Colonia', csf.campos['colonia']],
    ['Vialidad', csf.campos['nombreVialidad']],
    ['Exterior', csf.campos['numeroExterior']],
    ['Municipio', csf.campos['municipio']],
  ]
}

/** The label whole, or followed by '(opcional)'. */
function labelled(label: string): RegExp {
  return new RegExp(`^${label}( \\(opcional\\))?$`)
}

/** What stands under a control: help, doubts and errors. */
async function notesOf(label: string): Promise<string> {
  const ids = (await page.getByLabel(labelled(label)).getAttribute('aria-describedby')) ?? ''
  const texts = ids.split(' ').filter(Boolean)
  return (await Promise.all(texts.map((id) => page.locator(`[id="${id}"]`).textContent()))).join(' ')
}

describe('the eight sample sets', () => {
  it.each(MUESTRAS.map((conjunto) => [conjunto.carpeta, conjunto] as const))(
    '%s fills step 2 with what its papers print, or asks',
    async (_, conjunto) => {
      await page.goto(`${portal.url}${ALTA}`)
      await dropPapers(page, conjunto)
      await leaveExpediente(page)
      const wrong: string[] = []
      for (const [label, expected] of printed(conjunto)) {
        const value = await page.getByLabel(labelled(label)).inputValue()
        const asks = /Confírmalo|difieren/.test(await notesOf(label))
        if (value !== expected && !asks) wrong.push(`${label}: "${value}" for "${String(expected)}"`)
      }
      expect(wrong).toEqual([])
    },
  )
})
