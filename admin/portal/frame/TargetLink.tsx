import { Link } from 'react-router-dom'
import { VisuallyHidden } from '#admin/shared/ui/pagina/VisuallyHidden.tsx'
import type { MenuTarget } from './menu-target.ts'
import type { ComponentProps, ReactElement } from 'react'

interface TargetLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: MenuTarget
}

/** A link to a menu's target; another site opens in a new tab and says so. */
export function TargetLink({ to, children, ...rest }: TargetLinkProps): ReactElement {
  if (!to.external)
    return (
      <Link {...rest} to={to.to}>
        {children}
      </Link>
    )
  return (
    <a {...rest} href={to.to} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (se abre en otra pestaña)</VisuallyHidden>
    </a>
  )
}
