import { Link } from 'react-router-dom'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { CatalogoPanel, ClaveCatalogo } from '#domain/organica/catalogos/catalogo.ts'
import type { ReactElement } from 'react'

/** The table of catalogues, each with how many rows can be chosen. */
export function CatalogosNav(props: { tablas: readonly CatalogoPanel[]; actual: ClaveCatalogo }): ReactElement {
  return (
    <nav className="card catalogos-nav" aria-label="Catálogos">
      <ul className="plain">
        {props.tablas.map(({ clave, titulo, activos }) => (
          <li key={clave}>
            <Link
              to={`/panel/catalogos?catalogo=${clave}`}
              className="catalogos-item"
              aria-current={clave === props.actual ? 'page' : undefined}
            >
              {titulo}
              <span className="secondary small">{cuentaTexto(activos, 'activo', 'activos')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
