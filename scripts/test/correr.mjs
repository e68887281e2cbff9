import { ALOUD, aside } from './run.mjs'

/** Steps that run at the same time as the one before them: each keeps one of two processors busy. */
const TOGETHER = new Set(['unit', 'format'])

/** Of the tests of journeys, the part that may need a second try before the run fails. */
const SECOND_TRIES = 0.05

/**
 * Runs `steps`, each with its `files` and `args`, and prints what they print. After `signal` aborts, a step under way is killed and the
 * others count their files as failed. Returns one result per step: counts, CPU and wall seconds, faults, files, calls.
 */
export async function runSteps(steps, { signal } = {}) {
  const rows = []
  for (const step of steps)
    if (TOGETHER.has(step.name) && rows.length > 0) rows.at(-1).push(step)
    else rows.push([step])
  const results = []
  for (const row of rows) {
    if (row.length > 1) console.log(`\n── a la vez: ${row.map(({ name }) => name).join(', ')}`)
    results.push(...(await Promise.all(row.map((step) => runStep(step, row.length > 1 ? aside() : ALOUD, signal)))))
  }
  return results
}

async function runStep(step, out, signal) {
  const { name, engine, journey = false, files = [], args = [] } = step
  const start = Date.now()
  if (out === ALOUD) console.log(`\n── ${name}`)
  const projects = [...new Set(files.map(({ project }) => project))]
  const result = signal?.aborted
    ? notRun(files)
    : await step.work(out, { files: files.map(({ file }) => file), projects, engine, args, signal }).catch(broken)
  const seconds = (Date.now() - start) / 1000
  if (out !== ALOUD) console.log(`\n── ${name}\n${out.said()}`)
  console.log(
    `── ${name}: ${result.failed === 0 ? 'bien' : 'FALLA'} en ${seconds.toFixed(0)} s, ${result.cpu.toFixed(0)} s de procesador`,
  )
  return { name, engine, journey, seconds, ...result }
}

const notRun = (files) => ({
  passed: 0,
  failed: Math.max(files.length, 1),
  cpu: 0,
  faults: ['no se ejecutó: se acabó el tiempo'],
})

const broken = (error) => ({ passed: 0, failed: 1, cpu: 0, faults: [error.message] })

/** Totals of results, and every sentence that the end of the run prints as a fault. */
export function totals(results) {
  const sum = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0)
  const faults = results.flatMap(({ name, faults: each }) => each.map((text) => `${name}: ${text}`))
  return { passed: sum('passed'), failed: sum('failed'), cpu: sum('cpu'), faults }
}

/** Files that passed at their second try, and the fault when they are too many of the tests of journeys. */
export function secondTries(results) {
  const journeys = results.filter(({ journey }) => journey)
  const all = journeys.flatMap(({ files = [] }) => files).reduce((sum, { passed, failed }) => sum + passed + failed, 0)
  const retried = journeys.flatMap(({ name, retried: files = [] }) => files.map((file) => ({ name, ...file })))
  const tests = retried.reduce((sum, { failed, skipped }) => sum + Math.max(failed + skipped, 1), 0)
  const lines = retried.flatMap(({ name, file, faults }) => faults.map((text) => `${name}: ${file} > ${text}`))
  const tooMany = tests > all * SECOND_TRIES
  return {
    lines,
    faults: tooMany
      ? [`${tests} de ${all} pruebas de recorridos necesitaron un segundo intento; el límite es 5 %`]
      : [],
  }
}
