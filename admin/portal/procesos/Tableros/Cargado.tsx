import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'

/** What a board shows once its figures are there, and what it shows meanwhile and when they do not come. */
export function Cargado<T>({
  query,
  children,
}: {
  query: UseQueryResult<T>
  children: (data: T) => ReactNode
}): ReactElement {
  if (query.data !== undefined) return <>{children(query.data)}</>
  if (query.error)
    return (
      <ErrorState title="No se pudieron cargar las cifras." error={query.error} onRetry={() => void query.refetch()} />
    )
  return <Skeleton lines={6} height={48} label="Cargando las cifras" />
}
