import { spawn, spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Lector } from '#api/documentos/lector/lector.ts'
import { imagenesDe } from '#seeds/documentos/dibujo/paginas-pdf.ts'
import { SIN_PRISA, type Leida } from './leer-todo.ts'
import { hijos, segundosCpu } from './memoria.ts'
import type { Muestra } from './muestra.ts'

/** The reader against native tesseract: seconds for the same pages, one after the other. */
export interface Comparacion {
  readonly archivos: number
  readonly paginas: number
  readonly lector: number
  readonly nativo: number
  readonly lectorCpu: number
  readonly nativoCpu: number
}

/** Null when native tesseract is not installed, or nothing had to be recognised. */
export async function compararConNativo(
  leidas: readonly Leida[],
  count: number,
  folder: string,
): Promise<Comparacion | null> {
  if (count === 0 || spawnSync('tesseract', ['--version']).status !== 0) return null
  const chosen = repartidas(leidas.filter(({ conOcr, error }) => conOcr && error === undefined)).slice(0, count)
  const [first] = chosen
  if (!first) return null
  const datos = await datosDelIdioma(folder)
  const lector = new Lector({ procesos: 1, ...SIN_PRISA })
  try {
    await lector.readDocument(first.muestra.ruta)
    const total = { archivos: 0, paginas: 0, lector: 0, nativo: 0, lectorCpu: 0, nativoCpu: 0 }
    for (const { muestra } of chosen) {
      const pages = await imagenes(muestra, folder)
      const reader = await medirLector(lector, muestra)
      total.lector += reader.reloj
      total.lectorCpu += reader.cpu
      for (const page of pages) {
        const native = await medirNativo(page, datos)
        total.nativo += native.reloj
        total.nativoCpu += native.cpu
      }
      total.archivos++
      total.paginas += pages.length
    }
    return total
  } finally {
    lector.close()
  }
}

/** Every so many, so that a few stand for all. */
function repartidas(leidas: readonly Leida[]): Leida[] {
  const step = Math.max(1, Math.floor(leidas.length / 7))
  return Array.from({ length: step }, (_, start) => leidas.filter((_each, index) => index % step === start)).flat()
}

interface Tiempo {
  readonly reloj: number
  readonly cpu: number
}

async function medirLector(lector: Lector, { ruta, esperado }: Muestra): Promise<Tiempo> {
  const before = hijos().reduce((sum, pid) => sum + segundosCpu(pid), 0)
  const start = performance.now()
  await lector.readDocument(ruta, esperado ? { esperado } : {})
  const reloj = (performance.now() - start) / 1000
  return { reloj, cpu: hijos().reduce((sum, pid) => sum + segundosCpu(pid), 0) - before }
}

/** One pass over one image, in one thread. */
async function medirNativo(image: string, datos: string): Promise<Tiempo> {
  const start = performance.now()
  // `time` of bash tells what the child used; its own start is a few milliseconds.
  const script = 'TIMEFORMAT="%U %S"; time tesseract "$1" stdout -l spa --tessdata-dir "$2" >/dev/null 2>/dev/null'
  const child = spawn('bash', ['-c', script, 'bash', image, datos], {
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let told = ''
  child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()))
  await new Promise((resolve) => child.once('close', resolve))
  const reloj = (performance.now() - start) / 1000
  return {
    reloj,
    cpu: told
      .trim()
      .split(/\s+/)
      .map(Number)
      .reduce((sum, each) => sum + each, 0),
  }
}

/** The very language data that the reader uses, as native tesseract wants it. */
async function datosDelIdioma(folder: string): Promise<string> {
  const data = path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/spa/package.json'))
  const zipped = await readFile(path.join(data, '4.0.0_best_int', 'spa.traineddata.gz'))
  await writeFile(path.join(folder, 'spa.traineddata'), gunzipSync(zipped))
  return folder
}

async function imagenes({ imagenes: given, ruta, dpi, id }: Muestra, folder: string): Promise<readonly string[]> {
  if (given.length > 0) return given
  if (!ruta.endsWith('.pdf')) return [ruta]
  const files: string[] = []
  for (const [index, page] of (await imagenesDe(await readFile(ruta), dpi || 200)).entries()) {
    const file = path.join(folder, `${path.basename(id)}-${index + 1}.png`)
    await writeFile(file, page.toBuffer('image/png'))
    files.push(file)
  }
  return files
}
