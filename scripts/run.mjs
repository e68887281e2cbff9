// `node scripts/run.mjs <entry> [args]`: builds what is missing, then runs dist/<entry>.js with enough native threads
// for the database, so that a slow query never waits behind another. `start` is kept running (supervise.mjs). The folder that
// `npm run build` makes has no build.mjs: there everything is built.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const [entry, ...args] = process.argv.slice(2)

const BUILD = path.join(ROOT, 'scripts/build.mjs')
if (existsSync(BUILD)) {
  // In a process of its own: what a build loads is not held while the portal runs.
  const build = spawnSync(process.execPath, [BUILD, ...(entry === 'bench-lectura' ? ['--sin-pantallas'] : [])], {
    stdio: 'inherit',
  })
  if (build.status !== 0) process.exit(build.status ?? 1)
}
const envFile = path.join(ROOT, '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)
// The demo makes a year of the institute at once: most of what it makes dies young, if there is room to.
const MEMORY = entry === 'demo' ? ['--max-semi-space-size=64'] : []
const program = ['--enable-source-maps', ...MEMORY, path.join(ROOT, 'dist', `${entry}.js`), ...args]
const env = { UV_THREADPOOL_SIZE: '16', ...process.env }

if (entry === 'start') {
  const { supervise } = await import('./supervise.mjs')
  supervise(program, env, ['--aceptar-perdida'])
} else {
  const child = spawn(process.execPath, program, { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
