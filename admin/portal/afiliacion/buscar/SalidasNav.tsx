import { rutaVista, type NombreVista } from '#domain/acceso/vistas/vistas.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import type { ReactElement } from 'react'

const SALIDAS_NAV = [
  ['licencia', 'Licencia con aportación'],
  ['bajaPermanente', 'Baja permanente'],
  ['bajaJubilacion', 'Jubilación'],
  ['validacionBaja', 'Baja'],
  ['licenciasPorVencer', 'Licencias por vencer'],
] as const satisfies readonly (readonly [NombreVista, string])[]

/** The other procedures by which somebody leaves the service: one menu item opens the first. */
export function SalidasNav({ vista }: { vista: NombreVista }): ReactElement | null {
  const { vistas } = useSession()
  if (!SALIDAS_NAV.some(([one]) => one === vista)) return null
  const others = SALIDAS_NAV.filter(([one]) => one !== vista && vistas.includes(one))
  if (others.length === 0) return null
  return (
    <nav aria-label="Otros trámites" className="row">
      {others.map(([one, label]) => (
        <LinkButton key={one} size="sm" to={rutaVista(one)}>
          {label}
        </LinkButton>
      ))}
    </nav>
  )
}
