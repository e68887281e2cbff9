import { filtroSinAprobar } from '#domain/afiliacion/movimientos/movimientos-de-quincena.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { rutaPorAtender } from '#admin/shared/rutas/ruta-quincena.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import type { CierreEntidad } from '#domain/quincenas/cierre.ts'
import type { RevisionCierre } from '#domain/quincenas/simulacion.ts'
import type { ReactElement } from 'react'

export interface RevisionProps {
  codigo: string
  revision: RevisionCierre
  entidad: Pick<CierreEntidad['entidad'], 'id' | 'clave'>
}

/** Link to the screen that attends one point of a close's checklist, or nothing if the user cannot open that screen. */
export function EnlaceRevision({ codigo, revision, entidad }: RevisionProps): ReactElement | null {
  const { vistas } = useSession()
  const { cuantos, retenciones } = revision
  if (retenciones !== undefined && vistas.includes('retencionDetalle'))
    return (
      <LinkButton size="sm" to={rutaPorAtender(retenciones, entidad.clave)}>
        Abrir sus retenciones
      </LinkButton>
    )
  if (revision.codigo !== 'pendientes' || !vistas.includes('panelMovimientos')) return null
  const filtro = encodeURIComponent(JSON.stringify(filtroSinAprobar(codigo, entidad.id)))
  return (
    <LinkButton size="sm" to={`/panel/movimientos?filter=${filtro}`}>
      Ver {cuentaTexto(cuantos, 'movimiento')}
    </LinkButton>
  )
}
