import { FilePlus2, X } from 'lucide-react'
import { tipoCarga } from '#domain/cargas/tipos-carga.ts'
import { oficioTexto } from '#domain/cargas/movimientos/oficio-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { KEY_CARGAS } from '#admin/portal/cargas/use-cargas.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import type { ReactElement } from 'react'

/** The oficio of a load of movements: what the portal could check with it, and the way to put another one in its place. */
export function OficioCarga({
  detalle,
  onAdjuntar,
}: {
  detalle: DetalleCarga
  onAdjuntar: () => void
}): ReactElement | null {
  const { carga, oficio, version, acciones } = detalle
  const { folio, tipo } = carga
  const quitar = useAct({
    call: (): Promise<DetalleCarga> =>
      api.call('POST /api/cargas/:folio/sin-oficio', { params: { folio }, body: { version } }),
    keys: [KEY_CARGAS],
  })
  const cambia = acciones.includes('oficio')
  if (tipoCarga(tipo).conOficio !== true || (oficio === null && !cambia)) return null
  return (
    <Card title="El oficio">
      <div className="stack">
        {quitar.error && <ErrorState title="No se quitó el oficio." error={quitar.error} />}
        <p>{oficio === null ? SIN_OFICIO : oficioTexto(oficio)}</p>
        {cambia && (
          <div className="row">
            <Button icon={FilePlus2} onClick={onAdjuntar}>
              {oficio === null ? 'Adjuntar oficio' : 'Cambiar oficio'}
            </Button>
            {oficio !== null && (
              <Button icon={X} busy={quitar.busy} busyText="Quitando…" onClick={() => quitar.run()}>
                Quitar
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}

const SIN_OFICIO =
  'Sin oficio: los movimientos entran y se validan, pero no se aprueban hasta que cada uno tenga su documento. Un solo oficio firmado sirve a todos.'
