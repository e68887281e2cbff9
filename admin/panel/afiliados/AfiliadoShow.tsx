import { useParams, useSearchParams } from 'react-router-dom'
import { isOtraFecha } from '#domain/afiliacion/historia/as-of.ts'
import { canOpenPanel } from '#admin/providers/auth-provider.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { PageCrumbs } from '#admin/shared/ui/pagina/PageCrumbs.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { Tabs } from '#admin/shared/ui/pagina/Tabs.tsx'
import { nombreEnLista } from '#admin/shared/nombre-persona.ts'
import { BandaRelojes } from './BandaRelojes.tsx'
import { CasosTab } from './pestanas/CasosTab.tsx'
import { DatosTab } from './pestanas/DatosTab.tsx'
import { DocumentosTab } from './pestanas/DocumentosTab.tsx'
import { EstadoCuentaTab } from './pestanas/EstadoCuentaTab.tsx'
import { LineaTab } from './pestanas/LineaTab.tsx'
import { MovimientosTab } from './pestanas/MovimientosTab.tsx'
import { PrestamosTab } from './pestanas/PrestamosTab.tsx'
import { PersonaHeader } from './PersonaHeader.tsx'
import { RelojesPopover } from '#admin/shared/relojes/RelojesPopover.tsx'
import { TramitesHoy } from '#admin/shared/movimientos/TramitesHoy.tsx'
import { usePersona } from './use-persona.ts'
import { OrganizacionAl } from '#admin/shared/relojes/OrganizacionAl.tsx'
import { useOrganizacion } from '#admin/shared/relojes/use-organizacion.ts'
import { useRelojes } from '#admin/shared/relojes/use-relojes.ts'
import { migaVista } from '#admin/shared/pagina/miga-vista.ts'
import type { Crumb } from '#admin/shared/ui/pagina/Breadcrumb.tsx'
import type { Relojes } from '#domain/afiliacion/historia/as-of.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { ReactElement } from 'react'
import './persona.css'

const CRUMBS: readonly Crumb[] = [migaVista('panelAfiliados')]

const HOY: Relojes = { al: null, conocido: null }

/** A person's page; the section in sight and the days looked at stand in the address. */
export function AfiliadoShow(): ReactElement {
  const { id: interno = '' } = useParams()
  const [relojes, go] = useRelojes()
  const [organizacion] = useOrganizacion()
  const { data, error, refetch } = usePersona(interno, relojes, organizacion)
  if (data) return <Persona persona={data} onRelojes={go} />
  return (
    <>
      <PageHeader crumbs={[...CRUMBS, { label: 'Persona' }]} title="Persona" />
      {error && isOtraFecha(relojes) ? (
        <SinEseDia relojes={relojes} error={error} onRetry={() => void refetch()} onRelojes={go} />
      ) : error ? (
        <ErrorState
          title="No se pudo abrir la página de la persona."
          error={error}
          onRetry={() => void refetch()}
          back={{ to: '/panel/afiliados', label: 'Volver al padrón' }}
        />
      ) : (
        <Skeleton lines={10} label="Cargando la persona" />
      )}
    </>
  )
}

interface PersonaProps {
  persona: PersonaDetalle
  onRelojes: (next: Relojes) => void
}

function Persona({ persona, onRelojes }: PersonaProps): ReactElement {
  const [params, setParams] = useSearchParams()
  const session = useSession()
  const vigentes = persona.documentos.filter(({ vigente }) => vigente).length
  const tabs = [
    { key: 'datos', title: 'Datos', content: <DatosTab persona={persona} /> },
    { key: 'documentos', title: `Documentos (${vigentes})`, content: <DocumentosTab persona={persona} /> },
    { key: 'movimientos', title: 'Movimientos', content: <MovimientosTab persona={persona} /> },
    { key: 'casos', title: 'Casos', content: <CasosTab persona={persona} /> },
    { key: 'cuenta', title: 'Estado de cuenta', content: <EstadoCuentaTab persona={persona} /> },
    ...(canOpenPanel(session, 'prestamos')
      ? [{ key: 'prestamos', title: 'Préstamos', content: <PrestamosTab persona={persona} /> }]
      : []),
    { key: 'linea', title: 'Línea de vida', content: <LineaTab persona={persona} /> },
  ]
  return (
    <>
      <PageCrumbs crumbs={[...CRUMBS, { label: nombreEnLista(persona) }]} />
      <PersonaHeader persona={persona}>
        <RelojesPopover relojes={persona.relojes} onChange={onRelojes} />
      </PersonaHeader>
      <div className="persona-avisos">
        <BandaRelojes relojes={persona.relojes} onHoy={() => onRelojes(HOY)} />
        <OrganizacionAl />
        <TramitesHoy tramites={persona.tramites} />
      </div>
      <Tabs
        label="Secciones de la persona"
        tabs={tabs}
        selected={params.get('seccion') ?? 'datos'}
        onSelect={(key) => setParams({ ...Object.fromEntries(params), seccion: key }, { replace: true })}
      />
    </>
  )
}

interface SinEseDiaProps {
  relojes: Relojes
  error: unknown
  onRetry: () => void
  onRelojes: (next: Relojes) => void
}

/** Before the person was on file there is nothing to show: another day, or today. */
function SinEseDia({ relojes, error, onRetry, onRelojes }: SinEseDiaProps): ReactElement {
  return (
    <div className="stack">
      <ErrorState title="No se pudo abrir la página de la persona en esa fecha." error={error} onRetry={onRetry} />
      <div className="row">
        <RelojesPopover relojes={relojes} onChange={onRelojes} />
        <Button onClick={() => onRelojes(HOY)}>Volver a hoy</Button>
      </div>
    </div>
  )
}
