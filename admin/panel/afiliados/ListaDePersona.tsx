import { useRenglones, type Renglon } from '#admin/panel/recurso.ts'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

/** Far more than a person has; were there others, the card says so. */
const PRIMEROS = { page: 1, perPage: 100 }

type DePersona = 'casos' | 'prestamos'

interface ListaDePersonaProps<R extends DePersona> {
  personaId: number
  /** List of the panel that knows the filter `afiliadoId`. */
  resource: R
  sort: { field: string; order: 'ASC' | 'DESC' }
  title: string
  caption: string
  falla: string
  columns: readonly Column<Renglon<R>>[]
  minWidth?: number
  empty: ReactElement
}

/** What a list of the panel holds of one person. */
export function ListaDePersona<R extends DePersona>({
  personaId,
  resource,
  sort,
  title,
  falla,
  empty,
  ...table
}: ListaDePersonaProps<R>): ReactElement {
  const {
    data,
    total = 0,
    error,
    isPending,
    refetch,
  } = useRenglones(resource, { filter: { afiliadoId: personaId }, sort, pagination: PRIMEROS })
  if (error) return <ErrorState title={falla} error={error} onRetry={() => void refetch()} />
  return (
    <Card title={total > PRIMEROS.perPage ? `${title} (${PRIMEROS.perPage} de ${formatCuenta(total)})` : title} flush>
      <DataTable<Renglon<R>> {...table} rows={data ?? []} rowKey={({ id }) => id} loading={isPending} empty={empty} />
    </Card>
  )
}
