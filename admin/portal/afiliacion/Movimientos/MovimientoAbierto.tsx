import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { ArrowLeftRight } from 'lucide-react'
import { useAbierto } from './use-abierto.ts'
import { useMovimiento } from './use-movimiento.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimiento.ts'
import type { ReactElement } from 'react'

const LISTA = '/dashboard?vista=solicitudesMovimientos'

interface MovimientoAbiertoProps {
  children: (movimiento: MovimientoDetalle) => ReactElement
}

/** The movement that the address names, or why there is none to show. */
export function MovimientoAbierto({ children }: MovimientoAbiertoProps): ReactElement {
  const { id } = useAbierto()
  const { data, error, refetch } = useMovimiento(id)
  const toList = <LinkButton to={LISTA}>Ver movimientos</LinkButton>
  if (id === null)
    return (
      <EmptyState icon={ArrowLeftRight} title="Elige primero un movimiento" action={toList}>
        Esta pantalla se abre desde la lista de movimientos.
      </EmptyState>
    )
  if (error)
    return (
      <ErrorState
        title="No se pudo cargar el movimiento."
        error={error}
        onRetry={() => void refetch()}
        back={{ to: LISTA, label: 'Ver movimientos' }}
      />
    )
  return data ? children(data) : <Skeleton lines={10} label="Cargando el movimiento" />
}
