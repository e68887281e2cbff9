import { hermanasDe } from '#domain/acceso/vistas/hermanas.ts'
import { rutaVista, VISTAS, type NombreVista } from '#domain/acceso/vistas/vistas.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import type { ReactElement } from 'react'

/** Links to the other views of the same matter that the session opens: the menu has one entry for all of them. */
export function VistasHermanas({ vista }: { vista: NombreVista }): ReactElement | null {
  const { vistas } = useSession()
  const others = hermanasDe(vista).filter((one) => one !== vista && vistas.includes(one))
  if (others.length === 0) return null
  return (
    <nav aria-label="Pantallas del mismo tema" className="row page-hermanas no-imprimir">
      {others.map((one) => (
        <LinkButton key={one} size="sm" to={rutaVista(one)}>
          {VISTAS[one].titulo}
        </LinkButton>
      ))}
    </nav>
  )
}
