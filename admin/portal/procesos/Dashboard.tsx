import { Navigate, useSearchParams } from 'react-router-dom'
import { VISTAS, resolveVista } from '#domain/acceso/vistas.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { PlainPage } from '#admin/shared/pagina/PlainPage.tsx'
import { SCREENS } from './screens.ts'
import { VistaGate } from './VistaGate.tsx'
import type { NombreVista } from '#domain/acceso/vistas.ts'
import type { Vista } from '#domain/acceso/vista.ts'
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
  const { titulo, descripcion }: Vista = VISTAS[nombre]
  if (Screen) return <Screen />
  return (
    <PlainPage title={titulo} heading="Esta pantalla aún no está disponible">
      {descripcion}
    </PlainPage>
  )
}
