import { ArrowLeft, Hammer } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '#admin/providers/session-context.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import type { Crumb } from '#admin/shared/ui/pagina/Breadcrumb.tsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'

interface PlainPageProps {
  title: string
  crumbs?: readonly Crumb[]
  /** One sentence: what it will hold, or why it does not open. */
  heading: string
  children?: ReactNode
  icon?: LucideIcon
}

/** A page with its name, one sentence and the way back; it never shows invented data. */
export function PlainPage({ title, crumbs, heading, children, icon = Hammer }: PlainPageProps): ReactElement {
  const navigate = useNavigate()
  const { inicio } = useSession()
  const hasHistory = window.history.length > 1
  return (
    <>
      <PageHeader title={title} crumbs={crumbs ?? [{ label: title }]} />
      <Card flush>
        <EmptyState
          icon={icon}
          title={heading}
          action={
            <span className="row">
              {hasHistory && (
                <Button icon={ArrowLeft} onClick={() => void navigate(-1)}>
                  Volver
                </Button>
              )}
              <LinkButton to={inicio}>Ir al inicio</LinkButton>
            </span>
          }
        >
          {children}
        </EmptyState>
      </Card>
    </>
  )
}
