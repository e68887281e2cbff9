import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { Progress } from '#admin/shared/ui/estados/Progress.tsx'
import type { SaveFailure } from './use-save-tramite.ts'
import type { ReactElement, ReactNode } from 'react'

export function Procesando({ label }: { label: string }): ReactElement {
  return (
    <Dialog open locked title="Procesando…" onClose={() => undefined}>
      <Progress label={label} />
    </Dialog>
  )
}

/** What is said first when the network or the server failed; of what the server answered with (0 for nothing), where it tells it. */
export type TextoFallo = string | ((status: number) => string)

interface FalloDialogProps {
  title: string
  failure: SaveFailure
  fallo?: TextoFallo | undefined
  /** What is said besides. */
  children?: ReactNode
  onClose: () => void
  onRetry: () => void
}

/** A procedure was not saved: why, and another try where it may help. */
export function FalloDialog({ title, failure, fallo, children, onClose, onRetry }: FalloDialogProps): ReactElement {
  return (
    <Dialog
      open
      title={title}
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
        {failure.again && fallo && <p>{typeof fallo === 'string' ? fallo : fallo(failure.status)}</p>}
        <p>{failure.message}</p>
        {children}
        {failure.folio && (
          <p className="small secondary">
            Folio de atención: <span className="mono">{failure.folio}</span>
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** A draft's procedure was not saved: nothing written is lost. */
export function ErrorDialog(props: Omit<FalloDialogProps, 'title' | 'children'>): ReactElement {
  return (
    <FalloDialog title="Error" {...props}>
      <p className="secondary small">El borrador se conserva con todo lo que escribiste.</p>
    </FalloDialog>
  )
}

export function discardTitle(correccion: string | null): string {
  return correccion ? 'Descartar corrección' : 'Descartar borrador'
}

interface DescartarProps {
  nombre: string
  /** Folio of the saved movement that the draft corrects. */
  correccion: string | null
  busy: boolean
  error: string
  onConfirm: () => void
  onClose: () => void
}

export function Descartar({ nombre, correccion, busy, error, onConfirm, onClose }: DescartarProps): ReactElement {
  const title = discardTitle(correccion)
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      locked={busy}
      footer={
        <>
          <Button onClick={onClose}>Conservar</Button>
          <Button variant="dangerSolid" busy={busy} busyText="Descartando…" onClick={onConfirm}>
            {title}
          </Button>
        </>
      }
    >
      <p>
        {correccion
          ? `El movimiento ${correccion} queda como estaba; se pierden los cambios sin guardar.`
          : `Se borrarán los documentos enviados y los datos escritos${nombre ? ` de ${nombre}` : ''}.`}{' '}
        No se puede deshacer.
      </p>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </Dialog>
  )
}
