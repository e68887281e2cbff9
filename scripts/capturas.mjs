// `npm run capturas [-- --cuenta ventanilla1] [-- --readme]`: takes a picture of every screen, account × view × width ×
// theme, from a demo of its own, into capturas/ (which git ignores). `--readme` takes only those of the README, into docs/img.
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { buildAll } from './build.mjs'
import { ensureChromium } from './chromium.mjs'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const CUENTAS = [
  'admin',
  'auxiliar',
  'jefe',
  'director',
  'titular',
  'auditor',
  'ventanilla1',
  'validador1',
  'ventanilla2',
]
const ANCHOS = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } }
const TEMAS = ['light', 'dark']
const MUESTRA = path.join(ROOT, 'seeds/demo/documentos/1-munoz-guemes-maria-fernanda')

/** Addresses that every account may try; what it may not see shows that too. */
const VISTAS = {
  inicio: '/',
  padron: '/panel/afiliados',
  persona: '/panel/afiliados/1/show',
  movimientos: '/panel/movimientos',
  movimiento: '/panel/movimientos/1/show',
  entidades: '/panel/entidades',
  categorias: '/panel/categorias',
  estilo: '/panel/estilo',
  alta: '/dashboard?vista=altaDocA',
  'nuevo-movimiento': '/dashboard?vista=alta',
  ayuda: '/dashboard?vista=faq',
  'por-hacer': '/dashboard?vista=aplicacionP',
  perfil: '/mi-perfil',
}

const option = (name) => {
  const index = process.argv.indexOf(`--${name}`)
  return index < 0 ? null : (process.argv[index + 1] ?? '')
}

async function startDemo(folder) {
  const child = spawn(process.execPath, [path.join(ROOT, 'dist/demo.js')], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      UV_THREADPOOL_SIZE: '16',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('La demostración no empezó.')))
    child.stdout.on('data', (chunk) => {
      const match = /(http:\/\/\S+?:\d+)/.exec(chunk.toString())
      if (match) resolve(match[1])
    })
  })
  return { url, stop: () => child.kill('SIGTERM') }
}

async function signedIn(browser, url, cuenta, viewport, colorScheme) {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
  })
  if (cuenta) await context.request.post(`${url}/api/login`, { data: { usuario: cuenta, pass: 'Demo-2026' } })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  return page
}

async function shoot(page, file, fullPage = true) {
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await page.waitForTimeout(250)
  await mkdir(path.dirname(file), { recursive: true })
  await page.screenshot({ path: file, fullPage })
}

/** The alta with the three sample papers read, as far as `paso`. */
async function openAlta(page, url, paso) {
  await page.goto(`${url}/dashboard?vista=altaDocA`)
  const papers = ['curp.pdf', 'nss.pdf', 'csf.pdf'].map((name) => path.join(MUESTRA, name))
  await page.locator('input[type=file]').first().setInputFiles(papers)
  await page.getByText('3 de 3 validados').waitFor({ timeout: 60_000 })
  if (paso === 1) return
  await page.getByRole('button', { name: /^Siguiente/ }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Teléfono').waitFor()
}

async function readmePictures(browser, url) {
  const folder = path.join(ROOT, 'docs/img')
  const desk = await signedIn(browser, url, 'ventanilla1', ANCHOS[1440], 'light')
  await openAlta(desk, url, 1)
  await shoot(desk, path.join(folder, 'alta-expediente.png'), false)
  await openAlta(desk, url, 2)
  await shoot(desk, path.join(folder, 'alta-datos.png'), false)
  const reviewer = await signedIn(browser, url, 'auxiliar', ANCHOS[1440], 'light')
  await reviewer.goto(`${url}/panel/movimientos`)
  await shoot(reviewer, path.join(folder, 'movimientos.png'), false)
}

async function everyPicture(browser, url) {
  const cuentas = option('cuenta') ? [option('cuenta')] : CUENTAS
  const folder = path.join(ROOT, 'capturas')
  let taken = 0
  for (const tema of TEMAS)
    for (const [ancho, viewport] of Object.entries(ANCHOS)) {
      const visitor = await signedIn(browser, url, null, viewport, tema)
      for (const [name, address] of [
        ['entrar', '/login'],
        ['sesion-terminada', '/pinicio'],
      ]) {
        await visitor.goto(url + address)
        await shoot(visitor, path.join(folder, 'sin-sesion', `${name}-${ancho}-${tema}.png`))
      }
      await visitor.context().close()
      for (const cuenta of cuentas) {
        const page = await signedIn(browser, url, cuenta, viewport, tema)
        for (const [name, address] of Object.entries(VISTAS)) {
          await page.goto(url + address)
          await shoot(page, path.join(folder, cuenta, `${name}-${ancho}-${tema}.png`))
          taken += 1
        }
        if (cuenta.startsWith('ventanilla'))
          for (const paso of [1, 2]) {
            await openAlta(page, url, paso)
            await shoot(page, path.join(folder, cuenta, `alta-paso${paso}-${ancho}-${tema}.png`))
          }
        await page.context().close()
        console.log(`${tema} ${ancho} ${cuenta}: ${taken} capturas`)
      }
    }
}

await buildAll()
const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-capturas-'))
const demo = await startDemo(folder)
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  await (process.argv.includes('--readme') ? readmePictures : everyPicture)(browser, demo.url)
} finally {
  await browser.close()
  demo.stop()
  await rm(folder, { recursive: true, force: true })
}
