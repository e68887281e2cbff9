import { beforeAll, describe, expect, it } from 'vitest'
import { dialect, inTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { execute, selectRows, type Bind } from '#api/db/sql.ts'

const COLUMNAS = ['id', 'texto', 'monto', 'vale', 'json'] as const

/** Values that a text for many rows could spoil. */
const FILAS: readonly (readonly Bind[])[] = [
  [1, '', 0, true, null],
  [2, 'Ñandú "José" \\ O’Farrill\n\t', -1, false, '{"a":"b\\"c","d":[1,null]}'],
  [3, '007', Number.MAX_SAFE_INTEGER, true, '[]'],
  [4, 'true', 4_256_50, false, '5'],
  [5, '😀 null', Number.MIN_SAFE_INTEGER, true, 'null'],
]

/** `cuantas` rows that repeat those above, with ids of their own. */
const repetidas = (cuantas: number, desde: number): Bind[][] =>
  Array.from({ length: cuantas }, (_, i) => [desde + i, ...(FILAS[i % FILAS.length] ?? []).slice(1)])

const guardadas = (desde: number): Promise<Record<string, unknown>[]> =>
  selectRows('SELECT id, texto, monto, vale, json FROM filas_de_prueba WHERE id >= $1 ORDER BY id', [desde])

const insertar = (filas: readonly (readonly Bind[])[]): Promise<void> =>
  inTransaction(() => insertRows('filas_de_prueba', COLUMNAS, filas))

beforeAll(() =>
  inTransaction(() =>
    execute(`CREATE TABLE filas_de_prueba (id BIGINT PRIMARY KEY, texto TEXT NOT NULL, monto BIGINT NOT NULL,
      vale ${dialect === 'sqlite' ? 'INTEGER' : 'BOOLEAN'} NOT NULL, json TEXT)`),
  ),
)

describe('rows inserted in quantity', () => {
  it('are stored as a few are, whatever they hold', async () => {
    await insertar(FILAS)
    const pocas = (await guardadas(1)).map(({ texto, monto, vale, json }) => ({ texto, monto, vale, json }))
    await insertar(repetidas(2_345, 1_000))
    const muchas = await guardadas(1_000)
    expect(muchas.map(({ id }) => id)).toEqual(Array.from({ length: 2_345 }, (_, i) => 1_000 + i))
    for (const [i, row] of muchas.entries()) expect(row).toMatchObject(pocas[i % FILAS.length] ?? {})
    const vale = dialect === 'sqlite' ? 1 : true
    expect(muchas[2]).toEqual({ id: 1_002, texto: '007', monto: Number.MAX_SAFE_INTEGER, vale, json: '[]' })
  })

  it('may hold half a pair of letters, as a few may', async () => {
    const filas = repetidas(150, 10_000).map((fila, i) => (i === 149 ? [fila[0] ?? 0, 'x\ud83d', 0, true, null] : fila))
    await insertar(filas)
    expect((await guardadas(10_000)).at(-1)).toMatchObject({ id: 10_149, texto: 'x\ufffd' })
  })

  it('are stored all or none', async () => {
    const filas = repetidas(300, 20_000)
    await expect(insertar([...filas, filas[0] ?? []])).rejects.toThrow()
    expect(await guardadas(20_000)).toEqual([])
  })
})
