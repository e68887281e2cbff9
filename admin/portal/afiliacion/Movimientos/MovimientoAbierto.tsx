import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { ArrowLeftRight } from 'lucide-react'
import { useAbierto } from './use-abierto.ts'
import { useMovimiento } from './use-movimiento.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { ReactElement } from 'react'

const LISTA = '/dashboard?vista=solicitudesMovimientos'

interface MovimientoAbiertoProps {
  /** Heads the page while there is no movement whose own header would; absent where the page has one. */
  titulo?: string
  children: (movimiento: MovimientoDetalle) => ReactElement
}

/** The movement that the address names, or why there is none to show. */
export function MovimientoAbierto({ titulo, children }: MovimientoAbiertoProps): ReactElement {
  const { folio } = useAbierto()
  const { data, error, refetch } = useMovimiento(folio)
  const toList = <LinkButton to={LISTA}>Ver movimientos</LinkButton>
  if (data && !error) return children(data)
  return (
    <>
      {titulo && <PageHeader title={titulo} />}
      {folio === null ? (
        <EmptyState icon={ArrowLeftRight} title="Elige primero un movimiento" action={toList}>
          Esta pantalla se abre desde la lista de movimientos.
        </EmptyState>
      ) : error ? (
        <ErrorState
          title="No se pudo cargar el movimiento."
          error={error}
          onRetry={() => void refetch()}
          back={{ to: LISTA, label: 'Ver movimientos' }}
        />
      ) : (
        <Skeleton lines={10} label="Cargando el movimiento" />
      )}
    </>
  )
}
