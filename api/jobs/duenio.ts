import { randomUUID } from 'node:crypto'
import os from 'node:os'

/** This process among all that may serve the same database: machine, process id and a mark of this very start. */
export const DUENIO = `${os.hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`

/**
 * Whether the process named by `duenio` is certainly gone: one of this machine that no longer runs, or whose number is
 * now ours. Of another machine's processes only their heartbeat tells.
 */
export function isGone(duenio: string): boolean {
  const [host, pid] = duenio.split(' ')
  if (host !== os.hostname() || duenio === DUENIO) return false
  return Number(pid) === process.pid || !isAlive(Number(pid))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
