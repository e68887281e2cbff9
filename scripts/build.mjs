// Builds what is missing or old: the server, the CLI and the demo by esbuild, the admin app by Vite.
// `node scripts/build.mjs [--force]`; ends at once when dist/ is newer than every source.
import { createHash } from 'node:crypto'
import { readdir, readFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const DIST = path.join(ROOT, 'dist')

/** What a real server runs. */
export const SHIPPED_ENTRIES = {
  portal: 'cli/main.ts',
  start: 'seeds/start.ts',
  'lector-child': 'api/documentos/lector/proceso/child.ts',
  'tabla-child': 'api/files/tabla/child.ts',
  'lectura-child': 'api/cargas/lectura/child.ts',
  'libro-child': 'api/files/libro/child.ts',
  'formulas-child': 'api/fondos/formulas/child.ts',
}
const SERVER_ENTRIES = {
  ...SHIPPED_ENTRIES,
  demo: 'seeds/demo/main.ts',
  muestras: 'seeds/documentos/main.ts',
  bench: 'test/bench/main.ts',
  'bench-desnuda': 'test/bench/desnuda.ts',
  'bench-retraso': 'test/bench/retraso.ts',
  'bench-linea-desnuda': 'test/bench/cargas/linea-desnuda.ts',
  'bench-lectura': 'test/bench/lectura/main.ts',
}

/**
 * Fingerprint of contents and of paths below `root`: equal means that nothing to build has changed, also when the whole folder was
 * copied elsewhere.
 */
export async function fingerprint(folders, files, root = ROOT) {
  const hash = createHash('sha256')
  const visit = async (folder) => {
    const entries = await readdir(folder, { withFileTypes: true })
    for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name))) {
      const full = path.join(folder, entry.name)
      if (entry.isDirectory()) await visit(full)
      else if (/\.(ts|tsx|css|html|json|svg|mjs)$/.test(entry.name))
        hash.update(path.relative(root, full)).update(await readFile(full))
    }
  }
  for (const folder of folders) await visit(path.join(root, folder))
  for (const file of files) hash.update(await readFile(path.join(root, file)))
  return hash.digest('hex')
}

/** Bundles `entries` ({name: source}) into `outdir`; libraries stay outside. */
export async function buildServer(entries, outdir) {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: ROOT,
    entryPoints: Object.entries(entries).map(([out, input]) => ({ in: input, out })),
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    // A stack tells file and line: the text of the source would be held in memory by every process.
    sourcesContent: false,
    logLevel: 'warning',
  })
}

/**
 * The screens are built for use whoever asks: Vite takes NODE_ENV as it finds it, and under a test's it packed React's development
 * build, three times as slow. What is started afterwards keeps the environment of whoever asked.
 */
async function buildAdmin() {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  await build({ configFile: path.join(ROOT, 'vite.config.ts'), logLevel: 'warn' })
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
}

async function unlessFresh(name, current, work) {
  const stamp = path.join(DIST, `.${name}`)
  const before = await readFile(stamp, 'utf8').catch(() => '')
  if (before === current && !process.argv.includes('--force')) return
  const start = Date.now()
  process.stdout.write(`Construyendo ${name}… `)
  await work()
  await mkdir(DIST, { recursive: true })
  await writeFile(stamp, current)
  process.stdout.write(`listo en ${((Date.now() - start) / 1000).toFixed(1)} s\n`)
}

/** `dist/respuestas.json`: the schema of what each call answers (scripts/respuestas). */
export async function buildRespuestas() {
  const types = await fingerprint(['domain', 'scripts/respuestas'], ['package.json'])
  await unlessFresh('respuestas', types, async () => {
    const { esquemasDeRespuestas } = await import('./respuestas/respuestas.mjs')
    const target = path.join(DIST, 'respuestas.json')
    await mkdir(DIST, { recursive: true })
    await writeFile(`${target}.${process.pid}`, JSON.stringify(esquemasDeRespuestas()))
    await rename(`${target}.${process.pid}`, target)
  })
}

/** `pantallas` false leaves the screens as they are: what reads documents needs none. */
export async function buildAll({ pantallas = true } = {}) {
  const server = await fingerprint(
    ['domain', 'api', 'cli', 'seeds', 'test/bench', 'test/support'],
    ['package.json', 'scripts/build.mjs'],
  )
  await unlessFresh('servidor', server, async () => {
    const entries = await readdir(DIST).catch(() => [])
    for (const entry of entries.filter((name) => /\.js(\.map)?$/.test(name))) await rm(path.join(DIST, entry))
    await buildServer(SERVER_ENTRIES, DIST)
  })
  await buildRespuestas()
  if (!pantallas) return
  const admin = await fingerprint(['domain', 'admin'], ['package.json', 'vite.config.ts', 'scripts/trozos.ts'])
  await unlessFresh('pantallas', admin, buildAdmin)
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await buildAll({ pantallas: !process.argv.includes('--sin-pantallas') })
