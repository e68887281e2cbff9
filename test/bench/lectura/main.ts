import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * `npm run bench:lectura`: reads papers whose content is known, whole and harmed, and tells how well. This run lasts minutes
 * and forks readers all along: it works from a copy of what was built, so that a new build does not take them away.
 */
const own = fileURLToPath(import.meta.url)
const copied = path.basename(path.dirname(own)).startsWith('banco-')
const SENALES = ['SIGINT', 'SIGTERM'] as const
process.exitCode = copied ? await correr() : await desdeCopia()

async function desdeCopia(): Promise<number> {
  const dist = path.dirname(own)
  const target = path.resolve(dist, '../node_modules/.cache/portal', `banco-${process.pid}`)
  await mkdir(target, { recursive: true })
  const files = await readdir(dist)
  for (const file of files.filter((name) => /\.js(\.map)?$/.test(name)))
    await cp(path.join(dist, file), path.join(target, file))
  const args = ['--enable-source-maps', path.join(target, path.basename(own)), ...process.argv.slice(2)]
  const env = { ...process.env, PORTAL_ROOT: path.resolve(dist, '..') }
  const child = spawn(process.execPath, args, { stdio: 'inherit', env })
  for (const signal of SENALES) process.on(signal, () => child.kill(signal))
  const code = await new Promise<number>((resolve) => child.once('exit', (status) => resolve(status ?? 1)))
  await rm(target, { recursive: true, force: true })
  return code
}

async function correr(): Promise<number> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-lectura-'))
  for (const signal of SENALES)
    process.once(signal, () => {
      rmSync(folder, { recursive: true, force: true })
      process.exit(1)
    })
  Object.assign(process.env, {
    NODE_ENV: 'test',
    DATABASE_URL: `sqlite:${path.join(folder, 'bench.sqlite')}`,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    PORTAL_TODAY: '2026-11-20',
  })
  const { leerArgumentos } = await import('./argumentos.ts')
  const { runLectura } = await import('./run-lectura.ts')
  try {
    return await runLectura(leerArgumentos(process.argv.slice(2)), folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
