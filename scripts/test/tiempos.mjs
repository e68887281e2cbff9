import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from './run.mjs'

/** Seconds that each step may take on two quiet cores; more is told, and whoever made it slower mends it. */
const BUDGETS = {
  build: 60,
  types: 100,
  format: 50,
  unit: 60,
  lint: 120,
  lector: 200,
  accesible: 270,
  'api:sqlite': 200,
  'api:postgres': 225,
  'browser:sqlite': 600,
  'motores:postgres': 310,
}
const SLOWEST = 20
const KEPT_RUNS = 20
const FILE = path.join(ROOT, 'node_modules/.cache/pruebas/tiempos.json')

/** One line of a step: its seconds, its budget, and how long it took the last time it ran here. */
export function stepLine(name, { seconds }, runs) {
  const before = runs.findLast((run) => run.steps[name] !== undefined)?.steps[name]
  const last = before === undefined ? '' : `, antes ${whole(before)}`
  const over = seconds > BUDGETS[name] ? '  ⚠ pasó de su límite' : ''
  return `${name.padEnd(18)} ${whole(seconds).padStart(6)} de ${BUDGETS[name]} s${last}${over}`
}

/** The files that cost most, each with its step. */
export function slowestFiles(results) {
  return Object.entries(results)
    .flatMap(([name, { files = [] }]) => files.map(({ file, seconds }) => ({ name, file, seconds })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ name, file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}: ${file}`)
}

export const pastRuns = () => readFile(FILE, 'utf8').then(JSON.parse, () => [])

/** Keeps the seconds of each step and of its files for later comparison; the last twenty runs. */
export async function keepTimes(results, runs) {
  const steps = Object.fromEntries(Object.entries(results).map(([name, { seconds }]) => [name, seconds]))
  const files = Object.fromEntries(
    Object.entries(results).map(([name, { files: each = [] }]) => [
      name,
      Object.fromEntries(each.map(({ file, seconds }) => [file, seconds])),
    ]),
  )
  await mkdir(path.dirname(FILE), { recursive: true })
  await writeFile(FILE, JSON.stringify([...runs, { at: new Date().toISOString(), steps, files }].slice(-KEPT_RUNS)))
}

const whole = (seconds) => `${seconds.toFixed(0)} s`
