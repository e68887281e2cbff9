import { Check } from 'lucide-react'
import { useState } from 'react'
import { faltaAprobacion } from '#domain/fondos/dos-aprobaciones.ts'
import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { RechazarTramite } from './RechazarTramite.tsx'
import type { RutaTramites } from './ruta-tramites.ts'
import type { EstadoTramite } from '#domain/fondos/dos-aprobaciones.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import './tramites.css'

/** A procedure that two people approve, once it came. */
interface TramiteAbierto {
  readonly id: number
  readonly version: number
  readonly folio: string
  readonly estado: EstadoTramite
  readonly actions: readonly string[]
}

interface TramiteDeDosDialogProps<Tramite extends TramiteAbierto> {
  id: number
  query: UseQueryResult<Tramite>
  /** Address of the procedures of its kind, and what their acts ask for again. */
  path: RutaTramites
  keys: readonly string[]
  /** What it is, "Retiro de Capital", before its folio; while it has not come, of which kind. */
  titulo: (tramite: Tramite | undefined) => string
  /** The procedure in a sentence: "El trámite", "La aportación". */
  sujeto: string
  /** "aprobado", "aprobada": as the sentence asks. */
  aprobado: string
  /** What it prints, or does besides, beside its buttons. */
  otros: (tramite: Tramite) => ReactNode
  children: (tramite: Tramite) => ReactNode
  onClose: () => void
}

/** A procedure whole: what was asked, who approved it, and what may be done: an approval, or a refusal with its reason. */
export function TramiteDeDosDialog<Tramite extends TramiteAbierto>(
  props: TramiteDeDosDialogProps<Tramite>,
): ReactElement {
  const { id, query, path, keys, titulo, sujeto, aprobado, otros, children, onClose } = props
  const { data, error, refetch } = query
  const [rejecting, setRejecting] = useState(false)
  const act = useAct<{ version: number }, Pick<TramiteAbierto, 'folio' | 'estado'>>({
    call: (body) => api.call(`POST ${path}/:id/aprobar`, { params: { id }, body }),
    keys,
    toast: ({ folio, estado }) =>
      estado === 'aprobado' ? `${sujeto} ${folio} quedó ${aprobado}.` : `Falta una aprobación de ${folio}.`,
    done: onClose,
  })
  if (data && rejecting) return <RechazarTramite tramite={data} path={path} keys={keys} onClose={onClose} />
  const lower = sujeto.toLowerCase()
  const falta = data ? faltaAprobacion(data.estado) : ''
  return (
    <Dialog
      open
      size="md"
      title={
        <>
          {titulo(data)} {data && <span className="tramite-folio">{data.folio}</span>}
        </>
      }
      onClose={onClose}
      locked={act.busy}
      footer={
        <>
          {data && otros(data)}
          {data?.actions.includes('rechazar') && <Button onClick={() => setRejecting(true)}>Rechazar</Button>}
          {data?.actions.includes('aprobar') ? (
            <Button
              variant="primary"
              icon={Check}
              busy={act.busy}
              busyText="Aprobando…"
              onClick={() => act.run({ version: data.version })}
            >
              Aprobar
            </Button>
          ) : (
            <Button onClick={onClose}>Cerrar</Button>
          )}
        </>
      }
    >
      <div className="stack">
        {act.error && <ErrorState title={`No se aprobó ${lower}.`} error={act.error} />}
        {error && <ErrorState title={`No se pudo cargar ${lower}.`} error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={8} label={`Cargando ${lower}`} />}
        {data && falta !== '' && !data.actions.includes('aprobar') && <Note>{falta}</Note>}
        {data && children(data)}
      </div>
    </Dialog>
  )
}
