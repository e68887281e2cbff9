import { classNames } from '#admin/shared/ui/class-names.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Tooltip } from '#admin/shared/ui/capas/Tooltip.tsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactElement } from 'react'
import './actions.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Says what it does; it is its accessible name and its tooltip. */
  label: string
  icon: LucideIcon
  size?: 'md' | 'sm'
}

export function IconButton({ label, icon, size = 'md', className, ...rest }: IconButtonProps): ReactElement {
  return (
    <Tooltip text={label} silent>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={classNames('icon-btn', size === 'sm' && 'icon-btn-sm', className)}
      >
        <Icon icon={icon} />
      </button>
    </Tooltip>
  )
}
