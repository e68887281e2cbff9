import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildProduct, childrenOf, isAlive, runCli, startCli } from '#test/support/built-cli.ts'
import { zipOf } from '#test/support/hostil/zip-file.ts'
import { drawCurp, drawNss, pdf, pdfOfImage, scan } from '#test/lector/papeles.ts'

/** A batch of the built command that is cut in every way, and what it leaves. */
let folder: string
let entrada: string
let salida: string
let entera: Buffer
const files = new Map<string, Buffer>()

beforeAll(async () => {
  await buildProduct()
  folder = await mkdtemp(join(tmpdir(), 'lote-'))
  entrada = join(folder, 'papeles')
  salida = join(folder, 'salida.jsonl')
  await mkdir(join(entrada, 'área 2'), { recursive: true })
  await fillFiles()
  for (const [name, bytes] of files) await writeFile(join(entrada, name), bytes)
  const whole = join(folder, 'entera.jsonl')
  expect(await runCli(['ocr', 'lote', entrada, '--salida', whole])).toMatchObject({ code: 1 })
  entera = await readFile(whole)
}, 120_000)
beforeEach(() => rm(salida, { force: true }))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Twelve digital papers, two scanned ones among them, and a file that is no paper. */
async function fillFiles(): Promise<void> {
  const digital = await Promise.all(Array.from({ length: 12 }, (_, n) => pdf(n % 2 === 0 ? drawNss : drawOneCurp)))
  for (const [n, bytes] of digital.entries())
    files.set(n < 8 ? `p${String(n).padStart(2, '0')}.pdf` : `área 2/p${n}.pdf`, bytes)
  const original = join(folder, 'original.pdf')
  await writeFile(original, await pdf(drawNss))
  files.set('p03-escaneado.pdf', await pdfOfImage(await scan(original, { dpi: 130 })))
  files.set('p06-girado.pdf', await pdfOfImage(await scan(original, { dpi: 130, giro: 2 })))
  files.set('notas.txt', Buffer.from('Esto no es un documento.'))
}

const drawOneCurp: typeof drawNss = (doc) => drawCurp(doc)
const lote = (...more: string[]) => ['ocr', 'lote', entrada, '--salida', salida, ...more]
const lines = async () => (await readFile(salida, 'latin1').catch(() => '')).split('\n').length - 1
const atLine = (n: number) => expect.poll(async () => (await lines()) >= n, { message: `line ${n}` }).toBe(true)
/** What a run may leave besides the output. */
const leftovers = async () => (await readdir(folder)).filter((name) => name.startsWith('salida.jsonl.'))

describe('an undisturbed batch', () => {
  it('writes a line for each file, in the order of the bytes of their names', () => {
    const archivos = entera
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { archivo: string }).archivo)
    expect(archivos).toEqual([...files.keys()].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))))
    expect(archivos.at(-1)).toBe('área 2/p9.pdf')
  })

  it('from a zip, in any order of its entries, it writes the same bytes as from the folder', async () => {
    const zip = join(folder, 'papeles.zip')
    await writeFile(zip, zipOf([...files].reverse().map(([name, bytes]) => ({ name, bytes }))))
    const { code, out, err } = await runCli(['ocr', 'lote', zip, '--salida', salida, '--procesos', '2', '--json'])
    expect(code).toBe(1)
    expect((await readFile(salida)).equals(entera)).toBe(true)
    expect(JSON.parse(out)).toMatchObject({
      archivos: 15,
      leidos: 14,
      conError: 1,
      conservados: 0,
      interrumpido: false,
    })
    expect(err).toContain('15 de 15 archivos (100%) · 1 con error')
    expect(err).toContain('No se pudo leer 1 archivo.')
    expect(await leftovers()).toEqual([])
  })
})

describe('a batch that is killed', () => {
  it('goes on from wherever it was, again and again, to the very bytes of an undisturbed one', async () => {
    // A scan comes before the end, after each of these lines: the run is not over when it is killed.
    for (const n of [1, 4, 8]) {
      const { child, ended } = startCli(lote('--reanudar'))
      await atLine(n)
      child.kill('SIGKILL')
      expect((await ended).code).toBeNull()
      expect(entera.subarray(0, (await readFile(salida)).length).equals(await readFile(salida))).toBe(true)
    }
    const { code, out } = await runCli(lote('--reanudar', '--json'))
    expect(code).toBe(1)
    expect((await readFile(salida)).equals(entera)).toBe(true)
    const { archivos, conservados } = JSON.parse(out) as { archivos: number; conservados: number }
    expect(archivos).toBe(15)
    expect(conservados).toBeGreaterThanOrEqual(8)
    expect(await leftovers()).toEqual([])
  })

  it.each([1, 40, 600])('drops a line cut %i bytes before its end', async (bytes) => {
    await writeFile(salida, entera)
    await truncate(salida, entera.length - bytes)
    const { code, err } = await runCli(lote('--reanudar'))
    expect(code).toBe(1)
    expect(err).toContain('El último renglón quedó a medias')
    expect((await readFile(salida)).equals(entera)).toBe(true)
  })

  it('takes its readers with it, though they were busy', async () => {
    const { child, ended } = startCli(lote())
    await atLine(2)
    const readers = await childrenOf(child.pid!)
    expect(readers).toHaveLength(1)
    child.kill('SIGKILL')
    await ended
    await expect.poll(async () => !(await isAlive(readers[0]!)), { message: 'the readers end' }).toBe(true)
  })
})

describe('a batch that is interrupted', () => {
  it.each([
    ['Ctrl-C at a terminal, which every process of the group gets', 'SIGINT', 130],
    ['the system asks it to end', 'SIGTERM', 143],
  ] as const)('%s: whole lines, nothing else left, and how to go on', async (_, signal, exit) => {
    const { child, ended } = startCli(lote('--json'))
    await atLine(2)
    process.kill(-child.pid!, signal)
    // `npm run` and its like pass on what the terminal has sent already.
    await sleep(20)
    child.kill(signal)
    const { code, out, err } = await ended
    expect(code).toBe(exit)
    expect(JSON.parse(out)).toMatchObject({ interrumpido: true, conError: 1 })
    expect(err).toContain(`Para seguir: portal ocr lote ${entrada} --salida ${salida} --reanudar`)
    const written = await readFile(salida)
    expect(written.at(-1)).toBe(10)
    expect(written.length).toBeLessThan(entera.length)
    expect(entera.subarray(0, written.length).equals(written)).toBe(true)
    expect(await leftovers()).toEqual([])
  })

  it('a second run over the same output is refused while the first one lives', async () => {
    const { child, ended } = startCli(lote())
    await atLine(1)
    expect(await runCli(lote('--reanudar'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('Otra corrida') as string,
    })
    child.kill('SIGINT')
    expect((await ended).code).toBe(130)
  })
})
