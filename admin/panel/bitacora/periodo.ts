import { periodoIssues } from '#domain/periodo.ts'
import { parsePlainDate } from '#domain/calendario/plain-date.ts'

/** What is wrong with two days that are both wanted; "" when they are a period. */
export function problemaPeriodo(desde: string, hasta: string): string {
  if (parsePlainDate(desde) === null || parsePlainDate(hasta) === null) return 'Escribe las fechas como dd/mm/aaaa.'
  return periodoIssues(desde, hasta)[0]?.message ?? ''
}
