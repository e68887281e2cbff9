import { useRegistro } from '#admin/panel/recurso.ts'
import { useParams } from 'react-router-dom'
import { perfilPedido } from '#domain/acceso/ruta-perfil.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { DETALLE } from '#admin/shared/detalle.ts'
import { PerfilEditor } from './PerfilEditor.tsx'
import { useDerechos } from './use-derechos.ts'
import { migaVista } from '#admin/shared/pagina/miga-vista.ts'
import type { ReactElement } from 'react'
import './perfiles.css'

const CRUMBS = [migaVista('perfiles'), { label: 'Perfil' }]
const BACK = { to: '/panel/perfiles', label: 'Volver a perfiles' }

/** Everything that one profile may open and do. */
export function PerfilShow(): ReactElement {
  const { id = '' } = useParams()
  const perfil = useRegistro('perfiles', { id: perfilPedido(id), meta: DETALLE })
  const derechos = useDerechos()
  const error: unknown = perfil.error ?? derechos.error
  if (perfil.data && derechos.data)
    return <PerfilEditor key={perfil.data.id} perfil={perfil.data} derechos={derechos.data} />
  return (
    <>
      <PageHeader crumbs={CRUMBS} title="Perfil" />
      {error ? (
        <ErrorState
          title="No se pudo cargar el perfil."
          error={error}
          onRetry={() => void Promise.all([perfil.refetch(), derechos.refetch()])}
          back={BACK}
        />
      ) : (
        <Skeleton lines={12} label="Cargando el perfil" />
      )}
    </>
  )
}
