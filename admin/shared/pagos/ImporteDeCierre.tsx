import { Link } from 'react-router-dom'
import { formatPesos } from '#domain/organica/dinero.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { rutaQuincena, type DetalleDeQuincena } from '#admin/shared/rutas/ruta-quincena.ts'
import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { Organizacion } from '#domain/organica/arbol.ts'
import type { ReactElement } from 'react'

interface ImporteDeCierreProps {
  centavos: number
  codigo: string
  entidad: { readonly id: number; readonly nombre: string }
  organizacion: Organizacion
  detalle?: DetalleDeQuincena
  volver?: NombreVista
}

/** What a close stored of an entity, contributions unless told: opens it by person, for who may see that. */
export function ImporteDeCierre(props: ImporteDeCierreProps): ReactElement {
  const { centavos, codigo, entidad, organizacion, detalle = 'aportacionesDetalle', volver } = props
  const { vistas } = useSession()
  const amount = formatPesos(centavos)
  if (!vistas.includes(detalle)) return <>{amount}</>
  return (
    <Link
      to={rutaQuincena(detalle, codigo, { entidad: entidad.id, organizacion }, volver)}
      aria-label={`${amount}. De dónde sale: quincena ${codigo} de ${entidad.nombre}`}
    >
      {amount}
    </Link>
  )
}
