import { readdirSync, readFileSync } from 'node:fs'
import { afterAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** CPU seconds (user + system) of a test file: of its worker and of the processes that it started. */
    cpu?: number
  }
}

/** Clock ticks per second in /proc (USER_HZ): 100 on every Linux. */
const TICKS = 100

interface Proceso {
  readonly parent: number
  /** Ticks of the process itself and of its children that ended. */
  readonly ticks: number
}

function readProceso(pid: number): Proceso | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = [11, 12, 13, 14].reduce((sum, place) => sum + Number(fields[place]), 0)
    return { parent: Number(fields[1]), ticks }
  } catch {
    return null // It ended meanwhile; its parent counts it.
  }
}

/** CPU seconds of this process, its live descendants, and those that ended. */
function cpuSeconds(): number {
  const all = new Map<number, Proceso>()
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const each = readProceso(Number(name))
    if (each) all.set(Number(name), each)
  }
  let ticks = 0
  let some = [process.pid]
  while (some.length > 0) {
    for (const pid of some) ticks += all.get(pid)?.ticks ?? 0
    some = [...all].filter(([, { parent }]) => some.includes(parent)).map(([pid]) => pid)
  }
  return ticks / TICKS
}

const before = cpuSeconds()
afterAll(({}, file) => {
  file.meta.cpu = cpuSeconds() - before
})
