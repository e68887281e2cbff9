import { describe, expect, it } from 'vitest'
import { Racion } from '#api/http/cuerpo/racion.ts'

const turn = () => new Promise(setImmediate)

describe('pieces of bodies', () => {
  it('are worked so many in each turn of the loop, in order of arrival, however many come', async () => {
    const racion = new Racion(3)
    const done: number[] = []
    for (let n = 0; n < 10; n += 1) void racion.take().then(() => done.push(n))
    await Promise.resolve()
    await Promise.resolve()
    expect(done).toEqual([0, 1, 2])
    const after: number[] = []
    for (let n = 0; n < 6 && done.length < 10; n += 1) {
      await turn()
      after.push(done.length)
    }
    // Never more than three between one turn and the next.
    expect(after.every((count, at) => count - (after[at - 1] ?? 3) <= 3)).toBe(true)
    expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('of somebody who sends alone wait for nobody', async () => {
    const racion = new Racion(3)
    for (let n = 0; n < 5; n += 1) {
      let passed = false
      void racion.take().then(() => (passed = true))
      await Promise.resolve()
      await Promise.resolve()
      expect(passed).toBe(true)
      await turn()
      await turn()
    }
  })
})
