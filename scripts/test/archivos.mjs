import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from './run.mjs'

/** Project of vitest.config.ts by folder of `test/`; the first match counts. */
const PROJECTS = [
  ['domain/', 'unit'],
  ['admin/', 'unit'],
  ['seeds/', 'seeds'],
  ['scripts/', 'scripts'],
  ['lector/', 'lector'],
  ['api/', 'api'],
  ['cli/', 'api'],
  ['procesos/', 'procesos'],
  ['componentes/', 'componentes'],
  ['browser/oficio/', 'oficio'],
  ['browser/accesible/', 'accesible'],
  ['browser/pantallas/', 'pantallas'],
  ['browser/panel/', 'browser'],
  ['browser/portal/', 'browser'],
].map(([folder, project]) => [`test/${folder}`, project])

/**
 * Every test file, sorted by path: its project, whether it belongs to the second tier by its name (`deep`), and whether its result depends
 * on the database engine (`engine`: `test/api/db/**` and each API file that names `dialect`). Throws when a file belongs to no project,
 * since no step runs it.
 */
export async function testFiles() {
  const names = (await readdir(path.join(ROOT, 'test'), { recursive: true }))
    .map((name) => `test/${name.split(path.sep).join('/')}`)
    .filter((name) => /\.test\.tsx?$/.test(name))
    .sort()
  return Promise.all(names.map(describeFile))
}

async function describeFile(file) {
  const project = PROJECTS.find(([folder]) => file.startsWith(folder))?.[1]
  if (!project) throw new Error(`${file} no está en ningún proyecto de pruebas (scripts/test/archivos.mjs).`)
  const text = await readFile(path.join(ROOT, file), 'utf8')
  return {
    file,
    project,
    deep: /\.deep\.test\.tsx?$/.test(file),
    engine: project === 'api' && (file.startsWith('test/api/db/') || /\bdialect\b/.test(text)),
  }
}
