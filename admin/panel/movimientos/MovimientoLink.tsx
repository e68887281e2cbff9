import { Link, useLocation } from 'react-router-dom'
import { EN_SITIO } from '#admin/panel/hoja/en-sitio.ts'
import { rutaMovimiento } from '#domain/afiliacion/rutas.ts'
import type { ReactElement } from 'react'

/** Opens the detail beside the list, which keeps its filters. */
export function MovimientoLink({ folio }: { folio: string }): ReactElement {
  const { search } = useLocation()
  return (
    <Link to={{ pathname: rutaMovimiento({ folio }), search }} state={EN_SITIO}>
      {folio}
    </Link>
  )
}
