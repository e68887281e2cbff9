import { dateParts, type PlainDate } from '#domain/plain-date.ts'
import { EDADES } from '#domain/procesos/indicadores.ts'
import type { Binds } from '#api/db/sql.ts'

/** The age band of person `a` on `day`, as SQL: by the birth date, which is text in order. */
export function edadSql(day: PlainDate, binds: Binds): string {
  const { year } = dateParts(day)
  const monthDay = day.slice(4)
  const cases = [...EDADES]
    .reverse()
    .map(
      ({ desde, nombre }) =>
        `WHEN a.fecha_nacimiento <= ${binds.add(`${year - desde}${monthDay}`)} THEN ${binds.add(nombre)}`,
    )
  return `CASE ${cases.join(' ')} END`
}
