import { Check, FileUp, RefreshCw, Stamp, Trash2, Undo2, Upload } from 'lucide-react'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { useCan } from '#admin/providers/use-can.ts'
import { cargarTexto } from '#admin/portal/cargas/actos/cargar-texto.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { EstadoCarga } from '#domain/cargas/estado-carga.ts'
import type { ReactElement } from 'react'

/** Acts of a load that ask something in a dialog before they are done; `otro` is a new file in its place. */
export type DialogoCarga = 'cargar' | 'oficio' | 'validar' | 'deshacer' | 'descartar' | 'otro'

interface AccionesCargaProps {
  detalle: DetalleCarga
  /** Its rows are about to be loaded. */
  cargando: boolean
  onCargar: () => void
  releer: Act<void, DetalleCarga>
  onAbrir: (dialogo: DialogoCarga) => void
}

/** States after which the way on is another file. */
const SIGUE_OTRO: ReadonlySet<EstadoCarga> = new Set(['rechazada', 'descartada', 'deshecha'])

/** Buttons of the acts that the server offers for a load. The main one comes last. */
export function AccionesCarga({ detalle, cargando, onCargar, releer, onAbrir }: AccionesCargaProps): ReactElement {
  const { acciones, carga, entran } = detalle
  const puedeCargar = useCan('cargas.cargar')
  const sigueOtro = puedeCargar && (SIGUE_OTRO.has(carga.estado) || (carga.estado === 'revisada' && entran === 0))
  return (
    <>
      {acciones.includes('descartar') && (
        <Button icon={Trash2} onClick={() => onAbrir('descartar')}>
          Descartar
        </Button>
      )}
      {acciones.includes('releer') && (
        <Button icon={RefreshCw} busy={releer.busy} busyText="Empezando…" onClick={() => releer.run()}>
          Volver a revisar
        </Button>
      )}
      {acciones.includes('deshacer') && (
        <Button icon={Undo2} onClick={() => onAbrir('deshacer')}>
          Deshacer
        </Button>
      )}
      {sigueOtro && (
        <Button variant="primary" icon={FileUp} onClick={() => onAbrir('otro')}>
          Cargar otro archivo
        </Button>
      )}
      {acciones.includes('cargar') && entran > 0 && (
        <Button variant="primary" icon={Upload} busy={cargando} busyText="Empezando…" onClick={onCargar}>
          {cargarTexto(detalle)}
        </Button>
      )}
      {acciones.includes('validar') && (
        <Button variant="primary" icon={Check} onClick={() => onAbrir('validar')}>
          Validar
        </Button>
      )}
      {acciones.includes('aprobar') && (
        <LinkButton variant="primary" icon={Stamp} to={rutaVista('autorizaciones')}>
          Aprobar en Por autorizar
        </LinkButton>
      )}
    </>
  )
}
