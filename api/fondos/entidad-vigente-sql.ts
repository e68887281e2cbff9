import { quincenaRange } from '#domain/calendario/quincena.ts'
import type { Binds } from '#api/db/sql.ts'

/** SQL condition: unit `u` is valid on some day of a quincena (ordinal). An entity owes no close of other quincenas (decision 11.3). */
export function vigenteEnSql(quincena: number, binds: Binds): string {
  const { inicio, fin } = quincenaRange(quincena)
  return `EXISTS (SELECT 1 FROM unidad_vigencias v WHERE v.unidad_id = u.id AND v.desde <= ${binds.add(fin)}
    AND (v.hasta IS NULL OR v.hasta >= ${binds.add(inicio)}))`
}
