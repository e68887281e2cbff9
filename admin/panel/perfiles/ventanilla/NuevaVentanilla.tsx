import { useRegistro, useRenglones } from '#admin/panel/recurso.ts'
import { useSearchParams } from 'react-router-dom'
import { clavePerfil, perfilPedido } from '#domain/acceso/ruta-perfil.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { DETALLE } from '#admin/shared/detalle.ts'
import { useDerechos } from '#admin/panel/perfiles/use-derechos.ts'
import { Pasos } from './Pasos.tsx'
import { migaVista } from '#admin/shared/pagina/miga-vista.ts'
import type { ReactElement } from 'react'

const CRUMBS = [migaVista('perfiles'), { label: 'Nueva ventanilla' }]

const TODOS = { pagination: { page: 1, perPage: 500 }, sort: { field: 'lugar', order: 'ASC' } } as const

/**
 * A new desk in one guided way: profile, menu, processes, their papers and somebody who enters. Each step opens the screen where
 * it is done; the profile stands in the address, so that Back and another day find the steps as they are.
 */
export default function NuevaVentanilla(): ReactElement {
  const [params, setParams] = useSearchParams()
  const clave = params.get('perfil') ?? ''
  const enabled = clave !== ''
  const perfil = useRegistro('perfiles', { id: perfilPedido(clave), meta: DETALLE }, { enabled })
  const procesos = useRenglones('procesos', TODOS, { enabled })
  const derechos = useDerechos()
  const error: unknown = perfil.error ?? procesos.error ?? derechos.error
  const loading = enabled && (perfil.isPending || procesos.isPending || derechos.isPending)
  return (
    <>
      <PageHeader
        crumbs={CRUMBS}
        title="Nueva ventanilla"
        facts="Cinco pasos: su perfil, lo que abre, los procesos que atiende, sus documentos y quién entra."
      />
      {error ? (
        <ErrorState
          title="No se pudo cargar el perfil de la ventanilla."
          error={error}
          onRetry={() => void Promise.all([perfil.refetch(), procesos.refetch(), derechos.refetch()])}
          back={{ to: '/panel/perfiles', label: 'Volver a perfiles' }}
        />
      ) : loading ? (
        <Skeleton lines={10} label="Cargando los pasos" />
      ) : (
        <Pasos
          perfil={perfil.data ?? null}
          procesos={(procesos.data ?? []).filter(({ id: proceso }) => perfil.data?.procesos.includes(proceso))}
          derechos={derechos.data?.perfiles.find(({ id }) => id === perfil.data?.id) ?? null}
          onCreado={(creado) => setParams({ perfil: clavePerfil(creado) }, { replace: true })}
        />
      )}
    </>
  )
}
