import { RotateCw } from 'lucide-react'
import { folioDeAtencion } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Note } from './Note.tsx'
import type { ReactElement } from 'react'

interface ErrorStateProps {
  /** What failed: "No se pudieron cargar los movimientos." */
  title: string
  /** Anything thrown; its message is shown when it has one, and the request's id when no rule refused it. */
  error?: unknown
  onRetry?: () => void
  /** Where to go when asking again cannot help: what is asked for does not exist, or is not for this person. */
  back?: { readonly to: string; readonly label: string }
}

function textOf(error: unknown, key: 'message' | 'requestId'): string {
  if (typeof error !== 'object' || error === null || !(key in error)) return ''
  const value = (error as Record<string, unknown>)[key]
  return typeof value === 'string' ? value : ''
}

/** The status of an answer, 0 when there was none. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' ? status : 0
}

/** The server understood and said no for good: the same question gets the same answer. */
const FINAL: ReadonlySet<number> = new Set([400, 403, 404])

/** What happened, the way on, and the number that support needs where something failed. */
export function ErrorState({ title, error, onRetry, back }: ErrorStateProps): ReactElement {
  const message = textOf(error, 'message')
  const status = statusOf(error)
  const folio = folioDeAtencion(status, textOf(error, 'requestId'))
  const retry = onRetry && (
    <Button size="sm" icon={RotateCw} onClick={onRetry}>
      Reintentar
    </Button>
  )
  const leave = back && (
    <LinkButton size="sm" to={back.to}>
      {back.label}
    </LinkButton>
  )
  return (
    <Note tone="bad" live action={FINAL.has(status) ? leave : retry}>
      <strong>{title}</strong> {message === title ? '' : message}
      {folio && (
        <div className="small">
          Folio de atención: <span className="mono">{folio}</span>
        </div>
      )}
    </Note>
  )
}
