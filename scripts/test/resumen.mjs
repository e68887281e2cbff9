const HEAVIEST = 20

/** CPU seconds on the reference machine (factor 1): of the first tier, of one of its files, of one of its journeys. */
export const BUDGET = { tier: 560, file: 15, journey: 40 }

/** Prints a title and its lines; nothing when there are none. */
export function list(title, lines) {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`)
}

export const stepLines = (results) =>
  results.map(({ name, seconds, cpu }) => `${name.padEnd(20)} ${whole(seconds)}  ${whole(cpu)} de procesador`)

export const heaviestLines = (results) =>
  filesOf(results)
    .slice(0, HEAVIEST)
    .map(({ name, file, cpu }) => `${cpu.toFixed(1).padStart(7)} s  ${name}: ${file}`)

/** What the first tier spends above its budget; advice, not a failure. */
export function budgetLines(results, factor) {
  const total = results.reduce((sum, { cpu }) => sum + cpu, 0)
  const limit = BUDGET.tier * factor
  const over = filesOf(results)
    .filter(({ cpu, journey }) => cpu > (journey ? BUDGET.journey : BUDGET.file) * factor)
    .map(
      ({ file, cpu }) =>
        `${file}: ${cpu.toFixed(1)} s. Aligérala, o llámala *.deep.test.ts si no es de todos los días.`,
    )
  if (total > limit)
    over.push(`npm test gastó ${total.toFixed(0)} s de procesador; su límite aquí es ${limit.toFixed(0)} s.`)
  return over
}

const filesOf = (results) =>
  results
    .flatMap(({ name, journey, files = [] }) => files.map(({ file, cpu }) => ({ name, journey, file, cpu })))
    .sort((a, b) => b.cpu - a.cpu)

const whole = (seconds) => `${seconds.toFixed(0)} s`.padStart(7)
