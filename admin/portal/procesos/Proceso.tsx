import { SearchX } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useSession } from '#admin/providers/session-context.ts'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/Skeleton.tsx'
import { menuLeaves } from '#admin/portal/frame/menu-target.ts'
import { PlainPage } from './PlainPage.tsx'
import { findProceso, useMapa } from './use-mapa.ts'
import type { ReactElement } from 'react'

/** Every other address: a process of the map or an item of the menus that has no screen yet, or nothing. */
export default function Proceso(): ReactElement {
  const { pathname } = useLocation()
  const { menus, inicio } = useSession()
  const { data, isPending, error, refetch } = useMapa()
  const address = safeDecode(pathname)
  const leaf = menuLeaves(menus).find(({ target }) => safeDecode(target.to) === address)
  if (isPending) return <Skeleton lines={4} label="Cargando la pantalla" />
  if (!data && !leaf)
    return <ErrorState title="No se pudo cargar el proceso." error={error} onRetry={() => void refetch()} />
  const path = (data && findProceso(data, address)) ?? (leaf && [leaf.grupo, leaf.nombre].filter(Boolean))
  const title = path?.[path.length - 1]
  if (!title)
    return (
      <PlainPage
        icon={SearchX}
        title="Página no encontrada"
        heading="Esta dirección no abre ninguna pantalla del portal"
      >
        Revisa que esté bien escrita o busca lo que necesitas con Ctrl K.
      </PlainPage>
    )
  const crumbs = [{ label: 'Inicio', to: inicio }, ...path.map((label) => ({ label }))]
  return (
    <PlainPage title={title} crumbs={crumbs} heading="La página de este proceso aún no está disponible">
      Reunirá para qué sirve el proceso, sus documentos, las personas a cargo, los casos abiertos y sus fechas.
    </PlainPage>
  )
}

function safeDecode(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
