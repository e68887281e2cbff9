import { useResetErrorBoundaryOnLocationChange } from 'react-admin'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import type { ReactElement } from 'react'

interface PanelErrorProps {
  resetErrorBoundary: (...args: unknown[]) => void
}

/** A screen of the panel broke: the rest of the portal goes on. */
export function PanelError({ resetErrorBoundary }: PanelErrorProps): ReactElement {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary)
  return (
    <>
      <PageHeader title="Esta pantalla dejó de funcionar" />
      <ErrorState title="No se pudo mostrar la página." onRetry={() => resetErrorBoundary()} />
    </>
  )
}
