import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { claveModulo } from '#domain/procesos/ruta-modulo.ts'
import { api } from '#admin/providers/api-client.ts'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Tabs } from '#admin/shared/ui/pagina/Tabs.tsx'
import { DocumentosTabla } from './DocumentosTabla.tsx'
import { ModulosDocumentacion } from './ModulosDocumentacion.tsx'
import type { ResumenDocumentacion } from '#domain/procesos/documentacion.ts'
import type { ReactElement } from 'react'
import './documentacion.css'

/** General documents and those of each module (specification 3 §3), with what is missing at a glance. */
export function DocumentacionPanel(): ReactElement {
  const [params, setParams] = useSearchParams()
  const resumen = useQuery({
    queryKey: ['documentos', 'resumen'],
    queryFn: ({ signal }) => api.call('GET /api/panel/documentacion/resumen', { signal }),
  })
  const { data, error, refetch } = resumen
  const modulo = params.get('modulo')
  return (
    <>
      <PageHeader vista="DocGeneralModuloPanel" facts={facts(data)} />
      {error && (
        <ErrorState title="No se pudo revisar qué documentos faltan." error={error} onRetry={() => void refetch()} />
      )}
      <Tabs
        label="Documentación"
        selected={modulo === null ? 'general' : 'modulos'}
        onSelect={(key) => setParams(key === 'general' ? {} : { modulo: '' })}
        tabs={[
          {
            key: 'general',
            title: 'Generales',
            content: <DocumentosTabla dueno={{ clase: 'general', id: 0 }} titulo="Documentos generales" />,
          },
          {
            key: 'modulos',
            title: 'Por módulo',
            content:
              data?.modulos.length === 0 ? (
                <EmptyState title="— Sin módulos —">Crea primero los módulos del mapa.</EmptyState>
              ) : (
                <ModulosDocumentacion
                  modulos={data?.modulos ?? []}
                  loading={resumen.isPending}
                  elegido={modulo}
                  onElegir={(row) => setParams({ modulo: claveModulo(row) }, { state: { enSitio: true } })}
                />
              ),
          },
        ]}
      />
    </>
  )
}

function facts(resumen: ResumenDocumentacion | undefined): string {
  if (!resumen) return ' '
  const { general, modulos } = resumen
  const pending = modulos.filter((modulo) => modulo.cargados < modulo.total).length
  const delInstituto =
    general.faltan.length === 0 ? 'Los generales están completos.' : `De los generales faltan ${general.faltan.length}.`
  return `${delInstituto} ${pending === 0 ? 'Todos los módulos están completos.' : `A ${pending} de ${modulos.length} módulos les faltan documentos.`}`
}
