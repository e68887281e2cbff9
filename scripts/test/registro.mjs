import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { lstat, mkdir, readFile, readlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './run.mjs'

const FILE = path.join(ROOT, 'node_modules/.cache/pruebas/registro.json')

/** Hash of the names and contents of all files that git tracks or would track. */
export async function treeHash() {
  // The checkout of a build server often belongs to another user, which git refuses by default.
  const list = ['-c', 'safe.directory=*', 'ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const { stdout } = await promisify(execFile)('git', list, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 })
  const hash = createHash('sha256')
  for (const file of [...new Set(stdout.split('\0').filter(Boolean))].sort()) {
    const full = path.join(ROOT, file)
    const stat = await lstat(full).catch(() => null)
    if (stat) hash.update(`\0${file}\0`).update(stat.isSymbolicLink() ? await readlink(full) : await readFile(full))
  }
  return hash.digest('hex')
}

/** Stores what a complete `npm test` counted, for `npm run test:todo` on the same tree. */
export async function keepRecord(record) {
  await mkdir(path.dirname(FILE), { recursive: true })
  await writeFile(FILE, JSON.stringify(record))
}

/** The record of the last complete `npm test`, or null when there is none or it belongs to another tree. */
export async function recordOf(tree) {
  const record = await readFile(FILE, 'utf8').then(JSON.parse, () => null)
  return record?.tree === tree ? record : null
}
