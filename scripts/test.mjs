// `npm test`: the first tier. `npm test -- <step, path or part of a name>` runs those tests of both tiers, with what they need.
// docs/testing.md tells the tiers and their rules. Ends with the line "N passed, N failed".
import { testFiles } from './test/archivos.mjs'
import { runSteps, secondTries, totals } from './test/correr.mjs'
import { machineFactor } from './test/factor.mjs'
import { STEPS } from './test/pasos.mjs'
import { keepRecord, treeHash } from './test/registro.mjs'
import { BUDGET, budgetLines, heaviestLines, list, stepLines } from './test/resumen.mjs'

const started = Date.now()
const wanted = process.argv.slice(2).map((word) => word.replace(/^\.\//, ''))
const all = await testFiles()

/** Steps by name, each with its files; `keep` chooses among them. */
const withFiles = (steps, keep = () => true) =>
  steps
    .map((step) => (step.tests ? { ...step, files: all.filter((file) => step.tests(file) && keep(file)) } : step))
    .filter(({ tests, files }) => !tests || files.length > 0)

/** The named steps, and the named files in every step that runs them; the build first. */
function partial() {
  const named = withFiles(STEPS.filter(({ name }) => wanted.includes(name)))
  const parts = wanted.filter((word) => !STEPS.some(({ name }) => name === word))
  const none = parts.filter((part) => !all.some(({ file }) => file.includes(part)))
  if (none.length > 0) {
    console.error(`Ningún paso ni archivo de pruebas se llama así: ${none.join(', ')}.`)
    console.error(`Pasos: ${STEPS.map(({ name }) => name).join(', ')}`)
    process.exit(2)
  }
  const isChosen = ({ file }) => parts.some((part) => file.includes(part))
  const some = STEPS.filter(({ name, tests }) => tests && !wanted.includes(name) && name !== 'node-lts')
  const steps = [...named, ...(parts.length > 0 ? withFiles(some, isChosen) : [])]
  const build = STEPS.filter(({ name }) => name === 'build')
  return steps.some(({ tests }) => tests) && !wanted.includes('build') ? [...build, ...steps] : steps
}

const complete = wanted.length === 0
const tree = await treeHash()
const factor = machineFactor()
const results = await runSteps(complete ? withFiles(STEPS.filter(({ tier }) => tier === 1)) : partial())

const retries = secondTries(results)
const { passed, failed, cpu, faults } = totals(results)
const total = failed + retries.faults.length
if (complete) await keepRecord({ tree, factor, budget: BUDGET.tier, cpu, passed, failed: total, results })

for (const fault of [...faults, ...retries.faults]) console.log(`\n✗ ${fault}`)
list('⚠ Pasaron al segundo intento, y hay que corregirlas:', retries.lines)
list('Archivos que más procesador gastan:', heaviestLines(results))
list('Pasos:', stepLines(results))
if (complete) list('⚠ Más de lo debido:', budgetLines(results, factor))
console.log(
  `\nTotal en ${((Date.now() - started) / 60_000).toFixed(1)} min, ${cpu.toFixed(0)} s de procesador` +
    (complete ? ` de ${(BUDGET.tier * factor).toFixed(0)} (560 × ${factor.toFixed(2)}, esta máquina)` : ''),
)
console.log(`${passed} passed, ${total} failed`)
process.exit(total === 0 ? 0 : 1)
