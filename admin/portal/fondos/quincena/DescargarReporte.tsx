import { Download } from 'lucide-react'
import { useState } from 'react'
import { request } from '#admin/providers/api-client.ts'
import { downloadBlob, fileNameOf } from '#admin/shared/list/exportar/download.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import type { ReactElement } from 'react'

/** A file that the server makes of a quincena: its report, its order. */
export interface Descarga {
  /** The call that makes it, and its body. */
  readonly call: string
  readonly body: object
  /** The file's name where the server gives none. */
  readonly archivo: string
  readonly texto: string
}

interface DescargarReporteProps extends Descarga {
  main: boolean
  onError: (error: unknown) => void
}

/** Asks the server for a file of a quincena and saves it. */
export function DescargarReporte({ call, body, archivo, texto, main, onError }: DescargarReporteProps): ReactElement {
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
    <Button
      variant={main ? 'primary' : 'default'}
      icon={Download}
      busy={busy}
      busyText="Preparando…"
      onClick={() => void run()}
    >
      {texto}
    </Button>
  )
}
