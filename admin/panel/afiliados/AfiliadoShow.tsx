import { useGetOne } from 'react-admin'
import { useParams, useSearchParams } from 'react-router-dom'
import { Breadcrumb } from '#admin/shared/ui/Breadcrumb.tsx'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { PageHeader } from '#admin/shared/ui/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/Skeleton.tsx'
import { Tabs } from '#admin/shared/ui/Tabs.tsx'
import { DETALLE } from '#admin/shared/detalle.ts'
import { nombreEnLista } from '#admin/shared/nombre-persona.ts'
import { CasosTab } from './CasosTab.tsx'
import { DatosTab } from './DatosTab.tsx'
import { DocumentosTab } from './DocumentosTab.tsx'
import { HistorialTab } from './HistorialTab.tsx'
import { MovimientosTab } from './MovimientosTab.tsx'
import { PersonaHeader } from './PersonaHeader.tsx'
import type { Crumb } from '#admin/shared/ui/Breadcrumb.tsx'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { ReactElement } from 'react'
import './persona.css'

const CRUMBS: readonly Crumb[] = [{ label: 'Afiliación' }, { label: 'Padrón', to: '/panel/afiliados' }]

/** A person's page; the section in sight stands in the address. */
export function AfiliadoShow(): ReactElement {
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetOne<PersonaDetalle>('afiliados', { id: Number(id), meta: DETALLE })
  if (data) return <Persona persona={data} />
  return (
    <>
      <PageHeader crumbs={CRUMBS} title="Persona" />
      {error ? (
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

function Persona({ persona }: { persona: PersonaDetalle }): ReactElement {
  const [params, setParams] = useSearchParams()
  const vigentes = persona.documentos.filter(({ vigente }) => vigente).length
  const tabs = [
    { key: 'datos', title: 'Datos', content: <DatosTab persona={persona} /> },
    { key: 'documentos', title: `Documentos (${vigentes})`, content: <DocumentosTab persona={persona} /> },
    { key: 'movimientos', title: 'Movimientos', content: <MovimientosTab persona={persona} /> },
    { key: 'casos', title: 'Casos', content: <CasosTab persona={persona} /> },
    { key: 'historial', title: 'Historial', content: <HistorialTab persona={persona} /> },
  ]
  return (
    <>
      <Breadcrumb items={[...CRUMBS, { label: nombreEnLista(persona) }]} />
      <PersonaHeader persona={persona} />
      <Tabs
        label="Secciones de la persona"
        tabs={tabs}
        selected={params.get('seccion') ?? 'datos'}
        onSelect={(key) => setParams({ seccion: key }, { replace: true })}
      />
    </>
  )
}
