// `npm run test:todo`: the second tier, after `npm test` on the same tree. Checks what both tiers must show together, and ends with the
// sum of both: "N passed, N failed".
import { testFiles } from './test/archivos.mjs'
import { runSteps, secondTries, totals } from './test/correr.mjs'
import { crossEngineFaults } from './test/guardas.mjs'
import { STEPS } from './test/pasos.mjs'
import { recordOf, treeHash } from './test/registro.mjs'
import { heaviestLines, list, stepLines } from './test/resumen.mjs'

/** Milliseconds after which the steps that are left count as failed: `.ci/run` has 90 minutes for both tiers. */
const LIMIT = 75 * 60_000

const started = Date.now()
const tree = await treeHash()
const first = await recordOf(tree)
if (!first) {
  console.error('npm run test:todo completa una corrida de npm test con estos mismos archivos: corre antes npm test.')
  process.exit(2)
}

// Each tree has a seed of its own: another run of the same files has the same order, the next change another one.
const seed = Number(process.env.SEMILLA ?? Number.parseInt(tree.slice(0, 8), 16) % 1_000_000)
console.log(`Semilla del orden de las pruebas: ${seed} (SEMILLA=${seed} lo repite)`)
const shuffled = ['--sequence.shuffle.tests', `--sequence.seed=${seed}`]

const all = await testFiles()
const steps = STEPS.filter(({ tier }) => tier === 2)
  .map((step) => ({ ...step, files: step.tests ? all.filter(step.tests) : [], args: step.shuffle ? shuffled : [] }))
  .filter(({ tests, files }) => !tests || files.length > 0)

const ending = new AbortController()
const clock = setTimeout(() => ending.abort(), LIMIT)
const results = await runSteps(steps, { signal: ending.signal })
clearTimeout(clock)

const both = [...first.results, ...results]
const retries = secondTries(both)
const { passed, failed, faults } = totals(results)
const crossed = crossEngineFaults(both)
const total = first.failed + failed + retries.faults.length + crossed.length

for (const fault of [...totals(first.results).faults, ...faults, ...retries.faults, ...crossed])
  console.log(`\n✗ ${fault}`)
list('⚠ Pasaron al segundo intento, y hay que corregirlas:', retries.lines)
list('Archivos que más procesador gastan:', heaviestLines(results))
list('Pasos:', stepLines(results))
console.log(
  `\nTotal en ${((Date.now() - started) / 60_000).toFixed(1)} min. Primer nivel: ${first.passed} passed, ${first.failed} failed.`,
)
console.log(`${first.passed + passed} passed, ${total} failed`)
process.exit(total === 0 ? 0 : 1)
