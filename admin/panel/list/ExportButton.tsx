import { Download } from 'lucide-react'
import { useState } from 'react'
import { useListContext, useResourceContext } from 'react-admin'
import { request } from '#admin/providers/api-client.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { downloadBlob, fileNameOf } from './download.ts'
import { useBusqueda } from './use-busqueda.ts'
import type { TextosLista } from './lista.ts'
import type { ReactElement } from 'react'

interface ExportButtonProps {
  textos: Pick<TextosLista, 'uno' | 'varios'>
  onError: (error: unknown) => void
}

/** The server writes every row that the filters leave, not only this page; the button says how many. */
export function ExportButton({ textos, onError }: ExportButtonProps): ReactElement {
  const resource = useResourceContext() ?? ''
  const list = useListContext()
  const [busqueda] = useBusqueda()
  const [busy, setBusy] = useState(false)
  const toast = useToast()
  const count = list.total ?? 0
  const exportRows = async (): Promise<void> => {
    setBusy(true)
    onError(null)
    try {
      const filter = { ...(list.filterValues as object), ...(busqueda && { q: busqueda }) }
      const body = JSON.stringify({ sort: [list.sort.field, list.sort.order], filter })
      const headers = { 'Content-Type': 'application/json', Accept: 'text/csv' }
      const response = await request(`/api/panel/${resource}/exportar`, { method: 'POST', headers, body })
      downloadBlob(await response.blob(), fileNameOf(response, `${resource}.csv`))
      toast.success(`Se exportaron ${cuentaTexto(count, textos.uno, textos.varios)}.`)
    } catch (error) {
      onError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={Download} busy={busy} busyText="Exportando…" disabled={count === 0} onClick={() => void exportRows()}>
      {list.total === undefined ? 'Exportar' : `Exportar ${formatCuenta(count)}`}
    </Button>
  )
}
