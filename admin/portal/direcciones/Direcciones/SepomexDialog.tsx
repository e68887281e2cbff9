import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { SepomexArchivo } from './SepomexArchivo.tsx'
import { SepomexMarcha } from './SepomexMarcha.tsx'
import { SepomexRevision } from './SepomexRevision.tsx'
import { useSepomex } from './use-sepomex.ts'
import type { CargaSepomex } from '#domain/direcciones/carga-sepomex.ts'
import type { ReactElement } from 'react'

/** The catalogue of SEPOMEX, from the file to the lists: it is looked at, told what it would do, and applied. */
export function SepomexDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { data, error, refetch } = useSepomex()
  return (
    <Dialog
      open
      size="lg"
      title="Cargar el archivo de SEPOMEX"
      onClose={onClose}
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      <div className="sepomex">
        {error && <ErrorState title="No se pudo ver cómo va la carga." error={error} onRetry={() => void refetch()} />}
        {data === undefined && !error && <p role="status">Cargando…</p>}
        {data !== undefined && <Paso carga={data} />}
      </div>
    </Dialog>
  )
}

function Paso({ carga }: { carga: CargaSepomex | null }): ReactElement {
  if (carga === null) return <SepomexArchivo />
  if (carga.estado === 'revisando' || carga.estado === 'aplicando' || carga.estado === 'detenida')
    return <SepomexMarcha carga={carga} />
  return <SepomexRevision key={carga.id} carga={carga} />
}
