import { Link, useLocation } from 'react-router-dom'
import { EN_SITIO } from '#admin/panel/hoja/en-sitio.ts'
import { rutaMovimiento } from '#admin/shared/rutas/ruta-movimiento.ts'
import type { ReactElement } from 'react'

/** Opens the detail beside the list, which keeps its filters. */
export function MovimientoLink({ id, folio }: { id: number; folio: string }): ReactElement {
  const { search } = useLocation()
  return (
    <Link to={{ pathname: rutaMovimiento(id), search }} state={EN_SITIO}>
      {folio}
    </Link>
  )
}
