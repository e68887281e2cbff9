import { parsePlainDate, type PlainDate } from './plain-date.ts'
import type { Issue } from './issue.ts'

/** As a field shows it and as it is typed: "21/11/2026". */
const escrita = (day: PlainDate): string => day.split('-').reverse().join('/')

/**
 * What is wrong with the two days of a period, both included (YYYY-MM-DD): its end stands before its beginning. A day that is
 * empty or does not exist is not judged here. `path` names the field of the end.
 */
export function periodoIssues(desde: string, hasta: string, path = 'hasta'): Issue[] {
  const [first, last] = [parsePlainDate(desde), parsePlainDate(hasta)]
  if (first === null || last === null || first <= last) return []
  const [empieza, termina] = [escrita(first), escrita(last)]
  const message = `El periodo termina antes de empezar: va del ${empieza} al ${termina}. Se esperaba el ${empieza} o un día posterior.`
  return [{ path, code: 'orden', message }]
}
