import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import type { ReactElement } from 'react'

/** Profiles and places did not arrive: without them nothing can be chosen. */
export function SinOpciones({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactElement {
  return <ErrorState title="No se pudieron cargar los perfiles y las entidades." error={error} onRetry={onRetry} />
}
