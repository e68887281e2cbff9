import { ArrowLeftRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { quincenaDeAnio } from '#domain/calendario/quincena.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { EstatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { rutaMovimiento } from '#domain/afiliacion/rutas.ts'
import { useHistorial } from './use-historial.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { ReactElement } from 'react'

const COLUMNAS: readonly Column<MovimientoDetalle>[] = [
  {
    key: 'folio',
    header: 'Folio',
    mono: true,
    cell: ({ folio }) => <Link to={rutaMovimiento({ folio })}>{folio}</Link>,
  },
  { key: 'tipo', header: 'Tipo', cell: ({ tipo }) => tipo },
  { key: 'estatus', header: 'Estatus', cell: ({ estatus }) => <EstatusTag estatus={estatus} /> },
  { key: 'fecha', header: 'Fecha', cell: ({ fecha }) => formatFecha(fecha) },
  { key: 'quincena', header: 'Quincena', cell: ({ quincena }) => quincenaDeAnio(quincena) },
  { key: 'solicitado', header: 'Solicitado por', wrap: true, cell: ({ solicitadoPor }) => solicitadoPor },
]

/** The person's movements, each with its status and its detail. */
export function MovimientosTab({ persona }: { persona: PersonaDetalle }): ReactElement {
  const { data, error, isPending, refetch } = useHistorial(persona.id)
  if (error)
    return <ErrorState title="No se pudieron cargar los movimientos." error={error} onRetry={() => void refetch()} />
  return (
    <Card flush title="Movimientos">
      <DataTable
        caption="Movimientos de la persona"
        columns={COLUMNAS}
        rows={data ?? []}
        rowKey={({ id }) => id}
        loading={isPending}
        empty={
          <EmptyState icon={ArrowLeftRight} title="Sin movimientos">
            Aquí estará cada alta, baja o cambio de la persona.
          </EmptyState>
        }
      />
    </Card>
  )
}
