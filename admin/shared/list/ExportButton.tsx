import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#admin/shared/ui/Button.tsx'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import { totalCuenta } from '#domain/cuenta-texto.ts'
import { exportadosTexto, exportRows } from './export-rows.ts'
import { useList } from './list-state.ts'
import { ExportMenu } from './ExportMenu.tsx'
import type { FormatoExporte } from './export-rows.ts'
import type { TextosLista } from './lista.ts'
import type { ReactElement } from 'react'

interface ExportButtonProps {
  textos: Pick<TextosLista, 'uno' | 'varios'>
  /** CSV alone unless said: then which one is asked. */
  elegirFormato?: boolean
  onError: (error: unknown) => void
}

/** The server writes every row that the filters leave, not only this page; the button says how many. */
export function ExportButton({ textos, elegirFormato = false, onError }: ExportButtonProps): ReactElement {
  const list = useList()
  const [busy, setBusy] = useState(false)
  const toast = useToast()
  const count = list.total ?? { n: 0, masDe: false }
  const run = async (formato?: FormatoExporte): Promise<void> => {
    setBusy(true)
    onError(null)
    try {
      const filter = { ...list.filters, ...list.permanente, ...(list.search && { q: list.search }) }
      await exportRows(list.resource, { sort: [list.sort.field, list.sort.order], filter, ...(formato && { formato }) })
      toast.success(exportadosTexto(count, textos.uno, textos.varios))
    } catch (error) {
      onError(error)
    } finally {
      setBusy(false)
    }
  }
  if (elegirFormato) return <ExportMenu count={list.total} busy={busy} onExport={(formato) => void run(formato)} />
  return (
    <Button icon={Download} busy={busy} busyText="Exportando…" disabled={count.n === 0} onClick={() => void run()}>
      {list.total === undefined ? 'Exportar' : `Exportar ${totalCuenta(count)}`}
    </Button>
  )
}
