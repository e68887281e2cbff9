import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onReset } from '#api/memory.ts'

const found = new Map<string, Promise<string>>()
onReset(() => found.clear())

/**
 * The file to fork for a process of its own: `<name>.js` beside the built server, or, when this runs from source, a bundle
 * of `entry` (beside the module that asks, whose `import.meta.url` is `from`), made once per content under `node_modules/.cache`.
 */
export function childProgram(name: string, entry: string, from: string): Promise<string> {
  const known = found.get(name) ?? (from.endsWith('.ts') ? bundled(name, new URL(entry, from)) : built(name, from))
  found.set(name, known)
  return known
}

/** Hostile files are opened without the server's secrets around. */
export function childEnv(): NodeJS.ProcessEnv {
  const { PATH, TZ, TMPDIR } = process.env
  return Object.fromEntries(Object.entries({ PATH, TZ, TMPDIR }).filter(([, value]) => value !== undefined))
}

function built(name: string, from: string): Promise<string> {
  const places = [`./${name}.js`, `../${name}.js`].map((place) => fileURLToPath(new URL(place, from)))
  const place = places.find((each) => existsSync(each))
  if (place === undefined) throw new Error(`Not built: ${places.join(', ')}`)
  return Promise.resolve(place)
}

/** Named by its content and put in place by renaming: two processes that do this at once write the same file. */
async function bundled(name: string, entry: URL): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
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
  const target = join(modules, '.cache', 'portal', `${name}-${hash}.mjs`)
  if (existsSync(target)) return target
  await mkdir(dirname(target), { recursive: true })
  const own = `${target}.${process.pid}.tmp`
  await writeFile(own, code)
  await rename(own, target)
  return target
}
