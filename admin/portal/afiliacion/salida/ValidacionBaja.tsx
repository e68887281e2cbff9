import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { TRAMITES } from '#domain/afiliacion/tramites/tramite.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { request } from '#admin/providers/api-client.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { EstatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { nombraTramite } from '#admin/portal/afiliacion/tramite/nombra-tramite.ts'
import { BuscarPage } from '#admin/portal/afiliacion/buscar/BuscarPage.tsx'
import { SalidaPage } from './SalidaPage.tsx'
import type { MovimientoResumen } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

/** View `validacionBaja`: the search with those already validated, and `&interno=` the dismissal itself (decisions §10.15). */
export default function ValidacionBaja(): ReactElement {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  if (nombraTramite(params)) return <SalidaPage tramite="baja" />
  return (
    <>
      <BuscarPage
        vista="validacionBaja"
        tramite="baja"
        onChoose={({ interno }) => void navigate(`${rutaVista('validacionBaja')}&interno=${interno}`)}
      />
      <Validadas />
    </>
  )
}

/** Rows of the table: the newest. */
const MOSTRADAS = 100

const ABIERTOS = ['Solicitado', 'Pendiente', 'Validado', 'Por aplicar']

const COLUMNS: readonly Column<MovimientoResumen>[] = [
  { key: 'interno', header: 'No. Interno', mono: true, cell: ({ interno }) => formatInterno(interno) },
  {
    key: 'nombre',
    header: 'Nombre',
    cut: true,
    cell: ({ nombre: nombres, apellidoPaterno, apellidoMaterno }) =>
      displayName({ nombres, apellidoPaterno, apellidoMaterno }, 'lista'),
  },
  { key: 'curp', header: 'CURP', mono: true, cell: ({ curp }) => curp },
  { key: 'folio', header: 'Folio', mono: true, cell: ({ folio }) => folio },
  { key: 'fecha', header: 'Fecha de baja', cell: ({ fecha }) => formatFecha(fecha) },
  { key: 'estatus', header: 'Estatus', cell: ({ estatus }) => <EstatusTag estatus={estatus} /> },
]

/** The open dismissals within scope: who was chosen leaves the search and stands here. */
function Validadas(): ReactElement {
  const query = useQuery({
    queryKey: ['movimientos', 'bajas-abiertas'],
    queryFn: async ({ signal }) => {
      const response = await request(
        '/api/panel/movimientos/buscar',
        {
          method: 'POST',
          headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
          body: JSON.stringify({
            filter: { tipoId: TRAMITES.baja.tipo, estatus: ABIERTOS },
            range: [0, MOSTRADAS - 1],
          }),
        },
        { signal },
      )
      const rows = (await response.json()) as readonly MovimientoResumen[]
      return { rows, total: Number(response.headers.get('Content-Range')?.split('/').pop()) }
    },
  })
  const { rows = [], total = 0 } = query.data ?? {}
  return (
    <Card
      flush
      className="buscar-validadas"
      title="Empleados validados para baja"
      aside={
        total > rows.length && (
          <>
            {rows.length} de {total}.{' '}
            <Link
              to={`/panel/movimientos?filter=${encodeURIComponent(JSON.stringify({ tipoId: TRAMITES.baja.tipo }))}`}
            >
              Ver todos
            </Link>
          </>
        )
      }
    >
      {query.isError ? (
        <ErrorState title="No se pudieron cargar las bajas." error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable
          caption="Empleados validados para baja"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          loading={query.isPending}
          empty={<EmptyState title="Aún no hay empleados validados para baja." />}
        />
      )}
    </Card>
  )
}
