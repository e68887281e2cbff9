import { conSigno } from '#domain/organica/dinero.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { api } from '#admin/providers/api-client.ts'
import { KEY_CARGAS } from '#admin/portal/cargas/use-cargas.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { DataTable, type Column } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { COLUMNAS_DESCUENTO } from './columnas-descuento.ts'
import type { DiferenciaDescuento } from '#domain/cargas/carga.ts'
import type { ReactElement } from 'react'

const COLUMNAS: readonly Column<DiferenciaDescuento>[] = [
  { key: 'persona', header: 'Persona', wrap: true, cell: ({ persona }) => persona },
  ...COLUMNAS_DESCUENTO,
  {
    key: 'diferencia',
    header: 'Diferencia',
    numeric: true,
    cell: ({ descontadoCentavos, debidoCentavos }) => conSigno(descontadoCentavos - debidoCentavos),
  },
]

/** The people from whom the payroll deducted more or less than due, page after page. */
export function DescuentosDialog({ folio, onClose }: { folio: string; onClose: () => void }): ReactElement {
  const query = useInfiniteQuery({
    queryKey: [KEY_CARGAS, 'descuentos', folio],
    queryFn: ({ signal, pageParam }) =>
      api.call('GET /api/cargas/:folio/descuentos', { params: { folio }, query: { despues: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ siguiente }) => siguiente,
  })
  return (
    <Dialog open size="lg" title="Descuentos de más y de menos" onClose={onClose}>
      {query.error ? (
        <ErrorState
          title="No se pudieron cargar las personas."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div className="stack">
          <DataTable
            caption="Descuentos de más y de menos"
            columns={COLUMNAS}
            rows={query.data?.pages.flatMap(({ diferencias }) => diferencias) ?? []}
            rowKey={({ afiliadoId, clave }) => `${afiliadoId} ${clave}`}
            loading={query.isPending}
            empty={<EmptyState icon={CircleCheck} title="A nadie se le descontó de más ni de menos" />}
          />
          {query.hasNextPage && (
            <Button busy={query.isFetchingNextPage} busyText="Cargando…" onClick={() => void query.fetchNextPage()}>
              Ver más personas
            </Button>
          )}
        </div>
      )}
    </Dialog>
  )
}
