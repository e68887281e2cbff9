// Finds a Chromium for the browser journeys; where there is none, gets one from the package registries and says so.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

function works(file) {
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank']
  return spawnSync(file, args, { timeout: 30_000, stdio: 'ignore' }).status === 0
}

async function fromPackage() {
  const { default: chromium } = await import('@sparticuz/chromium')
  const file = await chromium.executablePath()
  return works(file) ? file : null
}

function fromDebian() {
  if (process.getuid?.() !== 0) return null
  console.log('Instalando chromium de Debian (apt-get)…')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'ignore', env })
  return KNOWN.find((file) => existsSync(file)) ?? null
}

/** Path of a Chromium that starts. Throws when none can be had, naming what to install. */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const found = KNOWN.find((file) => existsSync(file) && works(file))
  if (found) return found
  console.log('No hay Chromium en esta máquina: se usa el del paquete @sparticuz/chromium.')
  const packaged = await fromPackage().catch((error) => void console.log(`No arrancó: ${error.message}`))
  const file = packaged ?? fromDebian()
  if (!file)
    throw new Error('No se pudo obtener Chromium. Instálelo (apt-get install chromium) o indique CHROMIUM_PATH.')
  return file
}
