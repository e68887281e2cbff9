import { SearchX } from 'lucide-react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { listaDeDireccion } from '#domain/acceso/vistas/direcciones-listas.ts'
import { cualProceso, rutaProceso } from '#domain/procesos/clave-proceso.ts'
import { PARAM_PROCESO } from '#domain/procesos/mapa.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { menuLeaves } from '#admin/portal/frame/menu-target.ts'
import { PaginaNoEncontrada } from '#admin/shared/pagina/PaginaNoEncontrada.tsx'
import { PlainPage } from '#admin/shared/pagina/PlainPage.tsx'
import { FichaPage } from './FichaPage.tsx'
import { useDireccionPropia } from '#admin/shared/rutas/use-direccion-propia.ts'
import { useFicha } from './use-ficha.ts'
import type { ReactElement } from 'react'

/** An address that nothing else opens: a list of the panel with its kind chosen, the page of a process, or nothing; and `/procesos/:clave`. */
export default function Proceso(): ReactElement {
  const { vistas } = useSession()
  const { pathname, search } = useLocation()
  const lista = new URLSearchParams(search).has(PARAM_PROCESO) ? null : listaDeDireccion(pathname, vistas)
  return lista === null ? <PaginaProceso /> : <Navigate replace to={lista} />
}

function PaginaProceso(): ReactElement {
  const { pathname, search } = useLocation()
  const { clave } = useParams()
  const address = safeDecode(pathname)
  const cual = new URLSearchParams(search).get(PARAM_PROCESO)
  const { data, isPending, error, refetch } = useFicha(
    clave === undefined ? { ruta: address, ...(cual !== null && cualProceso(cual)) } : cualProceso(clave),
  )
  useDireccionPropia(clave !== undefined && data ? rutaProceso(data) : undefined)
  if (data) return <FichaPage ficha={data} />
  if (isApiError(error) && (error.status === 404 || error.status === 400)) return <SinProceso address={address} />
  return (
    <>
      <PageHeader title="Proceso" />
      {isPending ? (
        <Skeleton lines={10} label="Cargando el proceso" />
      ) : (
        <ErrorState title="No se pudo cargar el proceso." error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}

/** An item of the menus that no process stands behind, or an address that is none. */
function SinProceso({ address }: { address: string }): ReactElement {
  const { menus, vistas } = useSession()
  const leaf = menuLeaves(menus).find(({ target }) => safeDecode(target.to) === address)
  if (!leaf) return <PaginaNoEncontrada />
  return (
    <PlainPage icon={SearchX} title={leaf.nombre} heading="Ningún proceso tiene esta dirección">
      <p>El menú «{leaf.nombre}» lleva a una dirección que ya no es de ningún proceso.</p>
      {vistas.includes('procesos') ? (
        <p>
          <LinkButton to="/panel/modulos">Ir a Módulos y procesos</LinkButton>
        </p>
      ) : (
        <p>Avisa a la administración del portal.</p>
      )}
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
