import { useState } from 'react'
import { useToast } from '#admin/shared/ui/capas/toast-context.ts'
import { exportadosTexto, exportRows } from './export-rows.ts'
import { useList } from '#admin/shared/list/list-state.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { useColumnas } from '#admin/shared/list/columnas/use-columnas.ts'
import type { FormatoExporte } from './export-rows.ts'
import type { Columna, TextosLista } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

interface ExportButtonProps<Row> {
  textos: Pick<TextosLista, 'uno' | 'varios'>
  /** Those of the list: what is in sight is what is written, in its order. */
  columnas: readonly Columna<Row>[]
  onError: (error: unknown) => void
}

/** The server writes every row that the filters leave, not only this page, with the columns in sight; the button says how many. */
export function ExportButton<Row>({ textos, columnas, onError }: ExportButtonProps<Row>): ReactElement {
  const list = useList()
  const { visibles } = useColumnas(columnas)
  const [busy, setBusy] = useState(false)
  const toast = useToast()
  const run = async (formato: FormatoExporte): Promise<void> => {
    setBusy(true)
    onError(null)
    try {
      const filter = { ...list.filters, ...list.permanente, ...(list.search && { q: list.search }) }
      const claves = visibles.filter(({ hideHeader }) => !hideHeader).map(({ key }) => key)
      await exportRows(list.resource, { sort: [list.sort.field, list.sort.order], filter, formato, columnas: claves })
      toast.success(exportadosTexto(list.total ?? { n: 0, masDe: false }, textos.uno, textos.varios))
    } catch (error) {
      onError(error)
    } finally {
      setBusy(false)
    }
  }
  return <ExportMenu count={list.total} busy={busy} onExport={(formato) => void run(formato)} />
}
