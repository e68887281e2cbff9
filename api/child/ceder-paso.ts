import os from 'node:os'

/**
 * Lowers the priority of a process, so that the program that answers people goes first. Call it before the process starts threads: they
 * inherit it. `niceness`: 0 to 19. Where the system refuses, the process runs like everyone.
 */
export function cederPaso(pid: number, niceness: number): void {
  try {
    os.setPriority(pid, niceness)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
  }
}
