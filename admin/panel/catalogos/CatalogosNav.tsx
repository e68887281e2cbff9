import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { CatalogoPanel } from '#domain/organica/catalogos/catalogo.ts'
import type { ReactElement } from 'react'

/** The table of catalogues, each with how many rows can be chosen, and the way to another. */
interface CatalogosNavProps {
  tablas: readonly CatalogoPanel[]
  actual: string
  onNuevo: () => void
}

export function CatalogosNav(props: CatalogosNavProps): ReactElement {
  return (
    <nav className="card catalogos-nav" aria-label="Catálogos">
      <ul className="plain">
        {props.tablas.map(({ clave, nombre, activo, activos }) => (
          <li key={clave}>
            <Link
              to={`/panel/catalogos?catalogo=${clave}`}
              className="catalogos-item"
              aria-current={clave === props.actual ? 'page' : undefined}
            >
              <span>{nombre}</span>
              <span className="secondary small">{activo ? cuentaTexto(activos, 'activo', 'activos') : 'Inactivo'}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="quiet" icon={Plus} onClick={props.onNuevo}>
        Nuevo catálogo
      </Button>
    </nav>
  )
}
