import { TriangleAlert } from 'lucide-react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { ReactElement, ReactNode } from 'react'

/** A value that a paper gives, said to be doubtful where it was read without certainty and nobody has settled it. */
export function ConDuda({ duda, children }: { duda: boolean; children: ReactNode }): ReactElement {
  if (!duda) return <>{children}</>
  return (
    <span className="con-duda">
      {children}
      <small>
        <Icon icon={TriangleAlert} size={12} /> Con poca certeza
      </small>
    </span>
  )
}
