import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const program = new URL('../../scripts/build.mjs', import.meta.url)
const { fingerprint } = (await import(program.href)) as {
  readonly fingerprint: (folders: readonly string[], files: readonly string[], root: string) => Promise<string>
}

it('the fingerprint of a build is the same in a copied folder, and another when a source changes or moves', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'huella-'))
  try {
    const [original, copia] = [path.join(folder, 'original'), path.join(folder, 'copia')]
    await mkdir(path.join(original, 'api'), { recursive: true })
    await writeFile(path.join(original, 'package.json'), '{}')
    await writeFile(path.join(original, 'api/una.ts'), 'export const una = 1')
    await cp(original, copia, { recursive: true })
    const huella = (root: string) => fingerprint(['api'], ['package.json'], root)
    const before = await huella(original)
    expect(await huella(copia)).toBe(before)
    await rename(path.join(copia, 'api/una.ts'), path.join(copia, 'api/otra.ts'))
    expect(await huella(copia)).not.toBe(before)
    await writeFile(path.join(original, 'api/una.ts'), 'export const una = 2')
    expect(await huella(original)).not.toBe(before)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
