import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { ROOT, run } from './run.mjs'

/** Failed files after which a step stops: whatever broke them breaks the rest too. */
const MAX_FAILED_FILES = 15

/**
 * Runs test files with Vitest. `files` are paths from the root, `projects` the projects of vitest.config.ts they belong to.
 * With `again`, failed files run once more from their beginning, on a new database: tests that pass then count as passed, and `retried`
 * names them. With `node`, that Node binary runs Vitest and its workers. Returns counts, CPU seconds, faults, and one entry per file;
 * a skipped test, and a file that did not run, count as failed.
 */
export async function vitest(out, files, projects, { env = {}, args = [], again = false, node, signal } = {}) {
  const attempt = (some) => report(out, some, projects, { env, args, node, signal })
  const first = await attempt(files)
  const broken = first.files.filter(isBroken).map(({ file }) => file)
  const stopped = signal?.aborted || broken.length >= MAX_FAILED_FILES
  if (!again || broken.length === 0 || stopped) return summed(files, first, [])
  console.log(`\nSegundo intento: ${broken.join(', ')}`)
  const second = await attempt(broken)
  const anew = new Map(second.files.map((each) => [each.file, each]))
  const retried = first.files.filter((each) => isBroken(each) && anew.has(each.file) && !isBroken(anew.get(each.file)))
  return summed(
    files,
    {
      files: first.files.map((each) => anew.get(each.file) ?? each),
      loose: [...first.loose, ...second.loose],
      cpu: first.cpu + second.cpu,
    },
    retried,
  )
}

const isBroken = ({ failed, skipped, faults }) => failed + skipped > 0 || faults.length > 0

async function report(out, files, projects, { env, args, node, signal }) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-informe-'))
  const file = path.join(folder, 'informe.jsonl')
  const program = path.join(ROOT, 'node_modules/vitest/vitest.mjs')
  const options = [...projects.flatMap((project) => ['--project', project]), ...args]
  const reporters = ['--reporter=default', '--reporter=./scripts/test/informe.mjs']
  const { ok, cpu } = await run(out, node ?? process.execPath, [program, 'run', ...files, ...options, ...reporters], {
    env: { ...env, INFORME: file, MAX_FALLIDOS: String(MAX_FAILED_FILES) },
    signal,
  })
  const lines = (await readFile(file, 'utf8').catch(() => ''))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  await rm(folder, { recursive: true, force: true })
  const ran = lines.filter((line) => line.file)
  const loose = lines.flatMap((line) => line.loose ?? [])
  if (!ok && loose.length === 0 && !ran.some(isBroken)) loose.push('Vitest terminó mal sin decir por qué')
  return { files: ran, loose, cpu }
}

function summed(asked, { files, loose, cpu }, retried) {
  const total = (key) => files.reduce((sum, each) => sum + each[key], 0)
  const ran = new Set(files.map(({ file }) => file))
  const missing = asked.filter((file) => !ran.has(file))
  const told = (all) => all.flatMap(({ file, faults }) => faults.map((text) => `${file} > ${text}`))
  const omitted = files.filter(({ skipped }) => skipped > 0).map(({ file, skipped }) => `${file}: ${skipped} omitidas`)
  const faults = [...told(files), ...omitted, ...missing.map((file) => `${file}: no se ejecutó`), ...loose]
  const outside = files.filter((each) => each.failed + each.skipped === 0 && isBroken(each)).length
  const failed = total('failed') + total('skipped') + outside + missing.length + loose.length
  return { passed: total('passed'), failed, cpu, faults, files, retried }
}
