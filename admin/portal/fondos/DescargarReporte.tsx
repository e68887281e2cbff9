import { Download } from 'lucide-react'
import { useState } from 'react'
import { request } from '#admin/providers/api-client.ts'
import { downloadBlob, fileNameOf } from '#admin/shared/list/exportar/download.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import type { ReactElement } from 'react'

interface DescargarReporteProps {
  /** The call that makes the workbook, and its body. */
  call: string
  body: object
  /** The file's name where the server gives none. */
  archivo: string
  onError: (error: unknown) => void
}

/** The report of a quincena, made by the server and saved as a workbook. */
export function DescargarReporte({ call, body, archivo, onError }: DescargarReporteProps): ReactElement {
  const [busy, setBusy] = useState(false)
  const run = async (): Promise<void> => {
    setBusy(true)
    onError(null)
    try {
      const response = await request(call, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: '*/*' },
        body: JSON.stringify(body),
      })
      downloadBlob(await response.blob(), fileNameOf(response, archivo))
    } catch (error) {
      onError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="primary" icon={Download} busy={busy} busyText="Preparando…" onClick={() => void run()}>
      Descargar reporte
    </Button>
  )
}
