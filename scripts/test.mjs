// `npm test`: types, lint, format, units, reader of documents, what each page is to who cannot see it well, API and CLI on SQLite and
// PostgreSQL, browser journeys on both. Ends with the line "N passed, N failed". A skipped test fails the run; so do different counts on
// the two engines.
// `npm test -- unit api:sqlite` runs only the named steps.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildAll } from './build.mjs'
import { ensureChromium } from './chromium.mjs'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const BIN = path.join(ROOT, 'node_modules/.bin')
const started = Date.now()

/** Where a step's programs print: at once, or kept until the step has ended, so that two at a time do not mix their lines. */
const ALOUD = { stdio: 'inherit', keep: () => undefined, told: () => '' }
function aside() {
  const parts = []
  const keep = (child) =>
    [child.stdout, child.stderr].forEach((stream) => stream.on('data', (part) => parts.push(part)))
  return { stdio: ['ignore', 'pipe', 'pipe'], keep, told: () => Buffer.concat(parts).toString() }
}

function run(out, command, args, env = {}) {
  return new Promise((resolve) => {
    const { stdio } = out
    const child = spawn(path.join(BIN, command), args, { cwd: ROOT, stdio, env: { ...process.env, ...env } })
    out.keep(child)
    child.on('close', (code) => resolve(code === 0))
  })
}

const check =
  (command, ...args) =>
  async (out) => ({ passed: 0, failed: 0, ok: await run(out, command, args) })

async function vitest(out, project, env) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-informe-'))
  const file = path.join(folder, 'informe.json')
  const again = path.join(folder, 'reintentos.json')
  const reporters = ['--reporter=default', '--reporter=json', '--reporter=./scripts/second-try.mjs']
  const args = ['run', '--project', project, ...reporters, `--outputFile.json=${file}`]
  const ok = await run(out, 'vitest', args, { ...env, SECOND_TRY: again })
  const report = await readFile(file, 'utf8').then(JSON.parse, () => null)
  const retried = await readFile(again, 'utf8').then(JSON.parse, () => [])
  await rm(folder, { recursive: true, force: true })
  if (!report) return { passed: 0, failed: 1, ok: false, faults: ['no dejó informe'] }
  const skipped = report.numPendingTests + report.numTodoTests
  const faults = report.testResults.flatMap(faultsOf)
  if (skipped > 0) console.log(`${skipped} pruebas omitidas: una prueba omitida es una falla.`)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + skipped,
    ok: ok && report.numFailedTests + skipped === 0,
    faults,
    retried,
  }
}

/** What failed in a file, with the first lines of why: told again at the end, where a long log is read first. */
function faultsOf({ name, message, assertionResults }) {
  const file = path.relative(ROOT, name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return message ? [`${file}: ${firstLines(message)}`] : []
  return failed.map((test) => `${file} > ${test.fullName}: ${firstLines(test.failureMessages.join('\n'))}`)
}

const firstLines = (text) => text.split('\n').slice(0, 6).join('\n    ')

async function types(out) {
  const results = []
  for (const project of ['domain', '.', 'test', 'test/browser', 'admin'])
    results.push(await run(out, 'tsc', ['-p', project]))
  return { passed: 0, failed: 0, ok: results.every(Boolean) }
}

async function browser(out, project, engine) {
  await buildAll()
  return vitest(out, project, { TEST_DB: engine, CHROMIUM_PATH: await ensureChromium() })
}

const build = async () => ({
  passed: 0,
  failed: 0,
  ok: await buildAll().then(
    () => true,
    (error) => void console.error(error),
  ),
})

const STEPS = {
  build,
  types,
  format: check('prettier', '--check', '--log-level', 'warn', '.'),
  unit: (out) => vitest(out, 'unit', {}),
  lint: check('eslint', '.', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '--max-warnings', '0'),
  lector: (out) => vitest(out, 'lector', {}),
  accesible: (out) => browser(out, 'accesible', 'sqlite'),
  'api:sqlite': (out) => vitest(out, 'api', { TEST_DB: 'sqlite' }),
  'api:postgres': (out) => vitest(out, 'api', { TEST_DB: 'postgres' }),
  'browser:sqlite': (out) => browser(out, 'browser', 'sqlite'),
  'browser:postgres': (out) => browser(out, 'browser', 'postgres'),
}
/** One after the other; where there are two rows of steps, each row beside the other: some keep only one processor busy. */
const ORDER = [
  [['build']],
  [
    ['types', 'format', 'unit'],
    ['lint', 'lector'],
  ],
  [['accesible']],
  [['api:sqlite']],
  [['api:postgres']],
  [['browser:sqlite']],
  [['browser:postgres']],
]

/** Steps that must count the same on both engines. */
const PAIRS = [
  ['api:sqlite', 'api:postgres'],
  ['browser:sqlite', 'browser:postgres'],
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in STEPS))
if (unknown.length > 0) {
  console.error(`Paso desconocido: ${unknown.join(', ')}. Pasos: ${Object.keys(STEPS).join(', ')}`)
  process.exit(2)
}

let [passed, failed] = [0, 0]
const results = {}

async function take(name, out) {
  if (out === ALOUD) console.log(`\n── ${name}`)
  const start = Date.now()
  const result = await STEPS[name](out)
  results[name] = result
  const counted = result.passed + result.failed > 0
  passed += counted ? result.passed : Number(result.ok)
  failed += counted ? Math.max(result.failed, Number(!result.ok)) : Number(!result.ok)
  if (out !== ALOUD) console.log(`\n── ${name}\n${out.told()}`)
  console.log(`── ${name}: ${result.ok ? 'bien' : 'FALLA'} en ${((Date.now() - start) / 1000).toFixed(0)} s`)
}

for (const rows of ORDER) {
  const chosen = rows
    .map((row) => row.filter((name) => wanted.length === 0 || wanted.includes(name)))
    .filter((row) => row.length > 0)
  if (chosen.length > 1) console.log(`\n── a la vez: ${chosen.map((row) => row.join(', ')).join(' | ')}`)
  await Promise.all(
    chosen.map(async (row) => {
      for (const name of row) await take(name, chosen.length > 1 ? aside() : ALOUD)
    }),
  )
}
for (const [one, other] of PAIRS) {
  if (!results[one] || !results[other] || results[one].passed === results[other].passed) continue
  console.log(`${one} y ${other} no cuentan igual: ${results[one].passed} y ${results[other].passed}`)
  failed += 1
}
for (const [name, { faults = [] }] of Object.entries(results))
  for (const fault of faults) console.log(`\n✗ ${name}: ${fault}`)
for (const [name, { retried = [] }] of Object.entries(results))
  for (const test of retried) console.log(`\n↻ ${name}: ${test} pasó al segundo intento`)
console.log(`\nTotal en ${((Date.now() - started) / 60_000).toFixed(1)} min`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
