import { execFile } from 'node:child_process'
import { link, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildProduct } from '#test/support/built-cli.ts'
import { drawNss, pdf } from '#test/lector/papeles.ts'

let folder: string
beforeAll(async () => {
  await buildProduct()
  folder = await mkdtemp(path.join(tmpdir(), 'mil-'))
  await writeFile(path.join(folder, 'papel.pdf'), await pdf(drawNss))
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What the command needs to begin with, in MB; a list of what was read of a thousand papers would not fit beside it. */
const HEAP_MB = 12

it('a thousand files are read in a heap that holds none of them', async () => {
  const [entrada, salida] = [path.join(folder, 'papeles'), path.join(folder, 'salida.jsonl')]
  await mkdir(entrada)
  const names = Array.from({ length: 1000 }, (_, n) => `p${String(n).padStart(4, '0')}.pdf`)
  for (const name of names) await link(path.join(folder, 'papel.pdf'), path.join(entrada, name))
  const lote = ['dist/portal.js', 'ocr', 'lote', entrada, '--salida', salida, '--json']
  const { stdout } = await promisify(execFile)(process.execPath, [`--max-old-space-size=${HEAP_MB}`, ...lote])
  expect(JSON.parse(stdout)).toMatchObject({ archivos: 1000 })
  const lineas = (await readFile(salida, 'utf8')).trimEnd().split('\n')
  const leidas = lineas.map((line) => JSON.parse(line) as { archivo: string; documento: string })
  expect(leidas.map(({ archivo }) => archivo)).toEqual(names)
  expect(new Set(leidas.map(({ documento }) => documento))).toEqual(new Set(['nss']))
})
