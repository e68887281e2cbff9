import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

let found: Promise<string> | undefined

/**
 * The file to fork for a reader: `lector-child.js` beside the built server, or, when this runs from source, a bundle made
 * once per content under `node_modules/.cache`.
 */
export function programaLector(): Promise<string> {
  found ??= import.meta.url.endsWith('.ts') ? bundled() : Promise.resolve(built())
  return found
}

function built(): string {
  const places = ['./lector-child.js', '../lector-child.js'].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  )
  const place = places.find((each) => existsSync(each))
  if (place === undefined) throw new Error(`No reader was built: ${places.join(', ')}`)
  return place
}

/** Named by its content and put in place by renaming: two processes that do this at once write the same file. */
async function bundled(): Promise<string> {
  const { build } = await import('esbuild')
  const entry = fileURLToPath(new URL('./child.ts', import.meta.url))
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
  })
  const code = outputFiles[0]?.contents ?? new Uint8Array()
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16)
  const modules = dirname(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')))
  const target = join(modules, '.cache', 'portal', `lector-child-${hash}.mjs`)
  if (existsSync(target)) return target
  await mkdir(dirname(target), { recursive: true })
  const own = `${target}.${process.pid}.tmp`
  await writeFile(own, code)
  await rename(own, target)
  return target
}
