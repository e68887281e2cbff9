import { expect, it } from 'vitest'
import { dialect } from '#api/db/database.ts'
import { selectRows } from '#api/db/sql.ts'
import { NOMBRAN_UNIDAD } from '#api/organica/edicion/nombran-unidad.ts'

/** What hangs from the unit's own row: it goes with it, or is looked at apart. */
const APARTE = ['unidad_vigencias.unidad_id', 'unidad_vigencias.parent_id']

it('every column of the schema that names a unit keeps it from being deleted', async () => {
  const columns = await selectRows<{ tabla: string; columna: string }>(
    dialect === 'postgres'
      ? `SELECT c.conrelid::regclass::text AS tabla, a.attname AS columna FROM pg_constraint c
         JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
         WHERE c.contype = 'f' AND c.confrelid = 'unidades'::regclass`
      : `SELECT m.name AS tabla, f."from" AS columna FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) f
         WHERE m.type = 'table' AND f."table" = 'unidades'`,
  )
  const told = new Set(
    NOMBRAN_UNIDAD.flatMap(({ tabla, columnas }) => columnas.map((columna) => `${tabla}.${columna}`)),
  )
  const all = columns.map(({ tabla, columna }) => `${tabla}.${columna}`)
  expect(all.filter((column) => !told.has(column) && !APARTE.includes(column))).toEqual([])
  expect(all.length).toBeGreaterThan(25)
})
