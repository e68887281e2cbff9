import { dateParts, type PlainDate } from '#domain/plain-date.ts'
import { formatFolioCaso } from '#domain/procesos/casos/folio-caso.ts'
import { selectRow } from '#api/db/sql.ts'

/** The next folio of a case in the year of `today`; gaps are allowed. Call it in the transaction that writes the case. */
export async function nextFolioCaso(today: PlainDate): Promise<string> {
  const { year } = dateParts(today)
  const prefix = formatFolioCaso(year, 1).slice(0, -6)
  const row = await selectRow<{ valor: number }>(
    `INSERT INTO consecutivos (clave, valor)
       VALUES ($1, (SELECT COALESCE(MAX(CAST(SUBSTR(folio, ${prefix.length + 1}) AS INTEGER)), 0) FROM casos WHERE folio LIKE $2) + 1)
     ON CONFLICT (clave) DO UPDATE SET valor = consecutivos.valor + 1 RETURNING valor`,
    [`folio:${prefix}`, `${prefix}%`],
  )
  if (!row) throw new Error('No number was given to the case')
  return formatFolioCaso(year, row.valor)
}
