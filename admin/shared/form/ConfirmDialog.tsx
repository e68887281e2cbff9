import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import type { ReactElement, ReactNode } from 'react'
import type { Act } from './use-act.ts'

interface ConfirmDialogProps<Result, Actual> {
  act: Act<void, Result, Actual>
  title: string
  /** What goes on: "Cerrar caso". null: nothing can be done here but read and close. */
  action: string | null
  busyText: string
  /** What could not be done: "No se pudo cerrar el caso." */
  failure: string
  danger?: boolean
  cancel?: string
  size?: 'sm' | 'md'
  waiting?: boolean
  extra?: ReactNode
  onClose: () => void
  /** What will happen, and to what. */
  children: ReactNode
}

/** An act that asks nothing but whether: says what will happen, does it once, tells why when it could not. */
export function ConfirmDialog<Result, Actual>({ act, ...props }: ConfirmDialogProps<Result, Actual>): ReactElement {
  return <ActDialog {...props} busy={act.busy} error={act.error} onSubmit={() => act.run()} />
}
