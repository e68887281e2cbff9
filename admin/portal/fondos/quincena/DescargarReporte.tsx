import { Download } from 'lucide-react'
import { useAct } from '#admin/shared/form/use-act.ts'
import { pedirArchivo } from '#admin/shared/list/exportar/pedir-archivo.ts'
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
  const act = useAct({
    call: () => pedirArchivo(call, body, archivo),
    failed: onError,
  })
  return (
    <Button
      variant={main ? 'primary' : 'default'}
      icon={Download}
      busy={act.busy}
      busyText="Preparando…"
      onClick={() => {
        onError(null)
        act.run()
      }}
    >
      {texto}
    </Button>
  )
}
