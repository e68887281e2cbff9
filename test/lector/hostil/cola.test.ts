import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os, { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Lector, type Avance } from '#api/documentos/lector/lector.ts'
import { OPCIONES_LECTOR } from '#api/documentos/lector/proceso/opciones.ts'
import { Proceso, ProcesoMuerto } from '#api/documentos/lector/proceso/proceso.ts'
import { drawNss, pdf, PERSONA, spinningPdf } from '#test/lector/papeles.ts'
import { childrenOf, isAlive } from '#test/support/built-cli.ts'
import { png } from '#test/support/imagen/imagenes.ts'

/** One reader for all who wait: their places, their order, and what stays when they leave. */
let folder: string
let bueno: string
let lento: string
/** A photo: it has no text of its own, so it waits among those that are recognised. */
let hoja: string
let lector: Lector
let before: number[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cola-'))
  bueno = join(folder, 'bueno.pdf')
  lento = join(folder, 'lento.pdf')
  await writeFile(bueno, await pdf(drawNss))
  await writeFile(lento, spinningPdf())
  hoja = join(folder, 'hoja.png')
  await writeFile(hoja, png(400, 300))
  // What prepares the reader's program from its source has a process of its own, which stays.
  const first = new Lector()
  await first.countPages(bueno)
  first.close()
})
beforeEach(async () => {
  before = await childrenOf(process.pid)
  lector = new Lector({ procesos: 1, limiteMs: 20_000, prioridad: 7 })
})
afterEach(() => lector.close())
afterAll(() => rm(folder, { recursive: true }))

/** The readers that this test started. */
const readers = async () => (await childrenOf(process.pid)).filter((pid) => !before.includes(pid))
const outcome = (reading: Promise<unknown>) =>
  reading.then(
    () => 'leido',
    (error: unknown) => (error as { codigo: string }).codigo,
  )

/**
 * A reader busy with a file that it will not end by itself: that of papers with text of their own, or that of the others,
 * where a batch's go at once.
 */
async function keepBusy(deLote = false): Promise<{ readonly free: () => Promise<void>; readonly pid: number }> {
  const abort = new AbortController()
  let began = false
  const reading = outcome(
    lector.readDocument(lento, {
      deLote,
      signal: abort.signal,
      onProgress: ({ etapa }) => (began ||= etapa === 'leyendo'),
    }),
  )
  await expect.poll(async () => began && (await readers()).length === 1, { message: 'the reader is busy' }).toBe(true)
  const [pid = 0] = await readers()
  const free = async () => {
    abort.abort()
    expect(await reading).toBe('cancelado')
  }
  return { free, pid }
}

it('each one who waits is told its place, and again when somebody before leaves or is done', async () => {
  const { free } = await keepBusy()
  const told: string[][] = [[], [], []]
  const leave = new AbortController()
  const readings: Promise<string>[] = []
  for (const [n, mine] of told.entries()) {
    const onProgress = ({ mensaje }: Avance) => mine.at(-1) === mensaje || mine.push(mensaje)
    readings.push(outcome(lector.readDocument(bueno, { onProgress, ...(n === 1 && { signal: leave.signal }) })))
    await expect.poll(() => lector.status().enCola === n + 1, { message: 'it waits' }).toBe(true)
  }
  expect(told.map((mine) => mine.at(-1))).toEqual([
    'Hay 1 antes que el tuyo.',
    'Hay 2 antes que el tuyo.',
    'Hay 3 antes que el tuyo.',
  ])
  leave.abort()
  expect(await readings[1]).toBe('cancelado')
  await expect
    .poll(() => told[2]!.at(-1) === 'Hay 2 antes que el tuyo.', { message: 'the last one moves up' })
    .toBe(true)
  await free()
  expect(await Promise.all(readings)).toEqual(['leido', 'cancelado', 'leido'])
  expect(told[2]).toContain('Hay 1 antes que el tuyo.')
  expect(told[2]!.at(-1)).toBe('Abriendo el documento.')
})

it('a page on the screen goes first, then what people send, then the files of a batch', async () => {
  const { free } = await keepBusy(true)
  const order: string[] = []
  const all: Promise<unknown>[] = []
  const enter = async (name: string, work: () => Promise<unknown>) => {
    all.push(work().then(() => order.push(name)))
    await expect.poll(() => lector.status().enCola === all.length, { message: `${name} waits` }).toBe(true)
  }
  await enter('lote 1', () => lector.readDocument(hoja, { deLote: true }))
  await enter('lote 2', () => lector.readDocument(hoja, { deLote: true }))
  await enter('persona 1', () => lector.readDocument(hoja))
  await enter('persona 2', () => lector.readDocument(hoja))
  await enter('pantalla', () => lector.renderPage(bueno, 1, { width: 100 }))
  await free()
  await Promise.all(all)
  expect(order).toEqual(['pantalla', 'persona 1', 'persona 2', 'lote 1', 'lote 2'])
})

it('who leaves while it is read takes the reader along: no process stays, and the next one is served', async () => {
  const { free, pid } = await keepBusy()
  await free()
  await expect.poll(async () => !(await isAlive(pid)), { message: 'the reader is gone' }).toBe(true)
  expect(lector.status()).toMatchObject({ ocupados: 0, enCola: 0 })
  expect((await lector.readDocument(bueno)).datos).toMatchObject({ nss: PERSONA.nss })
})

it('who has left before it begins never begins', async () => {
  expect(await outcome(lector.readDocument(bueno, { signal: AbortSignal.abort() }))).toBe('cancelado')
  expect(await readers()).toEqual([])
})

describe.each([
  ['is killed from outside', 'SIGKILL', 'memoria', 'El archivo pide demasiada memoria para leerse.'],
  ['crashes in a native library', 'SIGSEGV', 'interrumpido', 'La lectura se interrumpió dos veces.'],
] as const)('a reader that %s', (_how, signal, codigo, message) => {
  it('is replaced, and its paper is read', async () => {
    const reading = lector.readDocument(bueno)
    await expect.poll(async () => (await readers()).length === 1, { message: 'it begins' }).toBe(true)
    process.kill((await readers())[0]!, signal)
    expect((await reading).datos).toMatchObject({ nss: PERSONA.nss })
  })

  it('twice with the same paper ends the reading with a clear error, and the next paper is read', async () => {
    const ended: number[] = []
    const reading = lector.readDocument(lento).catch((error: unknown) => error)
    for (const time of ['first', 'second']) {
      const another = async () => (await readers()).find((pid) => !ended.includes(pid)) ?? 0
      await expect.poll(another, { message: `${time} reader` }).toBeGreaterThan(0)
      ended.push(await another())
      process.kill(ended.at(-1)!, signal)
    }
    expect(await reading).toMatchObject({ name: 'LectorError', codigo, message })
    expect((await lector.readDocument(bueno)).datos).toMatchObject({ nss: PERSONA.nss })
  })
})

it('a reader that exits by itself has died too: its paper is not called damaged', async () => {
  const programa = join(folder, 'se-va.mjs')
  await writeFile(programa, `process.send('listo'); process.on('message', () => process.exit(1))`)
  const proceso = new Proceso(programa, OPCIONES_LECTOR, () => undefined)
  const peticion = { tipo: 'contar', ruta: bueno, maxPaginas: 30 } as const
  const working = proceso.trabajar({ peticion, signal: undefined, onPagina: () => undefined })
  await expect(working).rejects.toBeInstanceOf(ProcesoMuerto)
  await expect(working).rejects.toMatchObject({ codigo: 'interrumpido' })
})

it('a reader goes on from file to file, and is replaced once it holds too much', async () => {
  await lector.readDocument(bueno)
  const [first] = await readers()
  await lector.readDocument(bueno)
  expect(await readers()).toEqual([first])
  lector.close()
  await expect.poll(async () => (await readers()).length === 0, { message: 'it is gone' }).toBe(true)
  lector = new Lector({ procesos: 1, reciclarMb: 1 })
  expect((await lector.readDocument(bueno)).datos).toMatchObject({ nss: PERSONA.nss })
  await expect.poll(async () => (await readers()).length === 0, { message: 'it is gone too' }).toBe(true)
  expect((await lector.readDocument(bueno)).datos).toMatchObject({ nss: PERSONA.nss })
})

it('a reader whose program is not there is a fault of ours: no paper is called damaged for it', async () => {
  const proceso = new Proceso(join(folder, 'no-existe.mjs'), OPCIONES_LECTOR, () => undefined)
  const peticion = { tipo: 'contar', ruta: bueno, maxPaginas: 30 } as const
  const working = proceso.trabajar({ peticion, signal: undefined, onPagina: () => undefined })
  await expect(working).rejects.toThrow('The reader did not start')
  await expect(working).rejects.not.toMatchObject({ name: 'LectorError' })
})

it('the limit of a paper is of its reading: a reader that takes long to begin leaves it whole', async () => {
  const [programa, empieza, responde] = ['lento-al-empezar.mjs', 'empieza', 'responde'].map((name) =>
    join(folder, name),
  )
  await writeFile(
    programa!,
    `import { existsSync } from 'node:fs'
     const once = (file, act) => {
       const watch = setInterval(() => existsSync(file) && (clearInterval(watch), act()), 20)
     }
     once(${JSON.stringify(empieza)}, () => {
       process.send('listo')
       process.on('message', () => {
         process.send({ tipo: 'progreso', pagina: 1, de: 1 })
         once(${JSON.stringify(responde)}, () => process.send({ tipo: 'contado', paginas: 1, hechas: 1 }))
       })
     })`,
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const proceso = new Proceso(programa!, { ...OPCIONES_LECTOR, limiteMs: 4_000 }, () => undefined)
    const peticion = { tipo: 'contar', ruta: bueno, maxPaginas: 30 } as const
    const onPagina = vi.fn()
    const working = proceso.trabajar({ peticion, signal: undefined, onPagina })
    vi.advanceTimersByTime(3_000)
    await writeFile(empieza!, '')
    await expect.poll(() => onPagina.mock.calls, { message: 'it has begun' }).toEqual([[1, 1]])
    vi.advanceTimersByTime(3_000)
    await writeFile(responde!, '')
    await expect(working).resolves.toMatchObject({ tipo: 'contado', paginas: 1 })
    proceso.cerrar()
  } finally {
    vi.useRealTimers()
  }
})

it('readers yield to the program that answers people', async () => {
  const { free, pid } = await keepBusy()
  expect(os.getPriority(pid)).toBe(7)
  await free()
})
