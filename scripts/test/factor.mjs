import { createHash } from 'node:crypto'

/** CPU seconds of the calculation below on the reference machine, where the whole suite of November 2026 took 2,300. */
const REFERENCE = 0.25
const TRIES = 3

/** Work of the kinds that the tests do: objects, strings, patterns, sorting and hashes. Always the same amount. */
function calculate() {
  let text = ''
  for (let round = 0; round < 240; round += 1) {
    const rows = Array.from({ length: 2000 }, (_, n) => ({ id: (n * 7919) % 2003, name: `Persona ${n} ${round}` }))
    rows.sort((a, b) => a.id - b.id || a.name.localeCompare(b.name))
    const json = JSON.stringify(rows)
    const found = JSON.parse(json).filter(({ name }) => /^Persona (\d*[02468]) /.test(name))
    text = createHash('sha256').update(text).update(json).update(String(found.length)).digest('hex')
  }
  return text
}

/** CPU time of a fixed calculation divided by its time on the reference machine: 2 is a machine half as fast. */
export function machineFactor() {
  const seconds = Array.from({ length: TRIES }, () => {
    const start = process.cpuUsage()
    calculate()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1e6
  })
  return Math.min(...seconds) / REFERENCE
}
