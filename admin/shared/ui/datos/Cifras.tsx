import { Link } from 'react-router-dom'
import type { ReactElement, ReactNode } from 'react'
import './cifras.css'

interface CifraProps {
  etiqueta: string
  cifra: ReactNode
  detalle?: ReactNode
  aviso?: boolean
  ruta?: string
}

/** Figures side by side. */
export function Cifras({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <ul className="plain cifras" aria-label={label}>
      {children}
    </ul>
  )
}

/** One figure with what it counts; it may lead to what is behind it. */
export function Cifra({ etiqueta, cifra, detalle, aviso = false, ruta }: CifraProps): ReactElement {
  return (
    <li className="card cifra">
      <span className="secondary small">{etiqueta}</span>
      <strong>{ruta ? <Link to={ruta}>{cifra}</Link> : cifra}</strong>
      {detalle && <span className={aviso ? 'small cifra-aviso' : 'small secondary'}>{detalle}</span>}
    </li>
  )
}
