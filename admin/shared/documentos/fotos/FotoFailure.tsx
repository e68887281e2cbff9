import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { ReadingFailure } from '#admin/shared/documentos/lectura/reading-job.ts'
import type { ReactElement } from 'react'

interface FotoFailureProps {
  /** Named where there are several. */
  nombre?: string
  failure: ReadingFailure
  onRetry: () => void
}

/** Why a photo cannot become a page, and the way on where there is one. */
export function FotoFailure({ nombre, failure, onRetry }: FotoFailureProps): ReactElement {
  const again = failure.status === 0 || failure.status >= 500 || failure.status === 429
  return (
    <Note
      tone="bad"
      live
      action={
        again && (
          <Button size="sm" onClick={onRetry}>
            Reintentar
          </Button>
        )
      }
    >
      <p>
        <strong>
          {nombre && `${nombre}: `}
          {failure.error}
        </strong>
      </p>
      {failure.suggestion && <p>{failure.suggestion}</p>}
    </Note>
  )
}
