import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PREFERENCIAS_INICIALES } from '#domain/usuarios/preferencias.ts'
import { PreferenceSaver } from '#admin/providers/preference-saver.ts'
import type { Preferencias, Tema } from '#domain/usuarios/preferencias.ts'

let sent: Tema[]
let answers: { readonly resolve: () => void; readonly reject: () => void }[]
let results: boolean[]
let saver: PreferenceSaver

const con = (tema: Tema): Preferencias => ({ ...PREFERENCIAS_INICIALES, tema })
const pause = (): Promise<unknown> => vi.advanceTimersByTimeAsync(2_000)

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  answers = []
  results = []
  saver = new PreferenceSaver(({ tema }) => {
    sent.push(tema)
    return new Promise((resolve, reject) => answers.push({ resolve, reject: () => reject(new Error('no')) }))
  })
  saver.onResult = (kept) => results.push(kept)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what a person chooses', () => {
  it('is sent once, a moment after the last choice', async () => {
    saver.schedule(con('claro'))
    saver.schedule(con('oscuro'))
    expect(sent).toEqual([])
    await pause()
    expect(sent).toEqual(['oscuro'])
  })

  it('waits for the call before it, and only the newest goes', async () => {
    saver.schedule(con('claro'))
    await pause()
    saver.schedule(con('oscuro'))
    saver.schedule(con('sistema'))
    await pause()
    expect(sent).toEqual(['claro'])
    answers[0]?.resolve()
    await pause()
    expect(sent).toEqual(['claro', 'sistema'])
  })

  it('is sent at once when the page is left', async () => {
    saver.schedule(con('oscuro'))
    void saver.flush()
    expect(sent).toEqual(['oscuro'])
    await pause()
    expect(sent).toHaveLength(1)
  })

  it('that could not be kept is told, never thrown', async () => {
    saver.schedule(con('oscuro'))
    const flushed = saver.flush()
    answers[0]?.reject()
    await expect(flushed).resolves.toBeUndefined()
    saver.schedule(con('claro'))
    await pause()
    answers[1]?.resolve()
    await pause()
    expect(results).toEqual([false, true])
  })
})
