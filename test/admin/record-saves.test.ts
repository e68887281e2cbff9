import { describe, expect, it } from 'vitest'
import { RecordSaves } from '#admin/panel/edicion/record-saves.ts'

/** A server with one record, which refuses a version that is not its own. */
function createServer(version: number) {
  const sent: number[] = []
  return {
    sent,
    somebodyElseSaves: () => {
      version += 1
    },
    save: async (seen: number): Promise<{ version: number }> => {
      sent.push(seen)
      await Promise.resolve()
      if (seen !== version) throw new Error('409')
      version += 1
      return { version }
    },
  }
}

describe('cells of one record saved one after the other', () => {
  it('are no conflict, although both were filled in over the same version', async () => {
    const [saves, server] = [new RecordSaves(), createServer(4)]
    const both = [saves.save(1, 4, server.save), saves.save(1, 4, server.save)]
    expect(await Promise.all(both)).toEqual([{ version: 5 }, { version: 6 }])
    expect(server.sent).toEqual([4, 5])
    // The list has not asked again yet.
    expect(await saves.save(1, 5, server.save)).toEqual({ version: 7 })
  })

  it('conflict with what somebody else saved in between', async () => {
    const [saves, server] = [new RecordSaves(), createServer(4)]
    await saves.save(1, 4, server.save)
    server.somebodyElseSaves()
    await expect(saves.save(1, 4, server.save)).rejects.toThrow('409')
    // After looking again.
    expect(await saves.save(1, 6, server.save)).toEqual({ version: 7 })
  })

  it('go on after one was refused, and do not wait for another record', async () => {
    const [saves, server, other] = [new RecordSaves(), createServer(4), createServer(1)]
    const refused = saves.save(1, 3, server.save)
    const next = saves.save(1, 4, server.save)
    const elsewhere = saves.save(2, 1, other.save)
    await expect(refused).rejects.toThrow('409')
    expect(await next).toEqual({ version: 5 })
    expect(await elsewhere).toEqual({ version: 2 })
  })
})
