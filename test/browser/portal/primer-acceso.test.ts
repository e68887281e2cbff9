import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeBrowser, newPage, openBrowser } from '#test/support/browser.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { emptyDatabase, runPortal, type Portal } from '#test/support/portal/portal.ts'
import type { Browser } from 'playwright-core'

const NEW_PASSWORD = 'Una-clave-propia-2026'

let portal: Portal
let browser: Browser
beforeAll(async () => {
  ;[portal, browser] = await Promise.all([emptyDatabase().then((database) => runPortal(database)), openBrowser()])
})
afterAll(async () => {
  await closeBrowser(browser)
  await portal.stop()
})

it('the first sign-in over an empty database asks for another password, and then lets in', async () => {
  const clave = /Usuario: (\S+)\s+Contraseña de un solo uso: (\S+)/.exec(portal.output())?.[2] ?? ''
  const page = await newPage(browser)
  await page.goto(`${portal.url}/login`)
  await page.getByLabel('Usuario').fill('admin')
  await page.getByLabel('Contraseña', { exact: true }).fill(clave)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('heading', { name: 'Cambia tu contraseña' }).waitFor()
  await page.getByLabel('Contraseña actual').fill(clave)
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Repite la contraseña nueva').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Cambiar y continuar' }).click()
  await page.getByRole('navigation', { name: 'Principal' }).waitFor()
  await expect(signInTo(portal.url, 'admin', clave)).rejects.toThrow('401')
  await signInTo(portal.url, 'admin', NEW_PASSWORD)
})
