import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ClaveCard } from './ClaveCard.tsx'
import { CorreoCard } from './CorreoCard.tsx'
import { DelegacionesCard } from './DelegacionesCard.tsx'
import { DatosCard } from './DatosCard.tsx'
import { DosPasosCard } from './DosPasosCard.tsx'
import { MI_CUENTA } from './mi-cuenta.ts'
import { SesionesCard } from './SesionesCard.tsx'
import type { ReactElement } from 'react'
import './mi-perfil.css'

/** `/mi-perfil`: who I am here and how I get in. */
export default function MiPerfil(): ReactElement {
  const { user, perfil } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: MI_CUENTA,
    queryFn: ({ signal }) => api.call('GET /api/mi-cuenta', { signal }),
  })
  return (
    <>
      <PageHeader
        title="Mi perfil"
        facts={`${user.nombre}, ${perfil.nombre}`}
        actions={<LinkButton to="/configuracion">Configuración</LinkButton>}
      />
      <div className="profile">
        <DatosCard />
        {error && <ErrorState title="No se pudo cargar tu cuenta." error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <Card title="Acceso">
            <Skeleton lines={6} label="Cargando tu cuenta" />
          </Card>
        )}
        {data && (
          <>
            <CorreoCard key={data.correo} cuenta={data} />
            <ClaveCard cuenta={data} />
            <DosPasosCard estado={data.dosPasos} />
            <DelegacionesCard />
            <SesionesCard />
          </>
        )}
      </div>
    </>
  )
}
