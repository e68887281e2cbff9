import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'

const perfiles = () => selectRows<{ id: number }>('SELECT id FROM perfiles ORDER BY id')

const warned: string[] = []
const note = (warning: Error) => warned.push(warning.message)
beforeAll(() => void process.on('warning', note))
afterAll(async () => {
  await new Promise(setImmediate)
  process.off('warning', note)
  // The driver of PostgreSQL warns of two statements at once on one connection.
  expect(warned).toEqual([])
})

describe('a transaction', () => {
  it('whose statements are asked at once works them one behind the other', async () => {
    const rows = await inTransaction(() => Promise.all(Array.from({ length: 20 }, perfiles)))
    expect(new Set(rows.map((each) => JSON.stringify(each))).size).toBe(1)
  })

  it('that fails half way leaves nothing of what was asked behind the failure', async () => {
    await execute('CREATE TABLE prueba_turno (n INTEGER)')
    const add = (n: number) => execute('INSERT INTO prueba_turno (n) VALUES ($1)', [n])
    const work = inTransaction(() =>
      Promise.all([add(1), execute('INSERT INTO no_existe VALUES (1)'), add(2), add(3), add(4)]),
    )
    await expect(work).rejects.toThrow(/no_existe/)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await selectRow<{ n: number }>('SELECT CAST(count(*) AS INTEGER) AS n FROM prueba_turno'))?.n).toBe(0)
  })

  it('begins anew on what the one before left, whether it was kept or taken back', async () => {
    await execute('CREATE TABLE prueba_seguidas (n INTEGER UNIQUE)')
    const add = (n: number) => inTransaction(() => execute('INSERT INTO prueba_seguidas (n) VALUES ($1)', [n]))
    for (let n = 0; n < 20; n += 1) {
      await add(n)
      await expect(add(n)).rejects.toMatchObject({ name: 'SequelizeUniqueConstraintError' })
      await expect(
        inTransaction(async () => {
          await execute('INSERT INTO prueba_seguidas (n) VALUES ($1)', [1_000 + n])
          throw new Error('no')
        }),
      ).rejects.toThrow('no')
    }
    const rows = await inTransaction(() => selectRows<{ n: number }>('SELECT n FROM prueba_seguidas ORDER BY n'))
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, n) => n))
  })
})
