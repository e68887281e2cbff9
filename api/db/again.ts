import { DatabaseError } from 'sequelize'
import { isStaleName } from './statement-names.ts'

/** "deadlock_detected" and "serialization_failure": PostgreSQL ended it so that another one could go on, and nothing of it was kept. */
const ENDED_FOR_ANOTHER = new Set(['40P01', '40001'])
const TIMES = 4
/** The other one needs some milliseconds; unlike times, so that two that met do not meet again. */
const WAIT_MS = 25

/** Whether the engine ended a transaction for what is not its fault (it met another one; a statement's name): asked again it may well be done. */
export function endedForAnother(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false
  if (isStaleName(error.parent)) return true
  const { code } = error.parent as { readonly code?: string }
  return code !== undefined && ENDED_FOR_ANOTHER.has(code)
}

/**
 * Runs `work` again, up to four times in all, while the engine ends it for another's sake. `work` must leave nothing behind when it
 * fails; the error of the last time is thrown.
 */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let time = 1; ; time += 1) {
    try {
      return await work()
    } catch (error) {
      if (time === TIMES || !endedForAnother(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS * time * (0.5 + Math.random())))
    }
  }
}
