import { link, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildProduct, runCli } from '#test/support/built-cli.ts'
import { drawNss, pdf } from '#test/lector/papeles.ts'

let folder: string
beforeAll(async () => {
  await buildProduct()
  folder = await mkdtemp(path.join(tmpdir(), 'mil-'))
  await writeFile(path.join(folder, 'papel.pdf'), await pdf(drawNss))
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

interface Informe {
  readonly memoriaMb: number
}

/** A batch of one paper under many names, and the most memory that the command held while it ran. */
async function lote(cuantos: number) {
  const entrada = path.join(folder, `${cuantos}`)
  await mkdir(entrada)
  const names = Array.from({ length: cuantos }, (_, n) => `p${String(n).padStart(4, '0')}.pdf`)
  for (const name of names) await link(path.join(folder, 'papel.pdf'), path.join(entrada, name))
  const salida = `${entrada}.jsonl`
  const { code, out } = await runCli(['ocr', 'lote', entrada, '--salida', salida, '--json'])
  const lineas = (await readFile(salida, 'utf8')).trimEnd().split('\n')
  return { code, lineas, memoriaMb: (JSON.parse(out) as Informe).memoriaMb }
}

it('a thousand files take no more memory than a hundred', { timeout: 240_000 }, async () => {
  const [cien, mil] = [await lote(100), await lote(1000)]
  expect([cien.code, mil.code]).toEqual([0, 0])
  expect([cien.lineas.length, mil.lineas.length]).toEqual([100, 1000])
  expect(new Set(mil.lineas.map((line) => (JSON.parse(line) as { documento: string }).documento))).toEqual(
    new Set(['nss']),
  )
  expect(mil.memoriaMb).toBeLessThan(1.3 * cien.memoriaMb)
})
