import { LoaderCircle } from 'lucide-react'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactElement } from 'react'
import './actions.css'

export type ButtonVariant = 'default' | 'primary' | 'quiet' | 'danger' | 'dangerSolid'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: 'md' | 'sm'
  icon?: LucideIcon
  iconEnd?: LucideIcon
  /** Something it started is under way: it keeps its place and focus, says so, and does not act again. */
  busy?: boolean
  busyText?: string
  /** When it has acted, another takes its place: the second press of a double click, meant for this one, does nothing. */
  oncePerGesture?: boolean
  /** It has just taken the place of another: a press of the pointer was meant for that one. Keys act: they hold no place. */
  resting?: boolean
  block?: boolean
}

export function buttonClass(variant: ButtonVariant = 'default', size: 'md' | 'sm' = 'md', block = false): string {
  return classNames('btn', `btn-${variant}`, size === 'sm' && 'btn-sm', block && 'btn-block')
}

export function Button(props: ButtonProps): ReactElement {
  const { variant, size, icon, iconEnd, block, className, children, onClick, ...states } = props
  const { busy = false, busyText, oncePerGesture = false, resting = false, ...rest } = states
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(variant, size, block), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || resting || rest['aria-disabled']}
      onClick={(event) => {
        const pressed = event.detail > 0
        if (busy || (oncePerGesture && event.detail > 1) || (resting && pressed)) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy ? (
        <span className="spin">
          <Icon icon={LoaderCircle} />
        </span>
      ) : (
        icon && <Icon icon={icon} />
      )}
      {busy && busyText ? busyText : children}
      {iconEnd && !busy && <Icon icon={iconEnd} />}
    </button>
  )
}
