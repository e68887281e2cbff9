// `npm test`: types, lint, format, units, reader of documents, what each page is to who cannot see it well or while nothing comes, API and CLI on SQLite and
// PostgreSQL, browser journeys on SQLite, those of `motores` on PostgreSQL too. Ends with the line "N passed, N failed". A skipped test
// fails the run; so do different counts of one file on the two engines, and a call that journeys make and nothing tries on PostgreSQL.
// `npm test -- unit api:sqlite` runs only the named steps.
import { buildAll } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { notingCalls, unknownToPostgres } from './test/llamadas.mjs'
import { ALOUD, aside, run } from './test/run.mjs'
import { keepTimes, pastRuns, slowestFiles, stepLine } from './test/tiempos.mjs'
import { vitest } from './test/vitest.mjs'

const started = Date.now()

const check =
  (command, ...args) =>
  async (out) => ({ passed: 0, failed: 0, ok: await run(out, command, args) })

/** By the native compiler, several times faster. */
const TSC = '../typescript-7/bin/tsc'

async function types(out) {
  const results = []
  for (const project of ['domain', '.', 'test/browser', 'admin']) results.push(await run(out, TSC, ['-p', project]))
  return { passed: 0, failed: 0, ok: results.every(Boolean) }
}

/** What needs types is asked by oxlint, over that compiler; the rest, our own rules too, by ESLint without them. */
async function lint(out) {
  const typed = await run(out, 'oxlint', ['--type-aware', '--deny-warnings'])
  const cache = ['--cache', '--cache-location', 'node_modules/.cache/eslint/']
  const rest = await run(out, 'eslint', ['.', ...cache, '--max-warnings', '0'])
  return { passed: 0, failed: 0, ok: typed && rest }
}

const api = (out, engine) => notingCalls((env) => vitest(out, ['api'], { ...env, TEST_DB: engine }))

async function journeys(out, projects, engine) {
  await buildAll()
  const CHROMIUM_PATH = await ensureChromium()
  return notingCalls((env) => vitest(out, projects, { ...env, TEST_DB: engine, CHROMIUM_PATH }, { again: true }))
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
  unit: (out) => vitest(out, ['unit'], {}),
  lint,
  lector: (out) => vitest(out, ['lector'], {}),
  // Both keep two browsers busy: one after the other they would wait for each other's slowest file.
  accesible: (out) => journeys(out, ['accesible', 'pantallas'], 'sqlite'),
  'api:sqlite': (out) => api(out, 'sqlite'),
  'api:postgres': (out) => api(out, 'postgres'),
  'browser:sqlite': (out) => journeys(out, ['browser', 'motores'], 'sqlite'),
  'motores:postgres': (out) => journeys(out, ['motores'], 'postgres'),
}
/** One after the other; where there are two rows of steps, each row beside the other: some keep only one processor busy. */
const ORDER = [
  [['build']],
  [['lint', 'types', 'format', 'unit'], ['lector']],
  [['accesible']],
  [['api:sqlite']],
  [['api:postgres']],
  [['browser:sqlite']],
  [['motores:postgres']],
]

/** Each file of the second step must count the same in the first: the other engine. */
const PAIRS = [
  ['api:sqlite', 'api:postgres'],
  ['browser:sqlite', 'motores:postgres'],
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
  const result = { ...(await STEPS[name](out)), seconds: (Date.now() - start) / 1000 }
  results[name] = result
  const counted = result.passed + result.failed > 0
  passed += counted ? result.passed : Number(result.ok)
  failed += counted ? Math.max(result.failed, Number(!result.ok)) : Number(!result.ok)
  if (out !== ALOUD) console.log(`\n── ${name}\n${out.told()}`)
  console.log(`── ${name}: ${result.ok ? 'bien' : 'FALLA'} en ${result.seconds.toFixed(0)} s`)
}

function differentCounts(one, other) {
  const counts = new Map(results[one]?.files?.map(({ file, passed: count }) => [file, count]))
  if (counts.size === 0) return []
  return (results[other]?.files ?? [])
    .filter(({ file, passed: count }) => counts.get(file) !== count)
    .map(({ file, passed: count }) => `${file}: ${one} cuenta ${counts.get(file) ?? 0} y ${other} ${count}`)
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

const told = (title, lines) =>
  lines.length > 0 && console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`)
const each = (key) =>
  Object.entries(results).flatMap(([name, result]) => (result[key] ?? []).map((text) => `${name}: ${text}`))

const different = PAIRS.flatMap(([one, other]) => differentCounts(one, other))
const untried = unknownToPostgres(results)
failed += different.length + untried.length
const runs = await pastRuns()
await keepTimes(results, runs)

for (const fault of each('faults')) console.log(`\n✗ ${fault}`)
told('✗ No cuentan igual en los dos motores:', different)
told(
  '✗ Las tocan los recorridos y ninguna prueba en PostgreSQL (pide una prueba de API o pasa el recorrido a motores):',
  untried,
)
told('⚠ Pasaron al segundo intento, y hay que enmendarlas:', each('retried'))
told('Archivos más lentos:', slowestFiles(results))
told(
  'Pasos:',
  Object.entries(results).map(([name, result]) => stepLine(name, result, runs)),
)
console.log(`\nTotal en ${((Date.now() - started) / 60_000).toFixed(1)} min`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
