import { FileDown } from 'lucide-react'
import { exporteTexto } from '#domain/calendario/avance-trabajo.ts'
import { fechaHoraTexto } from '#domain/calendario/instante-texto.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { useBajarExporte, useCancelarExporte, useExportes } from '#admin/shared/list/exportar/use-exportes.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import type { ExportePropio } from '#domain/acceso/exporte.ts'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

/** `/exportaciones`: the own exports that wait for their turn, and the files that can still be downloaded. */
export default function Exportaciones(): ReactElement {
  const { data, error, refetch } = useExportes()
  const bajar = useBajarExporte()
  const cancelar = useCancelarExporte()
  const failure = bajar.error ?? cancelar.error
  return (
    <>
      <PageHeader
        title="Mis exportaciones"
        facts="Las que esperan su turno y las que terminaron. Cada archivo se conserva un día."
      />
      <div className="stack">
        {failure && (
          <Note tone="bad" live>
            <strong>No se pudo completar.</strong> {errorMessage(failure)}
          </Note>
        )}
        {error && !data ? (
          <ErrorState title="No se pudieron cargar tus exportaciones." error={error} onRetry={() => void refetch()} />
        ) : (
          <Card flush>
            <DataTable
              caption="Mis exportaciones"
              columns={columnsOf(bajar, cancelar)}
              rows={data?.exportes ?? []}
              rowKey={({ id }) => id}
              loading={!data}
              empty={
                <EmptyState icon={FileDown} title="No tienes exportaciones en espera ni por descargar">
                  Aquí quedan las que no pudieron empezar de inmediato. Las demás se descargan al pedirlas.
                </EmptyState>
              }
            />
          </Card>
        )}
      </div>
    </>
  )
}

const columnsOf = (
  bajar: Act<ExportePropio, string>,
  cancelar: Act<ExportePropio, ExportePropio>,
): readonly Column<ExportePropio>[] => [
  { key: 'titulo', header: 'Exportación', cell: ({ titulo, nombre }) => nombre || titulo },
  { key: 'estado', header: 'Estado', cell: exporteTexto },
  { key: 'creada', header: 'Se pidió', cell: ({ creadoAt }) => fechaHoraTexto(creadoAt) },
  {
    key: 'acciones',
    header: 'Acciones',
    hideHeader: true,
    cell: (exporte) => (
      <>
        {exporte.actions.includes('descargar') && (
          <Button
            size="sm"
            icon={FileDown}
            disabled={bajar.busy}
            aria-label={`Descargar ${exporte.nombre}`}
            onClick={() => bajar.run(exporte)}
          >
            Descargar
          </Button>
        )}
        {exporte.actions.includes('cancelar') && (
          <Button
            size="sm"
            disabled={cancelar.busy}
            aria-label={`Cancelar ${exporte.titulo}`}
            onClick={() => cancelar.run(exporte)}
          >
            Cancelar
          </Button>
        )}
      </>
    ),
  },
]
