import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { rutaVista } from '#domain/acceso/vistas.ts'
import { formatInterno } from '#domain/afiliacion/tipo-movimiento.ts'
import { api } from '#admin/providers/api-client.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { Button, buttonClass } from '#admin/shared/ui/Button.tsx'
import { Dialog } from '#admin/shared/ui/Dialog.tsx'
import { KeyValueList } from '#admin/shared/ui/KeyValueList.tsx'
import { Procesando } from '#admin/portal/wizard/TramiteDialogs.tsx'
import { useSaveTramite } from '#admin/portal/wizard/use-save-tramite.ts'
import { SALIDAS } from './salidas.ts'
import type { RespuestaTramite, SolicitudTramite } from '#domain/afiliacion/tramites/tramite.ts'
import type { SaveFailure } from '#admin/portal/wizard/use-save-tramite.ts'
import type { ReactElement } from 'react'
import type { TramiteSalida } from './salidas.ts'

interface GuardarSalidaProps {
  tramite: TramiteSalida
  body: SolicitudTramite
  onClose: () => void
}

/** "Confirmar", the call, and then "Registro Exitoso" or "Aviso" (specification 3 §2.8). */
export function GuardarSalida({ tramite, body, onClose }: GuardarSalidaProps): ReactElement {
  const { pregunta, guardar } = SALIDAS[tramite]
  const [saved, setSaved] = useState<RespuestaTramite | null>(null)
  const saving = useSaveTramite<SolicitudTramite, RespuestaTramite>({
    content: (sent) => ({ tramite, sent }),
    send: (sent, headers) => api.post<RespuestaTramite>(`/api/tramites/${tramite}`, sent, { headers }),
  })
  const save = async (): Promise<void> => setSaved(await saving.save(body))
  if (saved) return <Registrada tramite={tramite} saved={saved} />
  if (saving.busy) return <Procesando label="Guardando el movimiento" />
  if (saving.failure) return <Aviso failure={saving.failure} onClose={onClose} onRetry={() => void save()} />
  return (
    <Dialog
      open
      title="Confirmar"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" onClick={() => void save()}>
            {guardar}
          </Button>
        </>
      }
    >
      <p>{pregunta}</p>
    </Dialog>
  )
}

interface AvisoProps {
  failure: SaveFailure
  onClose: () => void
  onRetry: () => void
}

/** Why it was not saved; nothing chosen is lost. */
function Aviso({ failure, onClose, onRetry }: AvisoProps): ReactElement {
  const campos = Object.values(failure.campos)
  return (
    <Dialog
      open
      title="Aviso"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cerrar</Button>
          {failure.again && (
            <Button variant="primary" onClick={onRetry}>
              Reintentar
            </Button>
          )}
        </>
      }
    >
      <div className="stack" role="alert">
        <p>{failure.message}</p>
        {campos.length > 0 && (
          <ul>
            {campos.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
        {failure.requestId && (
          <p className="small secondary">
            Folio de atención: <span className="mono">{failure.requestId}</span>
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** The movement is Solicitado: its folio, its receipt, and on. */
function Registrada({ tramite, saved }: { tramite: TramiteSalida; saved: RespuestaTramite }): ReactElement {
  const { exito, detalle, despues, buscador } = SALIDAS[tramite]
  const { vistas, inicio } = useSession()
  const navigate = useNavigate()
  const on = despues === null ? rutaVista(buscador) : vistas.includes(despues) ? rutaVista(despues) : inicio
  const accept = (): void => void navigate(on)
  return (
    <Dialog
      open
      title="Registro Exitoso"
      onClose={accept}
      footer={
        <>
          <a
            className={buttonClass()}
            href={`/api/movimientos/${encodeURIComponent(saved.folio)}/acuse`}
            target="_blank"
            rel="noreferrer"
          >
            Imprimir acuse
          </a>
          <Button variant="primary" onClick={accept}>
            Aceptar
          </Button>
        </>
      }
    >
      <div className="stack" role="status">
        <p>{exito}</p>
        <p className="secondary small">{detalle}</p>
        <KeyValueList
          wide
          items={[
            { label: 'Folio', value: <span className="mono">{saved.folio}</span> },
            { label: 'No. Interno', value: <span className="mono">{formatInterno(saved.interno)}</span> },
          ]}
        />
      </div>
    </Dialog>
  )
}
