import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { run } from './run.mjs'

/**
 * Runs the named projects of vitest.config.ts. Gives counts, faults, what passed only when tried again, and each file with its
 * seconds. A skipped test is a failed one.
 */
export async function vitest(out, projects, env) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-informe-'))
  const file = path.join(folder, 'informe.json')
  const args = ['run', ...projects.flatMap((project) => ['--project', project])]
  args.push('--reporter=default', '--reporter=./scripts/test/informe.mjs')
  const ok = await run(out, 'vitest', args, { ...env, INFORME: file })
  const report = await readFile(file, 'utf8').then(JSON.parse, () => null)
  await rm(folder, { recursive: true, force: true })
  if (!report) return { passed: 0, failed: 1, ok: false, faults: ['no dejó informe'] }
  return summed(report, ok)
}

function summed({ files, loose }, ok) {
  const total = (key) => files.reduce((sum, each) => sum + each[key], 0)
  const told = (key) => files.flatMap((each) => each[key].map((text) => `${each.file} > ${text}`))
  if (total('skipped') > 0) console.log(`${total('skipped')} pruebas omitidas: una prueba omitida es una falla.`)
  const failed = total('failed') + total('skipped')
  const faults = [...told('faults'), ...loose]
  return { passed: total('passed'), failed, ok: ok && failed === 0, faults, retried: told('retried'), files }
}
