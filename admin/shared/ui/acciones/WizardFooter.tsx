import { ArrowRight, CloudAlert, CloudCheck, CloudUpload } from 'lucide-react'
import { Button } from './Button.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { ReactElement, ReactNode } from 'react'
import './wizard.css'

export type SaveState =
  | { readonly kind: 'saved'; /** "10:42" */ readonly time: string }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly message: string; readonly onRetry?: () => void }
  | { readonly kind: 'none' }

interface WizardFooterProps {
  save: SaveState
  onBack?: () => void
  /** "Regresar" where the first step goes back to another screen. */
  backLabel?: string
  onNext?: () => void
  nextLabel: string
  /** The last step's button has no arrow. */
  final?: boolean
  busy?: boolean
  busyText?: string
  /** At the left: "Descartar borrador". */
  start?: ReactNode
}

/** Stays at the foot: what was saved and when, Anterior, Siguiente. */
export function WizardFooter(props: WizardFooterProps): ReactElement {
  return (
    <footer className="wizard-foot">
      {props.start && <div className="wizard-start">{props.start}</div>}
      <div className="wizard-end">
        <SaveMark save={props.save} />
        {props.onBack && <Button onClick={props.onBack}>{props.backLabel ?? 'Anterior'}</Button>}
        {props.onNext && (
          <Button
            variant="primary"
            iconEnd={props.final ? undefined : ArrowRight}
            busy={props.busy}
            busyText={props.busyText}
            onClick={props.onNext}
          >
            {props.nextLabel}
          </Button>
        )}
      </div>
    </footer>
  )
}

function SaveMark({ save }: { save: SaveState }): ReactElement {
  return (
    <span className={save.kind === 'failed' ? 'saved saved-failed' : 'saved'} role="status">
      {save.kind === 'saved' && (
        <>
          <Icon icon={CloudCheck} /> Guardado {save.time}
        </>
      )}
      {save.kind === 'saving' && (
        <>
          <Icon icon={CloudUpload} /> Guardando…
        </>
      )}
      {save.kind === 'failed' && (
        <>
          <Icon icon={CloudAlert} /> {save.message}
          {save.onRetry && (
            <Button variant="quiet" size="sm" onClick={save.onRetry}>
              Reintentar
            </Button>
          )}
        </>
      )}
    </span>
  )
}
