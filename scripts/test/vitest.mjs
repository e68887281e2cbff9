import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { run } from './run.mjs'

/** More files than these fail for a reason that another try does not take away. */
const TRIED_AGAIN = 4

/**
 * Runs the named projects of vitest.config.ts. Gives counts, faults and each file with its seconds. A skipped test is a failed one.
 * With `again`, a file that failed is run once more from its beginning, on a database of its own: what then passes is told.
 */
export async function vitest(out, projects, env, { again = false } = {}) {
  const first = await report(out, projects, env, [])
  if (!first) return { passed: 0, failed: 1, ok: false, faults: ['no dejó informe'] }
  const broken = first.files.filter(isBroken)
  if (!again || broken.length === 0 || broken.length > TRIED_AGAIN) return summed(first, [])
  console.log(`\nOtra vez, desde su principio: ${broken.map(({ file }) => file).join(', ')}`)
  const second = await report(
    out,
    projects,
    env,
    broken.map(({ file }) => file),
  )
  const anew = new Map(second?.files.map((each) => [each.file, each]))
  const files = first.files.map((each) => (isBroken(each) ? (anew.get(each.file) ?? each) : each))
  const mended = broken.filter(({ file }) => anew.has(file) && !isBroken(anew.get(file)))
  return summed({ ...first, files, loose: [...first.loose, ...(second?.loose ?? [])] }, mended)
}

const isBroken = ({ failed, skipped, faults }) => failed + skipped > 0 || faults.length > 0

async function report(out, projects, env, files) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-informe-'))
  const file = path.join(folder, 'informe.json')
  const args = ['run', ...files, ...projects.flatMap((project) => ['--project', project])]
  args.push('--reporter=default', '--reporter=./scripts/test/informe.mjs')
  const ended = await run(out, 'vitest', args, { ...env, INFORME: file })
  const left = await readFile(file, 'utf8').then(JSON.parse, () => null)
  await rm(folder, { recursive: true, force: true })
  if (left && !ended && left.loose.length === 0 && !left.files.some(isBroken))
    left.loose.push('terminó mal sin decir por qué')
  return left
}

function summed({ files, loose }, mended) {
  const total = (key) => files.reduce((sum, each) => sum + each[key], 0)
  const told = (all) => all.flatMap(({ file, faults }) => faults.map((text) => `${file} > ${text}`))
  if (total('skipped') > 0) console.log(`${total('skipped')} pruebas omitidas: una prueba omitida es una falla.`)
  const failed = total('failed') + total('skipped')
  const faults = [...told(files), ...loose]
  return { passed: total('passed'), failed, ok: failed + faults.length === 0, faults, retried: told(mended), files }
}
