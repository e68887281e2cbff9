import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import { VistaGate } from '#admin/shared/pagina/VistaGate.tsx'
import { PaginaNoEncontrada } from '#admin/shared/pagina/PaginaNoEncontrada.tsx'
import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { ComponentType, ReactElement } from 'react'

interface Pantalla {
  readonly pantalla: ComponentType
  /** The view that opens it; null for one that its own call gates. */
  readonly vista: NombreVista | null
}

/** Printable forms by their address (specification 1 §2.2), each loaded when it is asked for. */
const FORMATOS: Readonly<Record<string, Pantalla | undefined>> = {
  solicitud: { pantalla: lazy(() => import('./Solicitud/Solicitud.tsx')), vista: 'solicitudA' },
  testamentaria: { pantalla: lazy(() => import('./Testamentaria/Testamentaria.tsx')), vista: 'solicitudA' },
  incidencia: { pantalla: lazy(() => import('./Incidencia/Incidencia.tsx')), vista: 'formatoI' },
  ReporteAfiliado: { pantalla: lazy(() => import('./Reporte/ReporteAfiliado.tsx')), vista: null },
}

/** `/dashboard/formatos/:formato`. */
export default function Formato(): ReactElement {
  const { formato } = useParams()
  const found = FORMATOS[formato ?? '']
  if (!found) return <PaginaNoEncontrada />
  const { pantalla: Contenido, vista } = found
  return vista === null ? (
    <Contenido />
  ) : (
    <VistaGate nombre={vista}>
      <Contenido />
    </VistaGate>
  )
}
