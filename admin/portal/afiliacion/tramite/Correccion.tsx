import { useQuery } from '@tanstack/react-query'
import { rutaVista, VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { api } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { Tramite, TramiteGuardado } from '#domain/afiliacion/tramites/tramite.ts'
import type { ReactElement } from 'react'

interface CorreccionProps {
  tramite: Tramite
  folio: string
  titulo: string
  buscador: NombreVista
  /** The form, with what was asked. */
  children: (guardado: TramiteGuardado) => ReactElement
}

/** A requested movement of two steps, opened for its author to correct: asked once, since the form starts from it. */
export function Correccion({ tramite, folio, titulo, buscador, children }: CorreccionProps): ReactElement {
  const query = useQuery({
    queryKey: ['tramite-guardado', tramite, folio],
    queryFn: ({ signal }) => api.call(`GET /api/tramites/${tramite}/:folio`, { params: { folio }, signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (query.data) return children(query.data)
  return (
    <>
      <PageHeader
        title={titulo}
        crumbs={[{ label: VISTAS[buscador].titulo, to: rutaVista(buscador) }, { label: titulo }]}
        facts={`Corrección de ${folio}`}
      />
      {query.isPending ? (
        <Skeleton lines={6} height={44} label="Cargando el movimiento" />
      ) : isApiError(query.error) && query.error.status === 404 ? (
        <EmptyState
          title="Ese movimiento no existe o ya no se puede corregir."
          action={<LinkButton to={rutaVista(buscador)}>Buscar a una persona</LinkButton>}
        >
          Puede ser de otra dependencia o de otro trámite.
        </EmptyState>
      ) : (
        <ErrorState title="No se pudo cargar el movimiento." error={query.error} onRetry={() => void query.refetch()} />
      )}
    </>
  )
}
