import { describe, expect, it } from 'vitest'
import { Presupuesto } from '#api/http/cuerpo/presupuesto.ts'

describe('bytes that all requests together may hold', () => {
  it('are refused past the limit as a 503 that says when to come again', async () => {
    const room = new Presupuesto(100, 0)
    await room.take(80)
    await expect(room.take(30)).rejects.toMatchObject({
      status: 503,
      codigo: 'ocupado',
      message: 'El portal está recibiendo demasiado a la vez. Espera unos segundos y vuelve a intentarlo.',
      extra: { retryAfter: 5 },
    })
  })

  it('are waited for in turn: a small one does not pass a large one that came before', async () => {
    const room = new Presupuesto(100, 60_000)
    const first = await room.take(80)
    const order: string[] = []
    const large = room.take(90).then((giveBack) => {
      order.push('large')
      return giveBack
    })
    const small = room.take(10).then(() => order.push('small'))
    first()
    await Promise.all([large, small])
    expect(order).toEqual(['large', 'small'])
  })

  it('are given back once, however often it is said', async () => {
    const room = new Presupuesto(100, 0)
    const giveBack = await room.take(100)
    giveBack()
    giveBack()
    await room.take(100)
    await expect(room.take(1)).rejects.toMatchObject({ status: 503 })
  })

  it('a request larger than all there are takes them all, and ends the turn of those that gave up', async () => {
    const room = new Presupuesto(100, 0)
    const giveBack = await room.take(1000)
    await expect(room.take(1)).rejects.toMatchObject({ status: 503 })
    giveBack()
    await room.take(100)
  })
})
