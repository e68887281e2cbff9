import { ensureChromium } from '../chromium.mjs'
import { nodeLts } from './node-lts.mjs'
import { notingCalls } from './llamadas.mjs'
import { run } from './run.mjs'
import { vitest } from './vitest.mjs'

/** TypeScript's native compiler, several times faster. */
const TSC = '../typescript-7/bin/tsc'
const TYPED = ['domain', '.', 'admin']
/** Projects of tests that open screens: most of them run in the second tier. */
const TYPED_SCREENS = ['test/browser', 'test/componentes']

/** Runs programs one after another: one passed or failed check. */
const check =
  (...programs) =>
  async (out, { signal }) => {
    const results = []
    for (const [command, ...args] of programs) results.push(await run(out, command, args, { signal }))
    const ok = results.every((result) => result.ok)
    return { passed: Number(ok), failed: Number(!ok), cpu: results.reduce((sum, { cpu }) => sum + cpu, 0), faults: [] }
  }

const types = (projects) => check(...projects.map((project) => [TSC, '-p', project]))

/** Tests that need nothing but their files. */
const plain = (out, { files, projects, args, signal }) => vitest(out, files, projects, { args, signal })

/** Tests of the API and of the built portal, on one engine; the calls that they make are noted. */
const onEngine = (out, { files, projects, engine, args, signal }) =>
  notingCalls((calls) => vitest(out, files, projects, { args, signal, env: { ...calls, TEST_DB: engine } }))

/** The same with a browser. What fails gets a second try. */
const inBrowser = async (out, { files, projects, engine, signal }) => {
  const CHROMIUM_PATH = await ensureChromium()
  const env = { TEST_DB: engine, CHROMIUM_PATH }
  return notingCalls((calls) => vitest(out, files, projects, { env: { ...calls, ...env }, signal, again: true }))
}

const onNewestNode = async (out, { files, projects, args, signal }) =>
  vitest(out, files, projects, { args, signal, node: await nodeLts(), env: { TEST_DB: 'sqlite' } })

const PRETTIER = ['prettier', '--check', '--log-level', 'warn', '--cache', '.']
const OXLINT = ['oxlint', '--type-aware', '--deny-warnings']
const ESLINT = ['eslint', '.', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '--max-warnings', '0']

const isOf =
  (...projects) =>
  (file) =>
    projects.includes(file.project)
const isMotor = ({ file }) => file.startsWith('test/procesos/motores/')

/**
 * Every step. `tier` 1 is `npm test`, 2 is `npm run test:todo`. `tests` chooses the files of a step from all test files
 * (scripts/test/archivos.mjs); a step without it is a check of the whole tree. Steps with `shuffle` run their tests in a random order.
 * `journey`: its tests count for the limit of second tries. docs/testing.md tells the rules.
 */
export const STEPS = [
  { name: 'build', tier: 1, work: check([process.execPath, 'scripts/build.mjs']) },
  { name: 'types', tier: 1, work: types(TYPED) },
  { name: 'unit', tier: 1, tests: (file) => isOf('unit')(file) && !file.deep, work: plain },
  {
    name: 'api:sqlite',
    tier: 1,
    engine: 'sqlite',
    tests: (file) => isOf('api')(file) && !file.deep,
    work: onEngine,
  },
  {
    name: 'api:postgres',
    tier: 1,
    engine: 'postgres',
    tests: (file) => isOf('api')(file) && !file.deep && file.engine,
    work: onEngine,
  },
  { name: 'oficio:sqlite', tier: 1, engine: 'sqlite', tests: isOf('oficio'), work: inBrowser, journey: true },

  { name: 'types:pantallas', tier: 2, work: types(TYPED_SCREENS) },
  { name: 'lint', tier: 2, work: check(OXLINT, ESLINT) },
  { name: 'format', tier: 2, work: check(PRETTIER) },
  { name: 'guiones', tier: 2, tests: isOf('seeds', 'scripts'), work: plain },
  { name: 'componentes', tier: 2, tests: isOf('componentes'), work: plain },
  {
    name: 'profundas:sqlite',
    tier: 2,
    engine: 'sqlite',
    tests: (file) => isOf('unit', 'api')(file) && file.deep,
    work: onEngine,
    shuffle: true,
  },
  {
    name: 'profundas:postgres',
    tier: 2,
    engine: 'postgres',
    tests: (file) => isOf('api')(file) && (file.deep || !file.engine),
    work: onEngine,
    shuffle: true,
  },
  {
    name: 'node-lts',
    tier: 2,
    tests: (file) => isOf('unit', 'api')(file) && !file.deep,
    work: onNewestNode,
  },
  { name: 'procesos:sqlite', tier: 2, engine: 'sqlite', tests: isOf('procesos'), work: onEngine },
  { name: 'procesos:postgres', tier: 2, engine: 'postgres', tests: isMotor, work: onEngine },
  { name: 'oficio:postgres', tier: 2, engine: 'postgres', tests: isOf('oficio'), work: inBrowser, journey: true },
  { name: 'pantallas', tier: 2, tests: isOf('pantallas'), work: inBrowser, journey: true },
  { name: 'lector', tier: 2, tests: isOf('lector'), work: plain },
  { name: 'accesible', tier: 2, engine: 'sqlite', tests: isOf('accesible'), work: inBrowser, journey: true },
  { name: 'browser:sqlite', tier: 2, engine: 'sqlite', tests: isOf('browser'), work: inBrowser, journey: true },
]
