import { spawn, type ChildProcess } from 'node:child_process'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Medida } from '#test/bench/main.ts'
import { ms, percentile } from '#test/bench/statistics.ts'
import type { Leida } from './leer-todo.ts'

const PERSONAS = 2_000
const VUELTAS = 3
const PETICIONES = 100
/** A person does not ask again the moment the answer comes. */
const PAUSA_MS = 15
/** Time for the batch's readers to begin their work. */
const ARRANQUE_MS = 4_000

const programa = (name: string): string => fileURLToPath(new URL(`./${name}.js`, import.meta.url))
const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time))

/** The API's p95 while `portal ocr lote` reads scans on the same machine, against its own quiet value. */
export async function medirServicio(leidas: readonly Leida[], folder: string): Promise<Medida[]> {
  const lote = await carpetaDeLote(leidas, folder)
  if (lote === null) return []
  await preparar()
  return [await medirApi(lote, folder)]
}

async function medirApi(lote: string, folder: string): Promise<Medida> {
  const claim = { que: 'API, p95 mientras se lee un lote', meta: '< 2 ×' }
  const server = await arrancar()
  try {
    const cookie = await entrar(server.url)
    await pedir(server.url, cookie, 40)
    const [quiet, busy]: [number[], number[]] = [[], []]
    // Turn and turn about, so that whatever else the machine does falls on both.
    for (let round = 0; round < VUELTAS; round++) {
      quiet.push(...(await pedir(server.url, cookie, PETICIONES)))
      const batch = leerLote(lote, path.join(folder, `lote-${round}.jsonl`))
      await wait(ARRANQUE_MS)
      if (batch.exitCode !== null) throw new Error('The batch ended before the API was measured')
      busy.push(...(await pedir(server.url, cookie, PETICIONES)))
      await terminar(batch)
    }
    const [calm, loaded] = [percentile(quiet, 0.95), percentile(busy, 0.95)]
    const cifra = `${(loaded / calm).toFixed(2)} × (${ms(loaded)} / ${ms(calm)})`
    return { ...claim, cifra, cumple: loaded < 2 * calm }
  } catch (error) {
    return { ...claim, cifra: `sin medir: ${error instanceof Error ? error.message : ''}`, cumple: false }
  } finally {
    await terminar(server.child)
  }
}

/** Enough scans to keep the readers busy all the while; null when this run had none. */
async function carpetaDeLote(leidas: readonly Leida[], folder: string): Promise<string | null> {
  const scans = leidas.filter(({ conOcr, error }) => conOcr && error === undefined).slice(0, 12)
  if (scans.length === 0) return null
  const target = path.join(folder, 'lote')
  await rm(target, { recursive: true, force: true })
  await mkdir(target)
  for (let copy = 0; copy < 4; copy++)
    for (const { muestra } of scans)
      await copyFile(
        muestra.ruta,
        path.join(target, `${copy}-${path.basename(muestra.id)}${path.extname(muestra.ruta)}`),
      )
  return target
}

/** A database of its own with the demo's institute and people. */
async function preparar(): Promise<void> {
  const { closeDatabase } = await import('#api/db/database.ts')
  const { migrate } = await import('#api/db/migrate.ts')
  const { refreshStatistics } = await import('#api/db/refresh-statistics.ts')
  const { today } = await import('#api/clock.ts')
  const { loadCatalogos } = await import('#seeds/catalogos/load-catalogos.ts')
  const { loadInstitucion } = await import('#seeds/demo/load-institucion.ts')
  const { loadPeople } = await import('#test/bench/datos/load-people.ts')
  await migrate()
  await loadCatalogos()
  await loadInstitucion(today())
  await loadPeople(PERSONAS)
  await refreshStatistics()
  await closeDatabase()
}

async function arrancar(): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = spawn(process.execPath, [programa('start')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', UV_THREADPOOL_SIZE: '16' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.once('exit', () => reject(new Error(`The server did not start: ${said}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /Portal en (\S+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
  })
  return { child, url }
}

function leerLote(lote: string, salida: string): ChildProcess {
  return spawn(process.execPath, [programa('portal'), 'ocr', 'lote', lote, '--salida', salida], { stdio: 'ignore' })
}

async function terminar(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

async function entrar(url: string): Promise<string> {
  const res = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usuario: 'ventanilla1', pass: 'Demo-2026' }),
  })
  if (!res.ok) throw new Error(`login failed: ${res.status}`)
  return res.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Milliseconds of each of `count` calls that a person at the counter makes, one after another. */
async function pedir(url: string, cookie: string, count: number): Promise<number[]> {
  const calls = ['/api/sesion', `/api/panel/afiliados?range=${encodeURIComponent('[0,24]')}`]
  const samples: number[] = []
  for (let index = 0; index < count; index++) {
    const start = performance.now()
    const res = await fetch(`${url}${calls[index % calls.length] ?? ''}`, { headers: { cookie } })
    await res.text()
    samples.push(performance.now() - start)
    if (!res.ok) throw new Error(`the API said ${res.status}`)
    await wait(PAUSA_MS)
  }
  return samples
}
