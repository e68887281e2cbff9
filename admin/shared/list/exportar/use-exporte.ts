import { useAct } from '#admin/shared/form/use-act.ts'
import { useList } from '#admin/shared/list/list-state.ts'
import { exportadosTexto, exportRows } from './export-rows.ts'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { Columna, TextosLista } from '#admin/shared/list/lista.ts'
import type { FormatoExporte } from './export-rows.ts'

/** Has the server write every row that the filters of the list in sight leave, not only this page, with the columns in sight. */
export function useExporte<Row>(
  { uno, varios }: Pick<TextosLista, 'uno' | 'varios'>,
  visibles: readonly Columna<Row>[],
): Act<FormatoExporte, string | null> {
  const { resource, sort, filters, permanente, search, total } = useList()
  const filter = { ...filters, ...permanente, ...(search && { q: search }) }
  const columnas = visibles.filter(({ hideHeader, soloPantalla }) => !hideHeader && !soloPantalla).map(({ key }) => key)
  return useAct({
    call: (formato: FormatoExporte) =>
      exportRows(resource, { sort: [sort.field, sort.order], filter, formato, columnas }),
    toast: (archivo) => exportadosTexto(archivo, total ?? { n: 0, masDe: false }, uno, varios),
  })
}
