import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defineTrabajoVerificar } from '#api/acceso/bitacora/trabajo-verificar.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { startTrabajos, stopTrabajos } from '#api/jobs/trabajos.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { waitUntil } from '#test/support/wait-until.ts'

let admin: Client

const ended = (id: number) =>
  waitUntil(async () => {
    const row = await selectRow<{ estado: string; resultado: string }>('SELECT * FROM trabajos WHERE id = $1', [id])
    expect(['hecho', 'fallado']).toContain(row?.estado)
    return row
  })

const request = async () => {
  const { status, body } = await admin.post<{ trabajo: number }>('/api/panel/bitacora/verificar', {})
  expect(status).toBe(202)
  return body.trabajo
}

const avisos = () =>
  selectRows<{ usuario: string; titulo: string; texto: string }>(
    `SELECT u.usuario, a.titulo, a.texto FROM avisos a JOIN usuarios u ON u.id = a.usuario_id WHERE a.clase = 'trabajo'`,
  )

beforeAll(async () => {
  defineTrabajoVerificar()
  admin = await signIn('admin')
})
beforeEach(async () => {
  await execute('DELETE FROM trabajos')
  await execute('DELETE FROM avisos')
})
afterEach(() => stopTrabajos())

describe('the verification of the chain in the background', () => {
  it('is asked for once however often one asks, and tells who asked how it ended', async () => {
    const id = await request()
    expect(await request()).toBe(id)
    startTrabajos({ pollMs: 20 })
    expect(await ended(id)).toMatchObject({
      estado: 'hecho',
      resultado: expect.stringMatching(/^Bitácora íntegra/) as string,
    })
    const told = await waitUntil(async () => {
      const rows = (await avisos()).filter(({ titulo }) => titulo.startsWith('Terminó'))
      expect(rows).not.toEqual([])
      return rows
    })
    expect(told.map(({ usuario }) => usuario)).toEqual(['admin'])
  })

  it('fails with the row that does not fit, and says so to who asked', async () => {
    const first = await selectRow<{ id: number; actor: string }>('SELECT id, actor FROM bitacora ORDER BY id LIMIT 1')
    const setActor = (actor: string) => execute('UPDATE bitacora SET actor = $1 WHERE id = $2', [actor, first!.id])
    await setActor('otro')
    const id = await request()
    startTrabajos({ pollMs: 20 })
    const row = await ended(id)
    await setActor(first!.actor)
    expect(row).toMatchObject({
      estado: 'fallado',
      resultado: expect.stringMatching(/alterada en la fila \d+/) as string,
    })
    await waitUntil(async () =>
      expect((await avisos()).some(({ titulo, usuario }) => titulo.startsWith('Falló') && usuario === 'admin')).toBe(
        true,
      ),
    )
  })
})
