import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { DataTypes, type Model, type ModelStatic } from 'sequelize'
import { beforeAll, describe, expect, it } from 'vitest'
import { dialect, sequelize } from '#api/db/database.ts'
import { selectRows } from '#api/db/sql.ts'

/** SQLite's own tables of the full-text index, and the list of migrations, which is there before any model. */
const APARTE = /^(afiliados_fts.*|migraciones|sqlite_.*)$/

interface Columna {
  readonly nombre: string
  readonly tipo: string
  readonly nula: boolean
  readonly llave: boolean
}

async function tables(): Promise<string[]> {
  const rows = await selectRows<{ tabla: string }>(
    dialect === 'postgres'
      ? `SELECT table_name AS tabla FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`
      : `SELECT name AS tabla FROM sqlite_master WHERE type = 'table'`,
  )
  return rows.map(({ tabla }) => tabla).filter((tabla) => !APARTE.test(tabla))
}

/** The columns of a table as the engine has them. What the migrations call identity SQLite calls an INTEGER, however long it is. */
async function columnsOf(tabla: string): Promise<Columna[]> {
  if (dialect === 'sqlite') {
    const rows = await selectRows<{ name: string; type: string; notnull: number; pk: number }>(
      `SELECT name, type, "notnull", pk FROM pragma_table_info('${tabla}')`,
    )
    const made = await selectRows<{ sql: string }>('SELECT sql FROM sqlite_master WHERE name = $1', [tabla])
    const isIdentity = /AUTOINCREMENT/.test(made[0]?.sql ?? '')
    return rows.map(({ name, type, notnull, pk }) => ({
      nombre: name,
      tipo: pk > 0 && isIdentity ? 'BIGINT' : type,
      nula: notnull === 0 && pk === 0,
      llave: pk > 0,
    }))
  }
  return selectRows<Columna>(
    `SELECT c.column_name AS nombre, UPPER(c.data_type) AS tipo, c.is_nullable = 'YES' AS nula,
       EXISTS (SELECT 1 FROM information_schema.table_constraints t
         JOIN information_schema.key_column_usage k ON k.constraint_name = t.constraint_name AND k.table_name = t.table_name
         WHERE t.constraint_type = 'PRIMARY KEY' AND t.table_name = c.table_name AND k.column_name = c.column_name) AS llave
     FROM information_schema.columns c WHERE c.table_schema = 'public' AND c.table_name = $1`,
    [tabla],
  )
}

const TIPOS = [
  [DataTypes.BIGINT, 'BIGINT'],
  [DataTypes.INTEGER, 'INTEGER'],
  [DataTypes.BOOLEAN, 'BOOLEAN'],
  [DataTypes.TEXT, 'TEXT'],
] as const

function toldBy(model: ModelStatic<Model>): Columna[] {
  return Object.entries(model.getAttributes()).map(([nombre, { type, allowNull, primaryKey }]) => ({
    nombre,
    tipo: TIPOS.find(([kind]) => type instanceof kind)?.[1] ?? 'otro',
    nula: allowNull !== false && primaryKey !== true,
    llave: primaryKey === true,
  }))
}

const byName = (columns: readonly Columna[]): Columna[] =>
  [...columns].sort((a, b) => (a.nombre < b.nombre ? -1 : a.nombre > b.nombre ? 1 : 0))

/** Every file of a folder `models` under `api/`, wherever an area keeps it. */
async function loadModels(): Promise<number> {
  const root = path.resolve('api')
  const files = (await readdir(root, { recursive: true })).filter((file) => /(^|\/)models\/\w+\.ts$/.test(file))
  for (const file of files) await import(pathToFileURL(path.join(root, file)).href)
  return files.length
}

describe('the models', () => {
  let files = 0
  beforeAll(async () => {
    files = await loadModels()
  })

  it('stand one to a file, and each table has one', async () => {
    const models = Object.values(sequelize.models)
    expect(models.length).toBe(files)
    const known = new Set(models.map((model) => model.tableName))
    expect(known.size).toBe(files)
    const all = await tables()
    expect(
      all.filter((tabla) => !known.has(tabla)).sort(),
      'a new table comes with its model: api/<area>/models/',
    ).toEqual([])
    expect([...known].filter((tabla) => !all.includes(tabla))).toEqual([])
  })

  it('tell every column of their table, its type, whether it may be empty, and the key, as the migrations leave them', async () => {
    for (const model of Object.values(sequelize.models)) {
      const tabla = model.tableName
      expect(byName(toldBy(model)), tabla).toEqual(byName(await columnsOf(tabla)))
    }
  })
})
