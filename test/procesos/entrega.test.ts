import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bytesMuestra, muestra } from '#test/support/muestras.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { emptyDatabase } from '#test/support/portal/portal.ts'
import { fileForm } from '#test/support/upload.ts'
import { waitUntil } from '#test/support/wait-until.ts'

const NEW_PASSWORD = 'Una-clave-propia-2026'

let folder: string
let portal: ChildProcess
let said = ''

/** The libraries that the folder's own lockfile names, as `npm ci --omit=dev` leaves them there: no other is at hand. */
async function installLibraries(): Promise<void> {
  const lock = JSON.parse(await readFile(path.join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>
  }
  expect(Object.values(lock.packages).some(({ dev }) => dev)).toBe(false)
  const places = Object.keys(lock.packages).filter((place) => place !== '' && existsSync(place))
  for (const place of places) {
    await mkdir(path.dirname(path.join(folder, place)), { recursive: true })
    // What lies inside another library stands in the lockfile on its own.
    const outside = (source: string) => !path.relative(place, source).split(path.sep).includes('node_modules')
    await cp(place, path.join(folder, place), { recursive: true, filter: outside })
  }
}

beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'entrega-')), 'portal')
  await promisify(execFile)(process.execPath, ['scripts/entrega.mjs', folder])
  await installLibraries()
  const { dataDir, databaseUrl } = await emptyDatabase()
  portal = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      READER_SECONDS: '120',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [portal.stdout, portal.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await waitUntil(() => expect(said).toContain('Portal en'))
})

afterAll(async () => {
  const ended = new Promise((resolve) => portal.once('exit', resolve))
  portal.kill()
  await ended
  await rm(path.dirname(folder), { recursive: true, force: true })
})

const url = () => /Portal en (http:\S+)/.exec(said)?.[1] ?? ''

describe('the folder that npm run build makes, elsewhere and with its own libraries alone', () => {
  it('holds what runs, and neither sources nor tests nor the demo', async () => {
    expect((await readdir(folder)).sort()).toEqual([
      '.env.example',
      'api',
      'deploy',
      'dist',
      'docs',
      'node_modules',
      'package-lock.json',
      'package.json',
      'scripts',
    ])
    expect(await readdir(path.join(folder, 'scripts'))).toEqual(['run.mjs', 'supervise.mjs'])
    expect(await readdir(path.join(folder, 'dist'))).not.toContain('demo.js')
    expect(existsSync(path.join(folder, 'node_modules/vite'))).toBe(false)
    expect(existsSync(path.join(folder, 'node_modules/esbuild'))).toBe(false)
  })

  it('serves its screens, lets the first administrator in and reads a paper', async () => {
    expect(await (await fetch(url())).text()).toContain('<div id="root">')
    const clave = /un solo uso: (\S+)/.exec(said)?.[1] ?? ''
    const first = await signInTo(url(), 'admin', clave)
    expect((await first.post('/api/contrasena', { actual: clave, nueva: NEW_PASSWORD })).status).toBe(200)
    const admin = await signInTo(url(), 'admin', NEW_PASSWORD)
    const paper = muestra('1').documentos.curp
    const read = await admin.upload<{ datos: { curp: string } }>(
      '/api/leerCurp',
      fileForm(bytesMuestra(muestra('1'), paper.archivo), paper.archivo),
    )
    expect(read.status).toBe(200)
    expect(JSON.stringify(read.body)).toContain(String(paper.campos['curp']))
  })

  it('runs the commands of the CLI', async () => {
    const run = promisify(execFile)
    const { stdout } = await run(process.execPath, ['dist/portal.js', '--help'], { cwd: folder })
    expect(stdout).toContain('respaldo')
  })
})
