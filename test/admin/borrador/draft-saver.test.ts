import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#admin/providers/api-error.ts'
import { DraftSaver } from '#admin/portal/wizard/draft-saver.ts'
import { saveMark } from '#admin/portal/wizard/use-draft-saver.ts'
import type { StoredDraft } from '#admin/portal/wizard/draft-saver.ts'

interface Stored extends StoredDraft {
  readonly text: string
}

/** A call that waits until the test answers it. */
interface Call {
  readonly id: string | null
  readonly version: number
  readonly text: string
  readonly answer: (version: number) => Promise<void>
  readonly refuse: (error: Error) => Promise<void>
}

let calls: Call[]
let created: string[]
let keys: string[]

const AT = '2026-11-20T16:42:00.000Z'

function stored(version: number, text: string): Stored {
  return { id: 'd1', version, actualizadoAt: AT, text }
}

function call(id: string | null, version: number, text: string): Promise<Stored> {
  return new Promise((resolve, reject) => {
    const settle = async (act: () => void): Promise<void> => {
      act()
      await vi.advanceTimersByTimeAsync(0)
    }
    calls.push({
      id,
      version,
      text,
      answer: (next) => settle(() => resolve(stored(next, text))),
      refuse: (error) => settle(() => reject(error)),
    })
  })
}

function newSaver(from: StoredDraft | null): DraftSaver<string, Stored> {
  return new DraftSaver<string, Stored>(from, {
    create: (text, key) => {
      keys.push(key)
      return call(null, 0, text)
    },
    save: call,
    onCreated: (id) => created.push(id),
  })
}

function last(): Call {
  const found = calls.at(-1)
  if (!found) throw new Error('Nothing was sent')
  return found
}

const pause = (): Promise<unknown> => vi.advanceTimersByTimeAsync(2_000)
const offline = (): ApiError => new ApiError(0, { codigo: 'red' })

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  created = []
  keys = []
})
afterEach(() => {
  vi.useRealTimers()
})

describe('while somebody types', () => {
  it('sends nothing until typing pauses, and then the newest text once', async () => {
    const saver = newSaver(stored(3, ''))
    for (const text of ['a', 'an', 'ana']) {
      saver.schedule(text)
      await vi.advanceTimersByTimeAsync(300)
    }
    expect(calls).toEqual([])
    expect(saver.dirty).toBe(true)
    await pause()
    expect(calls.map(({ id, version, text }) => [id, version, text])).toEqual([['d1', 3, 'ana']])
    await last().answer(4)
    expect(saver.snapshot()).toEqual({ kind: 'saved', at: AT })
    expect(saver.dirty).toBe(false)
  })

  it('never has two calls under way; what was typed meanwhile goes next, over the version that came back', async () => {
    const saver = newSaver(stored(3, ''))
    saver.schedule('first')
    await pause()
    saver.schedule('second')
    await pause()
    saver.schedule('third')
    await pause()
    expect(calls).toHaveLength(1)
    await last().answer(4)
    await pause()
    expect(calls.map(({ version, text }) => [version, text])).toEqual([
      [3, 'first'],
      [4, 'third'],
    ])
  })

  it('is told as being saved from the first key on, until the newest text is on the server', async () => {
    const saver = newSaver(stored(3, ''))
    saver.schedule('first')
    expect(saver.snapshot().kind).toBe('saving')
    await pause()
    saver.schedule('second')
    await last().answer(4)
    expect(saver.snapshot().kind).toBe('saving')
    await pause()
    await last().answer(5)
    expect(saver.snapshot().kind).toBe('saved')
  })

  it('tells whoever listens, until they stop listening', async () => {
    const saver = newSaver(null)
    const seen: string[] = []
    const leave = saver.subscribe(() => seen.push(saver.snapshot().kind))
    saver.schedule('a')
    await pause()
    await last().answer(1)
    leave()
    saver.schedule('b')
    await pause()
    expect(seen).toEqual(['saving', 'saved'])
  })
})

describe('a new draft', () => {
  it('is made once, and its id is told once', async () => {
    const saver = newSaver(null)
    saver.schedule('first')
    await pause()
    await last().answer(1)
    saver.schedule('second')
    await pause()
    await last().answer(2)
    expect(calls.map(({ id }) => id)).toEqual([null, 'd1'])
    expect(created).toEqual(['d1'])
    expect(saver.draftId).toBe('d1')
  })

  it('whose answer was lost goes again as the same attempt; what was typed since follows as a save', async () => {
    const saver = newSaver(null)
    saver.schedule('first')
    await pause()
    await last().refuse(offline())
    saver.schedule('second')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(last()).toMatchObject({ id: null, text: 'first' })
    expect(new Set(keys).size).toBe(1)
    await last().answer(1)
    await pause()
    expect(last()).toMatchObject({ id: 'd1', version: 1, text: 'second' })
    await last().answer(2)
    expect(saver.dirty).toBe(false)
  })

  it('that was refused for what it said goes with what it says now', async () => {
    const saver = newSaver(null)
    saver.schedule('first')
    await pause()
    await last().refuse(new ApiError(422, {}))
    saver.schedule('second')
    await pause()
    expect(last()).toMatchObject({ id: null, text: 'second' })
  })

  it('is made once when two files need it at the same moment', async () => {
    const saver = newSaver(null)
    const ids = Promise.all([saver.ensure('body'), saver.ensure('body')])
    await vi.advanceTimersByTimeAsync(0)
    await last().answer(1)
    while (saver.dirty) await last().answer(2)
    expect(await ids).toEqual(['d1', 'd1'])
    expect(calls.filter(({ id }) => id === null)).toHaveLength(1)
  })

  it('says why it could not be made, to whoever needed it', async () => {
    const saver = newSaver(null)
    const asked = expect(saver.ensure('body')).rejects.toThrow('No tienes permiso para esta acción.')
    await vi.advanceTimersByTimeAsync(0)
    await last().refuse(new ApiError(403, {}))
    await asked
    expect(saver.draftId).toBeNull()
  })
})

describe('saving at once', () => {
  it('does not wait for the pause, and ends when everything is on the server', async () => {
    const saver = newSaver(stored(1, ''))
    saver.schedule('a')
    let done = false
    const flushed = saver.flush().then(() => (done = true))
    await vi.advanceTimersByTimeAsync(0)
    expect(calls).toHaveLength(1)
    expect(done).toBe(false)
    await last().answer(2)
    await flushed
    expect(saver.dirty).toBe(false)
  })

  it('waits for the call under way and then sends what came after it', async () => {
    const saver = newSaver(stored(1, ''))
    saver.schedule('a')
    await pause()
    saver.schedule('b')
    const flushed = saver.flush()
    await last().answer(2)
    expect(calls.map(({ text }) => text)).toEqual(['a', 'b'])
    await last().answer(3)
    await flushed
    expect(saver.dirty).toBe(false)
  })

  it('sends nothing when nothing changed', async () => {
    await newSaver(stored(1, '')).flush()
    expect(calls).toEqual([])
  })
})

describe('without network', () => {
  it('says so, tries again by itself, and loses nothing', async () => {
    const saver = newSaver(stored(5, ''))
    saver.schedule('written offline')
    await pause()
    await last().refuse(offline())
    expect(saver.snapshot().kind).toBe('offline')
    expect(saver.dirty).toBe(true)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(last()).toMatchObject({ id: 'd1', version: 5, text: 'written offline' })
    await last().answer(6)
    expect(saver.snapshot().kind).toBe('saved')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(2)
  })

  it('sends what is newest when the network is back', async () => {
    const saver = newSaver(stored(5, ''))
    saver.schedule('old')
    await pause()
    saver.schedule('newer')
    await last().refuse(offline())
    await vi.advanceTimersByTimeAsync(10_000)
    expect(last().text).toBe('newer')
  })

  it('keeps trying for as long as it takes', async () => {
    const saver = newSaver(stored(5, ''))
    saver.schedule('patient')
    await pause()
    for (let tries = 0; tries < 5; tries += 1) {
      await last().refuse(offline())
      await vi.advanceTimersByTimeAsync(10_000)
    }
    expect(calls).toHaveLength(6)
    await last().answer(6)
    expect(saver.dirty).toBe(false)
  })

  it.each([429, 500, 503])(
    'a server that is busy or fails (%i) is tried again, and is not told as no network',
    async (status) => {
      const saver = newSaver(stored(5, ''))
      saver.schedule('a')
      await pause()
      await last().refuse(new ApiError(status, {}))
      const mark = saveMark(saver.snapshot(), () => undefined)
      expect(mark).toEqual({ kind: 'failed', message: 'El servidor está ocupado; se guardará en cuanto responda' })
      await vi.advanceTimersByTimeAsync(10_000)
      expect(calls).toHaveLength(2)
    },
  )
})

describe('refused', () => {
  it('says why in words, keeps what was written, and sends it with the next change', async () => {
    const saver = newSaver(stored(5, ''))
    saver.schedule('wrong')
    await pause()
    await last().refuse(new ApiError(422, { error: 'El borrador es demasiado grande.', codigo: 'tamano' }))
    expect(saver.snapshot()).toEqual({
      kind: 'failed',
      message: 'No se guardó: El borrador es demasiado grande.',
      codigo: 'tamano',
    })
    expect(saver.dirty).toBe(true)
    saver.schedule('right')
    await pause()
    expect(last()).toMatchObject({ version: 5, text: 'right' })
  })

  it('of a draft that is no more tells it, and offers no attempt that cannot succeed', async () => {
    const saver = newSaver(stored(5, ''))
    saver.schedule('typed in a second window')
    await pause()
    await last().refuse(new ApiError(404, { error: 'El borrador no existe.', codigo: 'no_existe' }))
    expect(saveMark(saver.snapshot(), () => undefined)).toEqual({
      kind: 'failed',
      message: 'Este borrador ya se envió o se descartó: lo que cambies aquí no se guarda',
    })
    saver.schedule('typed on')
    await pause()
    await saver.flush()
    expect(calls).toHaveLength(1)
    expect(saver.dirty).toBe(true)
  })

  it('is sent again as it was when asked for', async () => {
    const saver = newSaver(stored(5, ''))
    saver.schedule('same')
    await pause()
    await last().refuse(new ApiError(403, {}))
    void saver.flush()
    await vi.advanceTimersByTimeAsync(0)
    expect(calls.map(({ text }) => text)).toEqual(['same', 'same'])
  })
})

describe('when another version exists', () => {
  async function conflict(): Promise<DraftSaver<string, Stored>> {
    const saver = newSaver(stored(5, ''))
    saver.schedule('mine')
    await pause()
    await last().refuse(new ApiError(409, { codigo: 'version', actual: stored(9, 'theirs') }))
    return saver
  }

  it('stops until the person chooses, whatever is typed', async () => {
    const saver = await conflict()
    expect(saver.snapshot()).toEqual({ kind: 'conflict', actual: stored(9, 'theirs') })
    saver.schedule('mine, longer')
    await vi.advanceTimersByTimeAsync(60_000)
    await saver.flush()
    expect(calls).toHaveLength(1)
    expect(saver.dirty).toBe(true)
  })

  it('keeps mine over theirs', async () => {
    const saver = await conflict()
    void saver.keepMine('mine, longer')
    await vi.advanceTimersByTimeAsync(0)
    expect(last()).toMatchObject({ id: 'd1', version: 9, text: 'mine, longer' })
    await last().answer(10)
    expect(saver.snapshot().kind).toBe('saved')
  })

  it('asks again when a third version came in between', async () => {
    const saver = await conflict()
    void saver.keepMine('mine')
    await vi.advanceTimersByTimeAsync(0)
    await last().refuse(new ApiError(409, { codigo: 'version', actual: stored(12, 'third') }))
    expect(saver.snapshot()).toEqual({ kind: 'conflict', actual: stored(12, 'third') })
  })

  it('takes theirs: mine is not sent, and what is written next builds on theirs', async () => {
    const saver = await conflict()
    saver.takeTheirs()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(1)
    expect(saver.dirty).toBe(false)
    saver.schedule('after theirs')
    await pause()
    expect(last()).toMatchObject({ version: 9, text: 'after theirs' })
  })
})

describe('after the draft ended', () => {
  it('sends nothing that was pending nor anything new', async () => {
    const saver = newSaver(stored(5, ''))
    saver.schedule('pending')
    saver.end()
    saver.schedule('later')
    await saver.flush()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toEqual([])
  })

  it('does not try again what was under way when it ended', async () => {
    const saver = newSaver(stored(5, ''))
    saver.schedule('under way')
    await pause()
    saver.end()
    await last().refuse(offline())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(1)
    expect(saver.dirty).toBe(false)
  })
})
