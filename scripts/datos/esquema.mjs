// Tables and keys of a migrated SQLite database.

const TABLES = `
  SELECT t.name AS tabla, c.name AS columna, c."notnull" = 0 AND c.pk = 0 AS nula, c.pk > 0 AS llave,
    CASE WHEN c.pk > 0 AND m.sql LIKE '%AUTOINCREMENT%' THEN 'bigint' ELSE lower(c.type) END AS tipo
  FROM pragma_table_list t JOIN sqlite_master m ON m.name = t.name, pragma_table_info(t.name) c
  WHERE t.schema = 'main' AND t.type <> 'shadow' AND t.name NOT LIKE 'sqlite~_%' ESCAPE '~'
  ORDER BY t.name, c.cid`

const RELATIONS = `
  SELECT m.name AS tabla, f."from" AS columna, f."table" AS destino
  FROM sqlite_master m, pragma_foreign_key_list(m.name) f WHERE m.type = 'table'`

/**
 * Key columns by table: `{ tabla: [{ columna, tipo, nula, llave, destino }] }`, where `destino` is the table that a foreign key references.
 * `select` runs a query and returns its rows. The tables in which a full-text index stores itself are left out.
 */
export async function readEsquema(select) {
  return esquemaDe(await select(TABLES), await select(RELATIONS))
}

/** The same from the rows of both queries, whichever engine answered them. */
export function esquemaDe(columns, relations) {
  const targets = new Map(relations.map(({ tabla, columna, destino }) => [`${tabla}.${columna}`, destino]))
  const esquema = {}
  for (const { tabla, columna, tipo, nula, llave } of columns) {
    const keys = (esquema[tabla] ??= [])
    const destino = targets.get(`${tabla}.${columna}`) ?? null
    if (llave || destino) keys.push({ columna, tipo, nula: Boolean(nula), llave: Boolean(llave), destino })
  }
  return esquema
}
