import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CoreAdminContext, CoreAdminUI, Resource } from 'react-admin'
import { i18nProvider } from '#admin/i18n/i18n-provider.ts'
import { createAuthProvider } from '#admin/providers/auth-provider.ts'
import { dataProvider } from '#admin/providers/data-provider.ts'
import { useSession, useSessionState } from '#admin/providers/session-context.ts'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { PaginaNoEncontrada } from '#admin/shared/pagina/PaginaNoEncontrada.tsx'
import { SinAcceso } from '#admin/shared/pagina/SinAcceso.tsx'
import { afiliados } from './afiliados/index.ts'
import { casos } from './casos/index.ts'
import { catalogos } from './catalogos/index.ts'
import { bitacora } from './bitacora/index.ts'
import { categorias } from './categorias/index.ts'
import { documentacion } from './documentacion/index.ts'
import { conPermiso } from './con-permiso.tsx'
import { correos } from './correo/index.ts'
import { entidades } from './entidades/index.ts'
import { info } from './info/index.ts'
import { lecturas } from './lecturas/index.ts'
import { menus } from './menus/index.ts'
import { modulos } from './modulos/index.ts'
import { movimientos } from './movimientos/index.ts'
import { perfiles } from './perfiles/index.ts'
import { PanelError } from './PanelError.tsx'
import { panelStore } from './panel-store.ts'
import { prestamos } from './prestamos/index.ts'
import { sesiones } from './sesiones/index.ts'
import { trabajos } from './trabajos/index.ts'
import { usuarios } from './usuarios/index.ts'
import type { ReactElement, ReactNode } from 'react'

const RESOURCES = [
  afiliados,
  movimientos,
  entidades,
  categorias,
  casos,
  prestamos,
  catalogos,
  lecturas,
  bitacora,
  trabajos,
  sesiones,
  correos,
  modulos,
  documentacion,
  perfiles,
  menus,
  usuarios,
  info,
].map(conPermiso)

/** The frame is already around: react-admin draws only the page. */
function Content({ children }: { children: ReactNode }): ReactElement {
  return <>{children}</>
}

function Loading(): ReactElement {
  return <Skeleton lines={6} label="Cargando la pantalla" />
}

/** The panel's lists: react-admin's data, routes and permissions, drawn with the portal's own components. */
export default function Panel(): ReactElement {
  const client = useQueryClient()
  const session = useSession()
  const { signOut } = useSessionState()
  const authProvider = useMemo(() => createAuthProvider(session, signOut), [session, signOut])
  return (
    <CoreAdminContext
      basename="/panel"
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={panelStore(session.user.id)}
      queryClient={client}
    >
      <CoreAdminUI
        layout={Content}
        loading={Loading}
        catchAll={PaginaNoEncontrada}
        accessDenied={SinAcceso}
        authenticationError={SinAcceso}
        error={PanelError}
        title="Portal interno"
        disableTelemetry
      >
        {RESOURCES.map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
      </CoreAdminUI>
    </CoreAdminContext>
  )
}
