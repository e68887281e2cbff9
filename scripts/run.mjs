// `node scripts/run.mjs <entry> [args]`: builds what is missing, then runs dist/<entry>.js with enough native threads
// for the database, so that a slow query never waits behind another.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildAll } from './build.mjs'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const [entry, ...args] = process.argv.slice(2)

await buildAll({ pantallas: entry !== 'bench-lectura' })
const envFile = path.join(ROOT, '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)
const child = spawn(process.execPath, ['--enable-source-maps', path.join(ROOT, 'dist', `${entry}.js`), ...args], {
  stdio: 'inherit',
  env: { UV_THREADPOOL_SIZE: '16', ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
