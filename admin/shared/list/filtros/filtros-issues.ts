import { periodoIssues } from '#domain/periodo.ts'
import type { Filtro, ValoresFiltro } from '#admin/shared/list/lista.ts'
import type { Issue } from '#domain/issue.ts'

function dia(valores: ValoresFiltro, key: string): string {
  const value = valores[key]
  return typeof value === 'string' ? value : ''
}

/** What is wrong with the filters in force, by the key of the one to mend. The server refuses the same. */
export function filtrosIssues(defs: readonly Filtro[], valores: ValoresFiltro): Issue[] {
  return defs.flatMap(({ key, desdeFiltro }) =>
    desdeFiltro === undefined ? [] : periodoIssues(dia(valores, desdeFiltro), dia(valores, key), key),
  )
}
