import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Medida } from './main.ts'

const DIST = 'dist/admin'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

/** Bytes, gzip, of the scripts that a first load of these entries brings: each entry and what it imports at once. */
async function firstLoad(entries: readonly string[]): Promise<number> {
  const manifest = JSON.parse(await readFile(path.join(DIST, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const wanted = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || wanted.has(chunk.file)) return
    wanted.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  for (const entry of entries) {
    if (!manifest[entry]) throw new Error(`${entry} is not in the manifest: ${Object.keys(manifest).join(', ')}`)
    visit(entry)
  }
  let bytes = 0
  for (const file of wanted) bytes += gzipSync(await readFile(path.join(DIST, file))).length
  return bytes
}

const kB = (bytes: number) => Math.round(bytes / 1000)

async function medida(que: string, entries: readonly string[], limit: number): Promise<Medida> {
  const size = kB(await firstLoad(entries))
  return { que, cifra: `${size} kB`, meta: `≤ ${limit} kB`, cumple: size <= limit }
}

/** Script of a first load, gzip. */
export async function measureBundles(): Promise<Medida[]> {
  await readdir(DIST)
  const login = ['index.html']
  const wizard = [
    'index.html',
    'portal/frame/SignedIn.tsx',
    'portal/procesos/Dashboard.tsx',
    'portal/afiliacion/AltaDocA/AltaDocA.tsx',
  ]
  return [
    await medida('Primera carga de /login, script con gzip', login, 190),
    await medida('Primera carga del alta, script con gzip', wizard, 310),
  ]
}
