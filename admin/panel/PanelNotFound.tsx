import { MapPinOff } from 'lucide-react'
import { useSession } from '#admin/providers/session-context.ts'
import { Card } from '#admin/shared/ui/Card.tsx'
import { EmptyState } from '#admin/shared/ui/EmptyState.tsx'
import { LinkButton } from '#admin/shared/ui/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/PageHeader.tsx'
import type { ReactElement } from 'react'

/** An address under /panel that holds nothing. */
export function PanelNotFound(): ReactElement {
  const { inicio } = useSession()
  return (
    <>
      <PageHeader title="Página no encontrada" />
      <Card>
        <EmptyState
          icon={MapPinOff}
          title="Esta dirección no lleva a ninguna lista"
          action={<LinkButton to={inicio}>Ir al inicio</LinkButton>}
        >
          El enlace puede estar incompleto o ya no servir.
        </EmptyState>
      </Card>
    </>
  )
}
