import { UniqueConstraintError } from 'sequelize'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeDatabase, dialect, inTransaction, readers, reconnect } from '#api/db/database.ts'
import { execute, selectRow, selectRows, SQL_TRUE } from '#api/db/sql.ts'

interface Cosa {
  readonly id: number
  readonly nombre: string
}

const nombres = async () =>
  (await selectRows<Cosa>('SELECT id, nombre FROM cosas ORDER BY id')).map(({ nombre }) => nombre)

beforeAll(async () => {
  await execute('CREATE TABLE cosas (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL UNIQUE, activa BOOLEAN NOT NULL)')
})

beforeEach(async () => {
  await execute('DELETE FROM cosas')
  await execute('INSERT INTO cosas (id, nombre, activa) VALUES (1, $1, $2), (2, $3, $4)', [
    'mesa',
    true,
    'silla',
    false,
  ])
})

describe('reads', () => {
  it('see what was committed just before, and inside a transaction what it has written itself', async () => {
    const told = await inTransaction(async () => {
      await execute('INSERT INTO cosas (id, nombre, activa) VALUES ($1, $2, $3)', [3, 'banco', false])
      return nombres()
    })
    expect(told).toEqual(['mesa', 'silla', 'banco'])
    expect(await nombres()).toEqual(['mesa', 'silla', 'banco'])
  })

  it('do not see what another transaction has not committed, nor what it takes back', async () => {
    let ask = () => {}
    const asked = new Promise<void>((resolve) => (ask = resolve))
    const during = asked.then(nombres)
    const failed = inTransaction(async () => {
      await execute('INSERT INTO cosas (id, nombre, activa) VALUES ($1, $2, $3)', [3, 'nunca', true])
      ask()
      await during
      throw new Error('taken back')
    })
    await expect(failed).rejects.toThrow('taken back')
    expect(await during).toEqual(['mesa', 'silla'])
    expect(await nombres()).toEqual(['mesa', 'silla'])
  })

  it('take their values by number, in any order and more than once', async () => {
    const sql = `SELECT CAST($2 AS TEXT) AS b, CAST($1 AS INTEGER) AS a, CAST($2 AS TEXT) AS otra`
    expect(await selectRows(sql, [7, 'x'])).toEqual([{ b: 'x', a: 7, otra: 'x' }])
    expect(await inTransaction(() => selectRows(sql, [8, null]))).toEqual([{ b: null, a: 8, otra: null }])
    expect(await selectRow('SELECT nombre FROM cosas WHERE activa = $1', [true])).toEqual({ nombre: 'mesa' })
  })

  it('give numbers for counts and for what is too large for 32 bits, as the writer does', async () => {
    const sql = 'SELECT COUNT(*) AS n, CAST(9007199254740991 AS BIGINT) AS grande FROM cosas'
    expect(await selectRows(sql)).toEqual([{ n: 2, grande: 9_007_199_254_740_991 }])
    expect(await inTransaction(() => selectRows(sql))).toEqual([{ n: 2, grande: 9_007_199_254_740_991 }])
  })

  it('go on after a column is added to what was asked many times', async () => {
    const all = () => selectRows<Cosa>('SELECT * FROM cosas WHERE id = $1', [1])
    for (let time = 0; time < 20; time += 1) await all()
    await execute(`ALTER TABLE cosas ADD COLUMN color TEXT NOT NULL DEFAULT 'azul'`)
    expect(await all()).toMatchObject([{ id: 1, nombre: 'mesa', color: 'azul' }])
    expect(await all()).toMatchObject([{ color: 'azul' }])
  })

  it('four hundred at once, each of its own text, are all answered', async () => {
    const asked = Array.from({ length: 400 }, (_, n) => selectRow<{ n: number }>(`SELECT ${n} AS n`))
    expect((await Promise.all(asked)).map((row) => row?.n)).toEqual(Array.from({ length: 400 }, (_, n) => n))
  })

  it('fail alone: the next one is answered', async () => {
    await expect(selectRows('SELECT nada FROM cosas')).rejects.toThrow(/nada/)
    await expect(selectRows(`SELECT CAST($1 AS INTEGER) / $2 AS n FROM no_existe`, [1, 0])).rejects.toThrow('no_existe')
    expect(await nombres()).toEqual(['mesa', 'silla'])
  })
})

describe('changes', () => {
  it('that give rows are written, inside a transaction and outside', async () => {
    const insert = `INSERT INTO cosas (id, nombre, activa) VALUES ($1, $2, ${SQL_TRUE}) RETURNING id`
    expect(await selectRows(insert, [10, 'lámpara'])).toEqual([{ id: 10 }])
    expect(await inTransaction(() => selectRows(insert, [11, 'reloj']))).toEqual([{ id: 11 }])
    expect(await selectRows('UPDATE cosas SET nombre = $1 WHERE id = $2 RETURNING id', ['espejo', 11])).toEqual([
      { id: 11 },
    ])
    expect(await selectRows('DELETE FROM cosas WHERE id = $1 RETURNING nombre', [11])).toEqual([{ nombre: 'espejo' }])
    expect(await nombres()).toEqual(['mesa', 'silla', 'lámpara'])
  })

  it('that break a unique key fail as one kind of error', async () => {
    const insert = `INSERT INTO cosas (id, nombre, activa) VALUES ($1, $2, ${SQL_TRUE}) RETURNING id`
    await expect(selectRows(insert, [20, 'mesa'])).rejects.toThrow(UniqueConstraintError)
    await expect(inTransaction(() => selectRows(insert, [20, 'mesa']))).rejects.toThrow(UniqueConstraintError)
    await expect(inTransaction(() => execute(insert, [20, 'mesa']))).rejects.toThrow(UniqueConstraintError)
  })

  it('are refused by the connections that only read', async () => {
    await expect(readers.rows(`UPDATE cosas SET nombre = 'otra'`, [])).rejects.toThrow(/read-?only/i)
    await expect(readers.rows(`DELETE FROM cosas`, [])).rejects.toThrow(/read-?only/i)
    expect(await nombres()).toEqual(['mesa', 'silla'])
  })
})

it('the connections are closed with the database, whatever they had prepared, and open again', async () => {
  await Promise.all(Array.from({ length: 30 }, nombres))
  await readers.renew()
  expect(await nombres()).toEqual(['mesa', 'silla'])
  await closeDatabase()
  await expect(selectRows('SELECT 1 AS uno')).rejects.toThrow(dialect === 'sqlite' ? 'closed' : /end/)
  await reconnect()
  expect(await nombres()).toEqual(['mesa', 'silla'])
})
