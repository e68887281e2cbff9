import type { ReactElement, ReactNode } from 'react'
import '#admin/shared/ui/pagina/surfaces.css'

/** What happened, oldest first; `next` items have not happened yet. */
export function Timeline(props: {
  items: readonly { readonly text: ReactNode; readonly detail?: ReactNode; readonly next?: boolean }[]
}): ReactElement {
  return (
    <ol className="timeline">
      {props.items.map((item, index) => (
        <li key={index} className={item.next ? 'timeline-next' : undefined}>
          <span>
            {item.text}
            {item.detail && <small>{item.detail}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}
