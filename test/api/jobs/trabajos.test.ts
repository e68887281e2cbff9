import { spawnSync } from 'node:child_process'
import os from 'node:os'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'
import { recuperarTrabajos } from '#api/jobs/recuperar-trabajos.ts'
import {
  abortTrabajo,
  defineTrabajo,
  enqueueTrabajo,
  scheduleTrabajo,
  startTrabajos,
  stopTrabajos,
  type MarchaTrabajo,
} from '#api/jobs/trabajos.ts'
import { waitUntil } from '#test/support/wait-until.ts'

const put = (clase: string, datos = {}) => inTransaction(() => enqueueTrabajo(SISTEMA, clase, datos))

interface Fila {
  readonly estado: string
  readonly resultado: string
  readonly hecho: number
  readonly total: number
  readonly intentos: number
  readonly latido_at: string | null
}

const fila = async (id: number): Promise<Fila> => {
  const row = await selectRow<Fila>('SELECT * FROM trabajos WHERE id = $1', [id])
  if (!row) throw new Error('no job')
  return row
}

const until = (id: number, estado: string) => waitUntil(async () => expect((await fila(id)).estado).toBe(estado))

/** A job that goes on until it is told to stop. */
const endless = (signal: AbortSignal): Promise<string> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))

/** Classes that several tests use; one test gives `prueba.bien` work of its own. */
const CLASES = {
  bien: { clase: 'prueba.bien', titulo: 'Prueba', run: () => Promise.resolve('') },
  larga: {
    clase: 'prueba.larga',
    titulo: 'Prueba',
    run: (_datos: unknown, { signal }: MarchaTrabajo) => endless(signal),
  },
  repetible: {
    clase: 'prueba.repetible',
    titulo: 'Prueba',
    intentos: 3,
    run: (_datos: unknown, { signal }: MarchaTrabajo) => endless(signal),
  },
}

/** The runner has looked at its schedules and at the jobs that wait: it has done one that came after them. */
async function looked(): Promise<void> {
  defineTrabajo({ clase: 'prueba.testigo', titulo: 'Prueba', run: () => Promise.resolve('') })
  await until(await put('prueba.testigo'), 'hecho')
}

beforeEach(async () => {
  for (const clase of Object.values(CLASES)) defineTrabajo(clase)
  await execute('DELETE FROM trabajos')
})
afterEach(() => stopTrabajos())

describe('jobs', () => {
  it('runs what was left in a committed transaction, with its data, and keeps what it said', async () => {
    const seen: unknown[] = []
    defineTrabajo({
      ...CLASES.bien,
      run: (datos, { progreso }) => {
        seen.push(datos)
        progreso(3, 3)
        return Promise.resolve('Se hicieron 3.')
      },
    })
    startTrabajos({ pollMs: 20 })
    const id = await put('prueba.bien', { de: 7 })
    await until(id, 'hecho')
    expect(seen).toEqual([{ de: 7 }])
    expect(await fila(id)).toMatchObject({ resultado: 'Se hicieron 3.', hecho: 3, total: 3, latido_at: null })
  })

  it('has no job of a transaction that failed, and none outside a transaction', async () => {
    const failing = inTransaction(async () => {
      await enqueueTrabajo(SISTEMA, 'prueba.bien', {})
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await selectRows('SELECT id FROM trabajos')).toEqual([])
    await expect(enqueueTrabajo(SISTEMA, 'prueba.bien', {})).rejects.toThrow('transaction')
  })

  it('runs one of a class at a time, and other classes meanwhile', async () => {
    let [now, most] = [0, 0]
    defineTrabajo({
      clase: 'prueba.turnos',
      titulo: 'Prueba',
      run: async () => {
        now += 1
        most = Math.max(most, now)
        await new Promise((resolve) => setTimeout(resolve, 30))
        now -= 1
        return ''
      },
    })
    const larga = await put('prueba.larga')
    const ids = [await put('prueba.turnos'), await put('prueba.turnos'), await put('prueba.turnos')]
    startTrabajos({ pollMs: 10 })
    for (const id of ids) await until(id, 'hecho')
    expect(most).toBe(1)
    expect((await fila(larga)).estado).toBe('curso')
  })

  it('runs as many of a class together as it says, the oldest first', async () => {
    const begun: number[] = []
    const ends: (() => void)[] = []
    defineTrabajo({
      clase: 'prueba.juntos',
      titulo: 'Prueba',
      juntos: 2,
      run: (_datos, { id }) => {
        begun.push(id)
        return new Promise((resolve) => ends.push(() => resolve('')))
      },
    })
    const ids = [await put('prueba.juntos'), await put('prueba.juntos'), await put('prueba.juntos')]
    startTrabajos({ pollMs: 10 })
    await waitUntil(() => expect(begun).toHaveLength(2))
    await looked()
    expect(begun).toEqual(ids.slice(0, 2))
    ends[0]?.()
    await waitUntil(() => expect(begun).toEqual(ids))
    for (const end of ends) end()
    for (const id of ids) await until(id, 'hecho')
  })

  it('keeps why it failed: a refusal in its words, a fault of ours without its details', async () => {
    defineTrabajo({
      clase: 'prueba.mal',
      titulo: 'Prueba',
      run: (datos) =>
        Promise.reject(
          (datos as { nuestro: boolean }).nuestro
            ? new Error('SELECT secreto')
            : new AppError(422, 'x', 'Falta el archivo.'),
        ),
    })
    startTrabajos({ pollMs: 20 })
    const [ajeno, nuestro] = [await put('prueba.mal', { nuestro: false }), await put('prueba.mal', { nuestro: true })]
    await until(ajeno, 'fallado')
    await until(nuestro, 'fallado')
    expect((await fila(ajeno)).resultado).toBe('Falta el archivo.')
    expect((await fila(nuestro)).resultado).toContain(`trabajo ${nuestro}`)
    expect((await fila(nuestro)).resultado).not.toContain('secreto')
  })

  it('waits and tries again what may be tried again', async () => {
    defineTrabajo({
      clase: 'prueba.terca',
      titulo: 'Prueba',
      intentos: 2,
      run: () => Promise.reject(new AppError(503, 'x', 'No contesta.')),
    })
    startTrabajos({ pollMs: 20 })
    const id = await put('prueba.terca')
    await waitUntil(async () => expect(await fila(id)).toMatchObject({ estado: 'espera', intentos: 1 }))
    // Its wait is over.
    await execute(`UPDATE trabajos SET desde_at = '2026-01-01T00:00:00.000Z' WHERE id = $1`, [id])
    await until(id, 'fallado')
    expect(await fila(id)).toMatchObject({ intentos: 2, resultado: 'No contesta.' })
  })

  it('is cancelled while it runs', async () => {
    const id = await put('prueba.larga')
    startTrabajos({ pollMs: 20 })
    await until(id, 'curso')
    abortTrabajo(id)
    await until(id, 'cancelado')
  })

  it('is told by its row to stop when another process cancels it', async () => {
    const id = await put('prueba.larga')
    startTrabajos({ pollMs: 20 })
    await until(id, 'curso')
    await execute('UPDATE trabajos SET cancelar = TRUE WHERE id = $1', [id])
    await until(id, 'cancelado')
  })

  it('waits again when the portal closes and it may be done twice; else it failed', async () => {
    const [una, otra] = [await put('prueba.larga'), await put('prueba.repetible')]
    startTrabajos({ pollMs: 20 })
    await until(una, 'curso')
    await until(otra, 'curso')
    await stopTrabajos()
    expect(await fila(una)).toMatchObject({
      estado: 'fallado',
      resultado: expect.stringContaining('se cerró') as string,
    })
    expect(await fila(otra)).toMatchObject({ estado: 'espera' })
  })
})

describe('a job whose process died', () => {
  const leaveRunning = (id: number, duenio: string, latido: string) =>
    execute(`UPDATE trabajos SET estado = 'curso', intentos = 1, duenio = $1, latido_at = $2 WHERE id = $3`, [
      duenio,
      latido,
      id,
    ])
  const now = () => new Date().toISOString()
  const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid

  it('is found at once on this machine, and failed when it must not be done twice', async () => {
    const id = await put('prueba.larga')
    await leaveRunning(id, `${os.hostname()} ${deadPid()} aaaaaaaa`, now())
    expect(await recuperarTrabajos()).toBe(1)
    expect(await fila(id)).toMatchObject({
      estado: 'fallado',
      resultado: expect.stringContaining('sin avisar') as string,
    })
  })

  it('is told to who asked for it when it failed with its process', async () => {
    const jefe = await selectRow<{ id: number }>('SELECT id FROM usuarios WHERE usuario = $1', ['jefe'])
    const id = await put('prueba.larga')
    await execute('UPDATE trabajos SET usuario_id = $1 WHERE id = $2', [jefe?.id ?? 0, id])
    await leaveRunning(id, `${os.hostname()} ${deadPid()} aaaaaaaa`, now())
    await recuperarTrabajos()
    const told = await selectRows<{ titulo: string; texto: string }>(
      `SELECT titulo, texto FROM avisos WHERE usuario_id = $1 AND clase = 'trabajo'`,
      [jefe?.id ?? 0],
    )
    expect(told).toEqual([{ titulo: 'Falló: Prueba', texto: 'El proceso que lo hacía terminó sin avisar.' }])
  })

  it('waits again when it may be done twice', async () => {
    const id = await put('prueba.repetible')
    await leaveRunning(id, `${os.hostname()} ${deadPid()} aaaaaaaa`, now())
    await recuperarTrabajos()
    expect((await fila(id)).estado).toBe('espera')
  })

  it('of another machine is found by its missing heartbeat alone', async () => {
    const id = await put('prueba.repetible')
    await leaveRunning(id, 'otra-maquina 12 bbbbbbbb', now())
    expect(await recuperarTrabajos()).toBe(0)
    await leaveRunning(id, 'otra-maquina 12 bbbbbbbb', new Date(Date.now() - 60_000).toISOString())
    expect(await recuperarTrabajos()).toBe(1)
  })

  it('is not run by two: while one of its class runs elsewhere, the next waits', async () => {
    const [una, otra] = [await put('prueba.bien'), await put('prueba.bien')]
    await leaveRunning(una, 'otra-maquina 12 bbbbbbbb', now())
    startTrabajos({ pollMs: 10 })
    await looked()
    expect((await fila(otra)).estado).toBe('espera')
    expect((await fila(una)).estado).toBe('curso')
  })

  it('stops when its row was given to another', async () => {
    const stopped: unknown[] = []
    defineTrabajo({
      clase: 'prueba.robada',
      titulo: 'Prueba',
      run: (_datos, { signal, progreso }) => {
        const tick = setInterval(() => progreso(Date.now() % 1000, 1000), 100)
        return endless(signal).finally(() => {
          clearInterval(tick)
          stopped.push(signal.reason)
        })
      },
    })
    const id = await put('prueba.robada')
    startTrabajos({ pollMs: 20 })
    await until(id, 'curso')
    await leaveRunning(id, 'otra-maquina 12 bbbbbbbb', now())
    await waitUntil(() => expect(stopped).toEqual(['perdido']))
    expect(await fila(id)).toMatchObject({ estado: 'curso' })
  })
})

describe('schedules', () => {
  it('make one job a turn, however many look, and none while one has not ended', async () => {
    let runs = 0
    defineTrabajo({
      clase: 'prueba.diaria',
      titulo: 'Prueba',
      run: () => {
        runs += 1
        return Promise.resolve('')
      },
    })
    scheduleTrabajo('prueba.diaria', { hora: '00:00' })
    startTrabajos({ pollMs: 10 })
    await waitUntil(() => expect(runs).toBe(1))
    await stopTrabajos()
    // Another start on the same day, as another server's: the turn is taken.
    startTrabajos({ pollMs: 10 })
    await looked()
    expect(runs).toBe(1)
    expect(await selectRows(`SELECT id FROM trabajos WHERE clase = 'prueba.diaria'`)).toHaveLength(1)
  })
})
