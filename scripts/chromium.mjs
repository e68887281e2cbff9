// The Chromium of the browser journeys: the headless shell of the package registry, which is the same on every machine and
// takes a quarter less processor than a whole Chromium; where it does not start, the machine's own or Debian's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Why `file` draws no page, or null when it does: tried as the journeys use it. */
async function fault(file) {
  const { chromium } = await import('playwright-core')
  const options = { executablePath: file, args: ['--no-sandbox', '--disable-gpu'], timeout: 60_000 }
  try {
    const browser = await chromium.launch(options)
    const page = await browser.newPage()
    await page.setContent('<p>ñ</p>')
    await browser.close()
    return null
  } catch (error) {
    return error.message.split('\n')[0]
  }
}

async function firstThatWorks(files) {
  for (const file of files) if (existsSync(file) && (await fault(file)) === null) return file
  return null
}

/** It unpacks itself into the temporary folder: one of this checkout's own, since another user's could not be run. */
async function fromPackage() {
  const before = process.env.TMPDIR
  const folder = path.join(ROOT, 'node_modules/.cache/chromium')
  await mkdir(folder, { recursive: true })
  process.env.TMPDIR = folder
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    return await chromium.executablePath()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

async function fromPackageThatWorks() {
  try {
    const file = await fromPackage()
    const why = await fault(file)
    if (why === null) return file
    console.log(`El Chromium de @sparticuz/chromium no arrancó: ${why}`)
  } catch (error) {
    console.log(`El Chromium de @sparticuz/chromium no se pudo desempacar: ${error.message}`)
  }
  return null
}

async function fromDebian() {
  if (process.getuid?.() !== 0) return null
  console.log('Instalando chromium de Debian (apt-get)…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'ignore', env })
  return firstThatWorks(KNOWN)
}

/** Path of a Chromium that starts. Throws when none can be had, naming what to install. */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const file = (await fromPackageThatWorks()) ?? (await firstThatWorks(KNOWN)) ?? (await fromDebian())
  if (!file)
    throw new Error('No se pudo obtener Chromium. Instálelo (apt-get install chromium) o indique CHROMIUM_PATH.')
  return file
}
