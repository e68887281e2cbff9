import { Link } from 'react-router-dom'
import { buttonClass } from './Button.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { ButtonVariant } from './Button.tsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactElement } from 'react'

interface LinkButtonProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant
  size?: 'md' | 'sm'
  icon?: LucideIcon
  iconEnd?: LucideIcon
  block?: boolean
}

/** A link to another page that looks like a button. */
export function LinkButton({ variant, size, icon, iconEnd, block, children, ...rest }: LinkButtonProps): ReactElement {
  return (
    <Link {...rest} className={buttonClass(variant, size, block)}>
      {icon && <Icon icon={icon} />}
      {children}
      {iconEnd && <Icon icon={iconEnd} />}
    </Link>
  )
}
