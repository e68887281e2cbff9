// `npm run datos`: writes the generated part of docs/datos.md from a database that it migrates, and from the models' docstrings.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sqlite3 from 'sqlite3'
import { buildAll } from './build.mjs'
import { readEsquema } from './datos/esquema.mjs'
import { readModelos } from './datos/modelos.mjs'
import { paginaDeDatos } from './datos/pagina.mjs'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const PAGE = path.join(ROOT, 'docs/datos.md')

/** Migrates an empty SQLite database and returns its keys. */
async function migratedEsquema() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-datos-'))
  try {
    const file = path.join(folder, 'portal.sqlite')
    const env = { ...process.env, DATABASE_URL: `sqlite:${file}`, DATA_DIR: folder }
    await promisify(execFile)(process.execPath, [path.join(ROOT, 'dist/portal.js'), 'migrar', '--yes'], { env })
    return await esquemaOf(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function esquemaOf(file) {
  const database = new sqlite3.Database(file)
  try {
    return await readEsquema(promisify(database.all.bind(database)))
  } finally {
    await promisify(database.close.bind(database))()
  }
}

await buildAll({ pantallas: false })
const [esquema, modelos, before] = await Promise.all([migratedEsquema(), readModelos(ROOT), readFile(PAGE, 'utf8')])
const after = paginaDeDatos(before, { motor: 'sqlite', esquema, modelos })
if (after !== before) await writeFile(PAGE, after)
console.log(after === before ? 'docs/datos.md ya estaba al día.' : 'docs/datos.md quedó al día.')
