import { Navigate, useSearchParams } from 'react-router-dom'
import { VISTAS, resolveVista } from '#domain/acceso/vistas/vistas.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { PaginaNoEncontrada } from '#admin/shared/pagina/PaginaNoEncontrada.tsx'
import { SCREENS } from './screens.ts'
import { VistaGate } from '#admin/shared/pagina/VistaGate.tsx'
import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { Vista } from '#domain/acceso/vistas/vista.ts'
import type { ReactElement } from 'react'

/** `/dashboard?vista=NAME`: the screen of that name; an unknown name shows help (specification 1 §2.1). */
export default function Dashboard(): ReactElement {
  const [params] = useSearchParams()
  const { inicio } = useSession()
  const name = params.get('vista') ?? ''
  if (name === 'inicio') return <Navigate replace to={inicio} />
  const nombre = resolveVista(name) ?? 'faq'
  const { ruta }: Vista = VISTAS[nombre]
  if (ruta) return <Navigate replace to={ruta} />
  return (
    <VistaGate nombre={nombre}>
      <View nombre={nombre} />
    </VistaGate>
  )
}

function View({ nombre }: { nombre: NombreVista }): ReactElement {
  const Screen = SCREENS[nombre]
  return Screen ? <Screen /> : <PaginaNoEncontrada />
}
