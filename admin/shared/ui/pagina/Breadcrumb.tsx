import { Link } from 'react-router-dom'
import type { ReactElement } from 'react'
import './page.css'

export interface Crumb {
  readonly label: string
  readonly to?: string
}

export function Breadcrumb({
  items,
  label = 'Ruta de la página',
}: {
  items: readonly Crumb[]
  label?: string
}): ReactElement {
  return (
    <nav aria-label={label} className="crumbs">
      <ol>
        {items.map((item, index) => (
          <li key={`${item.label} ${index}`}>
            {item.to ? (
              <Link to={item.to}>{item.label}</Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
