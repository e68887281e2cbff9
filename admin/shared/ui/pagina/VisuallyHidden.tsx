import type { ReactElement, ReactNode } from 'react'

/** Read by screen readers, not drawn. */
export function VisuallyHidden({ children }: { children: ReactNode }): ReactElement {
  return <span className="visually-hidden">{children}</span>
}
