import { Link } from 'react-router-dom'
import { navIcon } from '#admin/shared/iconos/nav-icons.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { rutaModulo } from '#domain/procesos/ruta-modulo.ts'
import type { Modulo } from '#domain/procesos/modulo.ts'
import type { ReactElement } from 'react'

/** A module by its icon and name; the name leads to its page. */
export function ModuloNombre({ modulo }: { modulo: Pick<Modulo, 'nombre' | 'tipo' | 'icono'> }): ReactElement {
  return (
    <span className="modulo-nombre">
      <Icon icon={navIcon(modulo.icono)} />
      <Link to={rutaModulo(modulo)}>{modulo.nombre}</Link>
    </span>
  )
}
