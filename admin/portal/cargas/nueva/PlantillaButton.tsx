import { Download } from 'lucide-react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { useDescarga } from '#admin/portal/cargas/use-descarga.ts'
import type { PlanoElegible } from '#domain/cargas/carga.ts'
import type { ReactElement } from 'react'

/** Downloads the template of a layout: its columns with a fictional row. */
export function PlantillaButton({ plano: { clave } }: { plano: Pick<PlanoElegible, 'clave'> }): ReactElement {
  const act = useDescarga(`/api/cargas/planos/${encodeURIComponent(clave)}/plantilla`, `plantilla-${clave}.xlsx`)
  return (
    <>
      {act.error && <ErrorState title="No se pudo descargar la plantilla." error={act.error} />}
      <Button
        variant="quiet"
        size="sm"
        icon={Download}
        busy={act.busy}
        busyText="Descargando…"
        onClick={() => act.run()}
      >
        Descargar la plantilla de {clave}
      </Button>
    </>
  )
}
