// `npm run build [folder]`: makes the folder that a real server runs, `entrega/` unless told otherwise. It holds the built
// portal and CLI, the screens, the migrations, and a package.json with its lockfile of what runs alone: there,
// `npm ci --omit=dev` and `npm start` are all it takes. It is made beside and put in place whole.
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildAll, buildServer, SHIPPED_ENTRIES } from './build.mjs'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

const COPIED = [
  'dist/admin',
  'dist/respuestas.json',
  'api/db/migrations',
  'scripts/run.mjs',
  'scripts/supervise.mjs',
  '.env.example',
  'deploy',
  'docs/install.md',
  'docs/backup.md',
]

const readJson = async (name) => JSON.parse(await readFile(path.join(ROOT, name), 'utf8'))

/** What runs, without what builds and tests it. */
function shippedPackage({ name, version, description, type, engines, bin, dependencies, allowScripts }) {
  const scripts = { start: 'node scripts/run.mjs start', portal: 'node scripts/run.mjs portal' }
  const installed = Object.entries(allowScripts).filter(([library]) => library in dependencies)
  return {
    name,
    version,
    private: true,
    description,
    type,
    engines,
    bin,
    scripts,
    dependencies,
    allowScripts: Object.fromEntries(installed),
  }
}

/** The lockfile without the libraries that only building and testing need. */
function shippedLock(lock, shipped) {
  const { name, version, engines, bin, dependencies } = shipped
  const needed = Object.entries(lock.packages).filter(([place, { dev }]) => place !== '' && !dev)
  return { ...lock, packages: { '': { name, version, engines, bin, dependencies }, ...Object.fromEntries(needed) } }
}

export async function makeEntrega(target) {
  await buildAll()
  const beside = `${target}.nueva`
  await rm(beside, { recursive: true, force: true })
  await mkdir(beside, { recursive: true })
  await buildServer(SHIPPED_ENTRIES, path.join(beside, 'dist'))
  for (const each of COPIED) await cp(path.join(ROOT, each), path.join(beside, each), { recursive: true })
  const shipped = shippedPackage(await readJson('package.json'))
  const write = (name, value) => writeFile(path.join(beside, name), `${JSON.stringify(value, null, 2)}\n`)
  await write('package.json', shipped)
  await write('package-lock.json', shippedLock(await readJson('package-lock.json'), shipped))
  await rm(target, { recursive: true, force: true })
  await rename(beside, target)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const target = path.resolve(process.argv[2] ?? path.join(ROOT, 'entrega'))
  await makeEntrega(target)
  process.stdout.write(`Listo: ${target}\nAllí: npm ci --omit=dev && npm start\n`)
}
