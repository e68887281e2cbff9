import { Lock } from 'lucide-react'
import { useSession } from '#admin/providers/session-context.ts'
import { Card } from '#admin/shared/ui/Card.tsx'
import { EmptyState } from '#admin/shared/ui/EmptyState.tsx'
import { LinkButton } from '#admin/shared/ui/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/PageHeader.tsx'
import type { ReactElement } from 'react'

/** A list that this profile does not open. */
export function SinPermiso(): ReactElement {
  const { inicio, perfil } = useSession()
  return (
    <>
      <PageHeader title="Sin permiso" />
      <Card>
        <EmptyState
          icon={Lock}
          title="Tu perfil no abre esta lista"
          action={<LinkButton to={inicio}>Ir al inicio</LinkButton>}
        >
          Entraste con el perfil {perfil.nombre}. Si lo necesitas, pídelo a quien administra el portal.
        </EmptyState>
      </Card>
    </>
  )
}
