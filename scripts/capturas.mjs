// `npm run capturas [-- --cuenta ventanilla1] [-- --readme]`: takes a picture of every screen, account × view × width ×
// theme, from a demo of its own, into capturas/ (which git ignores). `--readme` takes only those of the README, into docs/img.
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { buildAll } from './build.mjs'
import { openPersonales, readPapers, shootAlta } from './capturas/alta.mjs'
import { shootPersona, SIN_SESION, vistasDe } from './capturas/vistas.mjs'
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
const MUESTRAS = path.join(ROOT, 'seeds/demo/documentos')

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
  const gone = new Promise((resolve) => child.once('exit', resolve))
  // It writes to its folder until it is gone.
  const stop = async () => {
    child.kill('SIGTERM')
    await gone
  }
  return { url, stop }
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
  page.setDefaultTimeout(60_000)
  return page
}

async function shoot(page, file, fullPage = true) {
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await page.waitForTimeout(250)
  await mkdir(path.dirname(file), { recursive: true })
  await page.screenshot({ path: file, fullPage })
}

/** Folders of the sample papers, in order. */
async function muestras() {
  const entries = await readdir(MUESTRAS, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return folders.sort().map((name) => path.join(MUESTRAS, name))
}

async function readmePictures(browser, url) {
  const folder = path.join(ROOT, 'docs/img')
  const desk = await signedIn(browser, url, 'ventanilla1', ANCHOS[1440], 'light')
  const [muestra] = await muestras()
  await readPapers(desk, url, muestra)
  await shoot(desk, path.join(folder, 'alta-expediente.png'), false)
  await openPersonales(desk)
  await shoot(desk, path.join(folder, 'alta-datos.png'), false)
  const reviewer = await signedIn(browser, url, 'auxiliar', ANCHOS[1440], 'light')
  await reviewer.goto(`${url}/panel/movimientos`)
  await shoot(reviewer, path.join(folder, 'movimientos.png'), false)
}

async function everyPicture(browser, url) {
  const cuentas = option('cuenta') ? [option('cuenta')] : CUENTAS
  const folder = path.join(ROOT, 'capturas')
  const papeles = await muestras()
  for (const tema of TEMAS)
    for (const [ancho, viewport] of Object.entries(ANCHOS)) {
      const camera = (page, owner) => (name) => shoot(page, path.join(folder, owner, `${name}-${ancho}-${tema}.png`))
      const visitor = await signedIn(browser, url, null, viewport, tema)
      await shootAll(visitor, url, SIN_SESION, camera(visitor, 'sin-sesion'))
      await visitor.context().close()
      for (const cuenta of cuentas) {
        const page = await signedIn(browser, url, cuenta, viewport, tema)
        await shootAll(page, url, await vistasDe(page, url), camera(page, cuenta))
        await shootPersona(page, url, camera(page, cuenta))
        // One sample set an alta: whoever was registered once is in the padrón.
        if (cuenta.startsWith('ventanilla')) await shootAlta(page, url, papeles.shift(), camera(page, cuenta))
        await page.context().close()
        console.log(`${tema} ${ancho} ${cuenta}`)
      }
    }
}

async function shootAll(page, url, vistas, take) {
  for (const [name, address] of Object.entries(vistas)) {
    await page.goto(url + address)
    await take(name)
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
  await demo.stop()
  await rm(folder, { recursive: true, force: true })
}
