import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { aplazar } from '#api/acceso/consultas/antes-de-responder.ts'
import { AppError } from '#api/errors.ts'
import { Admision, type Clase, type Salir } from '#api/http/admision/admision.ts'
import { admission } from '#api/http/admision/admission.ts'
import { claseDeLlamada } from '#api/http/admision/clase-llamada.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { handleError } from '#api/http/handle-error.ts'
import { signIn } from '#test/support/client.ts'
import { waitUntil } from '#test/support/wait-until.ts'

/** Who has entered, in order; `leave` ends the one that entered first. */
function lugares(cuantos: number, esperaMs = 60_000) {
  const admision = new Admision({ lugares: cuantos, esperaMs })
  const order: string[] = []
  const inside: Salir[] = []
  const enter = async (clase: Clase, sesion: string, name: string, signal?: () => AbortSignal) => {
    inside.push(await admision.enter(clase, sesion, signal))
    order.push(name)
  }
  /** Who still waits when its test ends is refused long after it, in the middle of another one. */
  const ask = (...call: Parameters<typeof enter>): Promise<void> => {
    const entered = enter(...call)
    entered.catch(() => undefined)
    return entered
  }
  const leave = async () => {
    await new Promise(setImmediate)
    inside.shift()?.()
    await new Promise(setImmediate)
  }
  return { ask, leave, order, inside }
}

describe('places', () => {
  it('are as many as there are: who comes later enters when somebody leaves', async () => {
    const { ask, leave, order } = lugares(2)
    for (const name of ['a', 'b', 'c', 'd']) void ask('lecturas', name, name)
    await leave()
    expect(order).toEqual(['a', 'b', 'c'])
    await leave()
    expect(order).toEqual(['a', 'b', 'c', 'd'])
  })

  it('go round the sessions: who asks a hundred things at once does not keep another waiting', async () => {
    const { ask, leave, order } = lugares(1)
    for (let n = 0; n < 100; n += 1) void ask('lecturas', 'una', `una${n}`)
    void ask('lecturas', 'otra', 'otra0')
    void ask('lecturas', 'otra', 'otra1')
    for (let n = 0; n < 5; n += 1) await leave()
    expect(order).toEqual(['una0', 'una1', 'otra0', 'una2', 'otra1', 'una3'])
  })

  it('go to whoever has least of its part: acts before reads', async () => {
    const { ask, leave, order } = lugares(4)
    for (let n = 0; n < 8; n += 1) void ask('lecturas', `l${n}`, 'lee')
    await new Promise(setImmediate)
    for (let n = 0; n < 3; n += 1) void ask('actos', `a${n}`, 'actua')
    for (let n = 0; n < 5; n += 1) await leave()
    expect(order).toEqual(['lee', 'lee', 'lee', 'lee', 'actua', 'actua', 'lee', 'lee', 'actua'])
  })

  it('are not kept for whoever has hung up, nor given to them', async () => {
    const { ask, leave, order } = lugares(1)
    const hangUp = new AbortController()
    void ask('actos', 'a', 'a')
    const gone = expect(ask('actos', 'b', 'b', () => hangUp.signal)).rejects.toThrow()
    void ask('actos', 'c', 'c')
    hangUp.abort()
    await gone
    await leave()
    expect(order).toEqual(['a', 'c'])
  })
})

describe('a session', () => {
  it('has a hundred calls waiting at most: the next is refused at once, another session is not, and its turns come in order', async () => {
    const { ask, leave, order } = lugares(1)
    const hangUps: AbortController[] = []
    const signal = () => {
      const hangUp = new AbortController()
      hangUps.push(hangUp)
      return hangUp.signal
    }
    const wait = (clase: Clase, sesion: string, name: string) =>
      void ask(clase, sesion, name, signal).catch(() => undefined)
    for (let n = 0; n <= 100; n += 1) wait(n % 2 === 0 ? 'lecturas' : 'actos', 'una', `una${n}`)
    await expect(ask('lecturas', 'una', 'de más')).rejects.toMatchObject({ status: 503, codigo: 'ocupado' })
    wait('actos', 'otra', 'otra0')
    for (let n = 0; n < 4; n += 1) await leave()
    expect(order).toEqual(['una0', 'una1', 'otra0', 'una3', 'una5'])
    for (const hangUp of hangUps) hangUp.abort()
    await expect(ask('lecturas', 'una', 'ya se fue', () => AbortSignal.abort())).rejects.toThrow()
    await leave()
    expect(order).toHaveLength(5)
  })

  it('that asks ten thousand things at once is told so, and only what it may wait for is kept', async () => {
    const { ask, order } = lugares(1)
    let refused = 0
    for (let n = 0; n < 10_000; n += 1) void ask('lecturas', 'una', String(n)).catch(() => (refused += 1))
    await new Promise(setImmediate)
    expect([order, refused]).toEqual([['0'], 9_899])
  })
})

describe('what a call is', () => {
  it.each([
    ['POST /api/panel/afiliados/exportar', 'lecturas'],
    ['POST /api/panel/bitacora/exportar', 'lecturas'],
    ['POST /api/aportaciones/quincenas/:codigo/reporte', 'lecturas'],
    ['POST /api/retenciones/:codigo/reporte', 'lecturas'],
    ['POST /api/retenciones/:codigo/exportar', 'lecturas'],
    ['POST /api/panel/afiliados/buscar', 'lecturas'],
    ['GET /api/lineas-pago/:referencia/hoja', 'lecturas'],
    ['POST /api/tramites/alta', 'actos'],
    ['POST /api/archivos', null],
    ['GET /api/salud', null],
  ])('%s: %s', (call, clase) => {
    expect(claseDeLlamada(call)).toBe(clase)
  })
})

describe('a call', () => {
  it('that waits for the disk to have its reads keeps no place, and is answered only then', async () => {
    const disk: { kept: () => void; failed: (error: Error) => void }[] = []
    const app = new Hono<AppEnv>()
      .onError(handleError)
      .use(admission(new Admision({ lugares: 1, esperaMs: 20 })))
      .get('/api/persona', async (c) => {
        await aplazar(new Promise((resolve, reject) => disk.push({ kept: resolve, failed: reject })))
        return c.json({ curp: 'secreta' })
      })
      .get('/api/otra', (c) => c.json({}))
    const answered: string[] = []
    const read = async (name: string) => {
      const res = await app.request('/api/persona')
      answered.push(name)
      return res
    }
    const [first, second] = [read('first'), read('second')]
    await waitUntil(() => expect(disk).toHaveLength(2))
    expect((await app.request('/api/otra')).status).toBe(200)
    expect(answered).toEqual([])
    disk[1]?.failed(new AppError(503, 'sin_registro', 'No quedó anotada.'))
    const refused = await second
    expect([refused.status, await refused.text()]).toEqual([503, expect.not.stringContaining('secreta')])
    disk[0]?.kept()
    expect(await (await first).json()).toEqual({ curp: 'secreta' })
    expect((await app.request('/api/otra')).status).toBe(200)
  })

  it('that found no place in time is refused in words, with when to try again; the next one is answered', async () => {
    const waiting: (() => void)[] = []
    const app = new Hono<AppEnv>()
      .onError(handleError)
      .use(admission(new Admision({ lugares: 1, esperaMs: 20 })))
      .get('/api/lenta', async (c) => {
        await new Promise<void>((resolve) => waiting.push(resolve))
        return c.json({})
      })
      .get('/api/rota', () => {
        throw new Error('broken')
      })
      .get('/api/salud', (c) => c.json({ ok: true }))
    const slow = app.request('/api/lenta')
    const refused = await app.request('/api/rota')
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await refused.json()).toMatchObject({
      codigo: 'ocupado',
      error: 'El portal tiene demasiado que atender a la vez. Espera unos segundos y vuelve a intentarlo.',
    })
    expect((await app.request('/api/salud')).status).toBe(200)
    waiting[0]?.()
    expect((await slow).status).toBe(200)
    expect([(await app.request('/api/rota')).status, (await app.request('/api/rota')).status]).toEqual([500, 500])
  })

  it('is answered, however many one person makes at once', async () => {
    const desk = await signIn('ventanilla1')
    const answers = await Promise.all(Array.from({ length: 100 }, () => desk.get('/api/sesion')))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  })
})
