import { describe, expect, it } from 'vitest'
import { conPrisa, prisaActual, type Prisa } from '#api/db/prisa.ts'
import { Turns } from '#api/db/readers/turns.ts'
import { WriteQueue } from '#api/db/write-queue.ts'

const settled = () => new Promise(setImmediate)

describe('connections that only read', () => {
  /** Takes one under `name`; who has taken one, in order. */
  function conexiones(cuantas: number, reservadas: number) {
    const turns = new Turns(
      Array.from({ length: cuantas }, (_, n) => n),
      reservadas,
    )
    const taken: { name: string; thing: number }[] = []
    const take = async (name: string, prisa: boolean) => {
      const thing = await turns.take(prisa)
      taken.push({ name, thing })
    }
    const give = async (name: string) => {
      const at = taken.find((each) => each.name === name)
      if (at) turns.give(at.thing)
      await settled()
    }
    return { take, give, names: () => taken.map(({ name }) => name) }
  }

  it('are never all held by lists: a session finds one at once', async () => {
    const { take, names } = conexiones(3, 1)
    for (const name of ['lista1', 'lista2', 'lista3', 'lista4']) void take(name, false)
    await settled()
    expect(names()).toEqual(['lista1', 'lista2'])
    void take('sesion', true)
    await settled()
    expect(names()).toEqual(['lista1', 'lista2', 'sesion'])
  })

  it('go to who is hurried first, then to the others in order of arrival', async () => {
    const { take, give, names } = conexiones(2, 1)
    for (const name of ['lista1', 'lista2', 'lista3']) void take(name, false)
    for (const name of ['sesion1', 'sesion2']) void take(name, true)
    await settled()
    expect(names()).toEqual(['lista1', 'sesion1'])
    await give('lista1')
    expect(names()).toEqual(['lista1', 'sesion1', 'sesion2'])
    // One of the two is free again and is kept; the second that is free goes to a list.
    await give('sesion1')
    expect(names()).toHaveLength(3)
    await give('sesion2')
    expect(names().at(-1)).toBe('lista2')
  })

  it('are all at hand to who closes them', async () => {
    const turns = new Turns([1, 2, 3], 1)
    let all: readonly number[] = []
    await turns.withAll((things) => Promise.resolve(void (all = things)))
    expect(all).toHaveLength(3)
  })
})

const prisaDe = (name: string): Prisa =>
  name.startsWith('alta') ? 'acto' : name.startsWith('papel') ? 'corta' : 'larga'

describe('the queue of who writes', () => {
  /** Puts `nombres` behind one that is at work; the order in which they were worked. */
  async function orden(nombres: readonly string[]): Promise<string[]> {
    const queue = new WriteQueue()
    const order: string[] = []
    const work = (name: string) => async () => {
      await settled()
      order.push(name)
    }
    await Promise.all([queue.run(work('primero')), ...nombres.map((name) => queue.run(work(name), prisaDe(name)))])
    return order
  }

  it('works one at a time: altas, then papers that come up, then the background', async () => {
    const order = await orden(['fondo1', 'papel1', 'fondo2', 'alta1', 'papel2', 'alta2'])
    expect(order).toEqual(['primero', 'alta1', 'alta2', 'papel1', 'papel2', 'fondo1', 'fondo2'])
  })

  it('lets papers and the background in between many altas', async () => {
    const many = (name: string) => Array.from({ length: 20 }, (_, n) => `${name}${n}`)
    const order = await orden([...many('fondo'), ...many('papel'), ...many('alta')])
    const first = order.slice(0, 17)
    const count = (name: string) => first.filter((each) => each.startsWith(name)).length
    expect([count('alta'), count('papel'), count('fondo')]).toEqual([12, 2, 2])
  })

  it('goes on after a work that fails, and tells only its own caller', async () => {
    const queue = new WriteQueue()
    const failed = queue.run(() => Promise.reject(new Error('no')))
    const next = queue.run(() => Promise.resolve('sí'))
    await expect(failed).rejects.toThrow('no')
    await expect(next).resolves.toBe('sí')
  })

  it('works each in the path of its own caller', async () => {
    const queue = new WriteQueue()
    const asked = (['acto', 'larga', 'corta'] as const).map((prisa) =>
      conPrisa(prisa, () =>
        queue.run(async () => {
          await settled()
          return prisaActual()
        }, prisaActual()),
      ),
    )
    expect(await Promise.all(asked)).toEqual(['acto', 'larga', 'corta'])
  })
})
