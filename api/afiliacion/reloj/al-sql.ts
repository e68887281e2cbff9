import type { PlainDate } from '#domain/plain-date.ts'
import type { Binds } from '#api/db/sql.ts'

/** What history keeps in a column of its own, besides the whole of its fields: what lists are narrowed by. */
type ColumnaConHistoria = 'situacion' | 'nivel1_id' | 'nivel2_id'

/** SQL expression over `afiliados a`: the column's value that was true on the day (decisions §10.10). */
export function columnaAlSql(columna: ColumnaConHistoria, al: PlainDate, binds: Binds): string {
  return `COALESCE((SELECT h.${columna} FROM historia_afiliado h
    WHERE h.afiliado_id = a.id AND h.desde <= ${binds.add(al)} AND h.${columna} IS NOT NULL
    ORDER BY h.desde DESC, h.id DESC LIMIT 1), a.${columna})`
}

/** SQL condition over `afiliados a`: the person was on file on that day. */
export function enPadronAlSql(al: PlainDate, binds: Binds): string {
  const dia = binds.add(al)
  return `(EXISTS (SELECT 1 FROM historia_afiliado h WHERE h.afiliado_id = a.id AND h.desde <= ${dia})
    OR (a.situacion <> 'T' AND a.fecha_alta <= ${dia}
      AND NOT EXISTS (SELECT 1 FROM historia_afiliado h WHERE h.afiliado_id = a.id)))`
}
