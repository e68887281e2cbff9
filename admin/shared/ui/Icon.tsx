import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

/** A lucide icon at the portal's size and stroke; always decorative, the words are beside it or in the label. */
export function Icon({ icon: Drawing, size = 16 }: { icon: LucideIcon; size?: number }): ReactElement {
  return <Drawing className="icon-16" size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />
}
