import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { driverError } from '#api/db/driver-error.ts'
import { beforeCommit, dialect, inTransaction } from '#api/db/database.ts'
import { conPrisa } from '#api/db/prisa.ts'
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

describe('a statement that people’s acts ask again and again', () => {
  it('is answered as the table is now, also when it changed between two of them', async () => {
    await execute('CREATE TABLE prueba_nombre (n INTEGER)')
    await execute('INSERT INTO prueba_nombre (n) VALUES (7)')
    const ask = () => conPrisa('acto', () => inTransaction(() => selectRows('SELECT * FROM prueba_nombre')))
    for (let times = 0; times < 8; times += 1) expect(await ask()).toEqual([{ n: 7 }])
    await execute('ALTER TABLE prueba_nombre ADD COLUMN m INTEGER')
    for (let times = 0; times < 3; times += 1) expect(await ask()).toEqual([{ n: 7, m: null }])
  })
})

/** Something that one waits for and another gives, once or more. */
function signal(): { readonly give: () => void; readonly given: Promise<void> } {
  let give: () => void = () => undefined
  const given = new Promise<void>((resolve) => (give = resolve))
  return { give, given }
}

/** Both rows, one after the other; between them it tells that it has the first, and waits until the other has its own. */
function change(first: number, second: number, has: () => void, otherHas: Promise<void>): Promise<void> {
  return inTransaction(async () => {
    await execute('UPDATE prueba_abrazo SET n = n + 1 WHERE id = $1', [first])
    has()
    // SQLite has one writer: the other one cannot have begun.
    if (dialect === 'postgres') await otherHas
    beforeCommit(() => execute('UPDATE prueba_abrazo SET despues = despues + 1 WHERE id = $1', [first]))
    await execute('UPDATE prueba_abrazo SET n = n + 1 WHERE id = $1', [second])
  })
}

describe('two transactions that want the same records the other way round', () => {
  it('are both kept, each once', async () => {
    await execute('CREATE TABLE prueba_abrazo (id INTEGER PRIMARY KEY, n INTEGER NOT NULL, despues INTEGER NOT NULL)')
    await execute('INSERT INTO prueba_abrazo (id, n, despues) VALUES (1, 0, 0), (2, 0, 0)')
    const [one, other] = [signal(), signal()]
    await Promise.all([change(1, 2, one.give, other.given), change(2, 1, other.give, one.given)])
    expect(await selectRows('SELECT id, n, despues FROM prueba_abrazo ORDER BY id')).toEqual([
      { id: 1, n: 2, despues: 1 },
      { id: 2, n: 2, despues: 1 },
    ])
  })

  it.each(['40P01', '40001'])('are given up after four times (%s), and nothing of them is kept', async (code) => {
    await execute(`CREATE TABLE prueba_rendida_${code} (n INTEGER)`)
    let times = 0
    const work = inTransaction(async () => {
      times += 1
      await execute(`INSERT INTO prueba_rendida_${code} (n) VALUES (1)`)
      throw driverError(Object.assign(new Error('ended for another'), { code }), 'UPDATE')
    })
    await expect(work).rejects.toThrow('ended for another')
    expect(times).toBe(4)
    expect(await selectRows(`SELECT n FROM prueba_rendida_${code}`)).toEqual([])
  })

  it('no other failure is tried again', async () => {
    let times = 0
    const work = inTransaction(() => {
      times += 1
      return execute('INSERT INTO no_existe VALUES (1)')
    })
    await expect(work).rejects.toThrow(/no_existe/)
    expect(times).toBe(1)
  })
})
