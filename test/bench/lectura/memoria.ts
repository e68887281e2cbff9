import { readFileSync } from 'node:fs'

const EVERY_MS = 300

/** Watches the processes that this one started and keeps the most memory that any of them held, in MB. */
export class Memoria {
  pico = 0
  readonly #timer: NodeJS.Timeout

  constructor() {
    this.#timer = setInterval(() => this.#look(), EVERY_MS)
  }

  stop(): number {
    clearInterval(this.#timer)
    return this.pico
  }

  #look(): void {
    for (const pid of hijos()) {
      const peak = Number(/VmHWM:\s+(\d+)/.exec(readProc(`${pid}/status`))?.[1] ?? 0) / 1024
      if (peak > this.pico) this.pico = peak
    }
  }
}

/** Processes started by this one that read documents. */
export function hijos(): number[] {
  const children = readProc(`${process.pid}/task/${process.pid}/children`).trim().split(/\s+/).map(Number)
  return children.filter((pid) => pid > 0 && readProc(`${pid}/cmdline`).includes('lector-child'))
}

/** User and system seconds that process has used. */
export function segundosCpu(pid: number): number {
  const fields = readProc(`${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100
}

function readProc(name: string): string {
  try {
    return readFileSync(`/proc/${name}`, 'utf8')
  } catch {
    return ''
  }
}
