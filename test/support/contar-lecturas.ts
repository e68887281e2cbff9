import { vi } from 'vitest'
import { readers } from '#api/db/database.ts'

/** How many statements `work` asks of the connections that only read: all that a list asks. */
export async function contarLecturas(work: () => Promise<unknown>): Promise<number> {
  const rows = vi.spyOn(readers, 'rows')
  try {
    await work()
    return rows.mock.calls.length
  } finally {
    rows.mockRestore()
  }
}
