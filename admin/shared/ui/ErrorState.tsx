import { RotateCw } from 'lucide-react'
import { Button } from './Button.tsx'
import { Note } from './Note.tsx'
import type { ReactElement } from 'react'

interface ErrorStateProps {
  /** What failed: "No se pudieron cargar los movimientos." */
  title: string
  /** Anything thrown; its message and the request's id are shown when it has them. */
  error?: unknown
  onRetry?: () => void
}

function textOf(error: unknown, key: 'message' | 'requestId'): string {
  if (typeof error !== 'object' || error === null || !(key in error)) return ''
  const value = (error as Record<string, unknown>)[key]
  return typeof value === 'string' ? value : ''
}

/** What happened, the way on, and the number that support needs. */
export function ErrorState({ title, error, onRetry }: ErrorStateProps): ReactElement {
  const message = textOf(error, 'message')
  const requestId = textOf(error, 'requestId')
  const retry = onRetry && (
    <Button size="sm" icon={RotateCw} onClick={onRetry}>
      Reintentar
    </Button>
  )
  return (
    <Note tone="bad" live action={retry}>
      <strong>{title}</strong> {message === title ? '' : message}
      {requestId && (
        <div className="small">
          Folio de atención: <span className="mono">{requestId}</span>
        </div>
      )}
    </Note>
  )
}
