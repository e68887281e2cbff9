import { CircleAlert } from 'lucide-react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { ReactElement, ReactNode } from 'react'

/** What a row of the file says in one column, and what is wrong with it. */
export function CeldaCarga({ error, children }: { error: string | undefined; children: ReactNode }): ReactElement {
  return (
    <>
      {children}
      {error && (
        <span className="field-error">
          <Icon icon={CircleAlert} size={14} />
          <span>{error}</span>
        </span>
      )}
    </>
  )
}

/** Of a row with something wrong. */
export function PorCorregirTag(): ReactElement {
  return (
    <StatusTag tone="red" icon={CircleAlert}>
      Por corregir
    </StatusTag>
  )
}
