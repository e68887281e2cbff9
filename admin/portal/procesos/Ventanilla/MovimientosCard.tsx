import { Link } from 'react-router-dom'
import { rutaMovimiento } from '#domain/afiliacion/rutas.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatCuenta, totalCuenta, type Total } from '#domain/cuenta-texto.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { nombreEnLista } from '#admin/shared/nombre-persona.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { EstatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { momentText } from '#admin/shared/moment-text.ts'
import type { MovimientoResumen } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

function columns(opens: boolean): readonly Column<MovimientoResumen>[] {
  return [
    {
      key: 'folio',
      header: 'Folio',
      mono: true,
      cell: ({ folio }) => (opens ? <Link to={rutaMovimiento({ folio })}>{folio}</Link> : folio),
    },
    {
      key: 'nombre',
      header: 'Nombre',
      cut: true,
      cell: nombreEnLista,
    },
    { key: 'tipo', header: 'Tipo', cell: ({ tipo }) => tipo },
    { key: 'estatus', header: 'Estatus', cell: ({ estatus }) => <EstatusTag estatus={estatus} /> },
    { key: 'fecha', header: 'Fecha efectiva', cell: ({ fecha }) => formatFecha(fecha) },
    { key: 'enviado', header: 'Enviado', cell: ({ solicitadoAt }) => momentText(solicitadoAt, Date.now()) },
  ]
}

interface MovimientosCardProps {
  movimientos: readonly MovimientoResumen[] | undefined
  total: Total | undefined
}

/** What was sent, newest first, with its state. */
export function MovimientosCard({ movimientos, total }: MovimientosCardProps): ReactElement {
  const { vistas } = useSession()
  const opens = vistas.includes('panelMovimientos')
  const shown = movimientos?.length ?? 0
  return (
    <Card
      title="Movimientos enviados"
      flush
      aside={
        <>
          {total && total.n > 0 && `${formatCuenta(shown)} de ${totalCuenta(total)}`}
          {opens && total && total.n > shown && <Link to="/panel/movimientos">Ver todos</Link>}
        </>
      }
    >
      <DataTable
        caption="Movimientos enviados"
        columns={columns(opens)}
        rows={movimientos ?? []}
        rowKey={({ id }) => id}
        loading={!movimientos}
        empty={
          <EmptyState title="Aún no envías movimientos">Aquí verás cada trámite con su folio y en qué va.</EmptyState>
        }
      />
    </Card>
  )
}
