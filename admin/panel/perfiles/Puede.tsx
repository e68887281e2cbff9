import { Check, Minus } from 'lucide-react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { ReactElement } from 'react'

/** Yes or no, with a drawing and a word. */
export function Puede({ puede }: { puede: boolean }): ReactElement {
  return (
    <span className={puede ? 'puede puede-si' : 'puede'}>
      <Icon icon={puede ? Check : Minus} size={14} />
      {puede ? 'Sí' : 'No'}
    </span>
  )
}
