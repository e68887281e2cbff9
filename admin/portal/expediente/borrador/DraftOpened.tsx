import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { ReactElement, ReactNode } from 'react'

interface DraftOpenedProps {
  query: { isPending: boolean; error: unknown; refetch: () => Promise<unknown> }
  titulo: string
  /** Where another may be begun. */
  buscador: NombreVista
  missing: string
  /** What may be begun where the draft is gone. */
  again: string
  children: ReactNode
}

/** A draft being opened: waiting, gone, or not to be had. */
export function DraftOpened({ query, titulo, buscador, missing, again, children }: DraftOpenedProps): ReactElement {
  if (!query.isPending && !query.error) return <>{children}</>
  const gone = isApiError(query.error) && query.error.status === 404
  return (
    <>
      <PageHeader title={titulo} />
      {query.isPending && <Skeleton lines={6} height={44} label="Cargando el borrador" />}
      {gone && (
        <Note tone="warn" live action={<LinkButton to={rutaVista(buscador)}>{again}</LinkButton>}>
          {missing}
        </Note>
      )}
      {query.error !== null && !gone && (
        <ErrorState title="No se pudo abrir." error={query.error} onRetry={() => void query.refetch()} />
      )}
    </>
  )
}
