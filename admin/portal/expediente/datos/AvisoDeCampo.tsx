import { TriangleAlert } from 'lucide-react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { ReactElement } from 'react'

/** Under a field, what is told of its value and never refused. */
export function AvisoDeCampo({ children }: { children: string }): ReactElement {
  return (
    <span className="tramite-aviso">
      <Icon icon={TriangleAlert} size={14} /> {children}
    </span>
  )
}
