import { useQuery } from '@tanstack/react-query'
import { CalendarClock, FolderClock, Users } from 'lucide-react'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { fechaHora } from '#admin/shared/instante.ts'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ESTADOS_DELEGACION } from '#domain/acceso/delegacion.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import type {
  DelegacionVigilada,
  ListaVigilada,
  ReaperturaVigilada,
  RetroactivoVigilado,
} from '#domain/quincenas/vigilancia.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

/** What the auditor looks at: reopenings, who signs for whom, and what goes back further than the limit. */
export function VigilanciaTab(): ReactElement {
  const { data, error, refetch } = useQuery({
    queryKey: ['cierres', 'vigilancia'],
    queryFn: ({ signal }) => api.call('GET /api/panel/vigilancia', { signal }),
  })
  if (error) return <ErrorState title="No se pudo cargar la vigilancia." error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} label="Cargando la vigilancia" />
  const { reaperturas, delegaciones, retroactivos, limiteRetroactivo } = data
  return (
    <div className="stack">
      <Card title="Reaperturas" aside={cuenta(reaperturas)} flush>
        <DataTable
          caption="Reaperturas de quincenas cerradas"
          columns={REAPERTURAS}
          rows={reaperturas.renglones}
          rowKey={({ id }) => id}
          empty={<EmptyState icon={FolderClock} title="Ninguna quincena cerrada se ha pedido reabrir." />}
        />
      </Card>
      <Card title="Delegaciones" aside={cuenta(delegaciones)} flush>
        <DataTable
          caption="Quién firma por quién"
          columns={DELEGACIONES}
          rows={delegaciones.renglones}
          rowKey={({ id }) => id}
          empty={<EmptyState icon={Users} title="Nadie ha delegado su firma." />}
        />
      </Card>
      <Card title="Retroactivos fuera del límite" aside={cuenta(retroactivos)} flush>
        <DataTable
          caption={`Movimientos con más de ${cuentaTexto(limiteRetroactivo, 'quincena')} hacia atrás`}
          columns={RETROACTIVOS}
          rows={retroactivos.renglones}
          rowKey={({ id }) => id}
          minWidth={1060}
          empty={
            <EmptyState
              icon={CalendarClock}
              title={`Ningún movimiento surte efecto más de ${cuentaTexto(limiteRetroactivo, 'quincena')} antes de la suya.`}
            />
          }
        />
      </Card>
    </div>
  )
}

function cuenta({ total, renglones }: ListaVigilada<unknown>): string {
  return total > renglones.length ? `Los ${renglones.length} más recientes de ${total}` : `${total}`
}

const REAPERTURAS: readonly Column<ReaperturaVigilada>[] = [
  { key: 'entidad', header: 'Entidad', wrap: true, cell: ({ entidad }) => entidad },
  { key: 'quincena', header: 'Quincena', mono: true, cell: ({ quincena }) => quincena },
  { key: 'acto', header: 'Acto', cell: ({ acto }) => acto },
  { key: 'at', header: 'Cuándo', cell: ({ at }) => fechaHora(at) },
  {
    key: 'por',
    header: 'Quién',
    wrap: true,
    cell: ({ por, porDelegacionDe }) => (porDelegacionDe ? `${por}, por delegación de ${porDelegacionDe}` : por),
  },
  { key: 'nota', header: 'Motivo', wrap: true, cell: ({ nota }) => nota },
]

const DELEGACIONES: readonly Column<DelegacionVigilada>[] = [
  { key: 'de', header: 'Delega', wrap: true, cell: ({ de }) => de },
  { key: 'a', header: 'Firma en su lugar', wrap: true, cell: ({ a }) => a },
  { key: 'desde', header: 'Desde', cell: ({ desde }) => formatFecha(desde) },
  { key: 'hasta', header: 'Hasta', cell: ({ hasta }) => formatFecha(hasta) },
  { key: 'oficio', header: 'Oficio', wrap: true, cell: ({ oficio }) => oficio },
  {
    key: 'estado',
    header: 'Estado',
    wrap: true,
    cell: ({ estado, revocadaAt }) =>
      ESTADOS_DELEGACION[estado] + (revocadaAt === null ? '' : `, ${fechaHora(revocadaAt)}`),
  },
  { key: 'firmas', header: 'Cierres firmados', numeric: true, cell: ({ firmas }) => firmas },
  { key: 'motivo', header: 'Motivo', wrap: true, cell: ({ motivo }) => motivo },
]

const RETROACTIVOS: readonly Column<RetroactivoVigilado>[] = [
  { key: 'folio', header: 'Folio', mono: true, cell: ({ folio }) => folio },
  { key: 'tipo', header: 'Tipo', cell: ({ tipo }) => tipo },
  { key: 'interno', header: 'No. interno', mono: true, cell: ({ interno }) => interno },
  { key: 'nombre', header: 'Nombre', wrap: true, cell: ({ nombre }) => nombre },
  { key: 'entidad', header: 'Entidad', wrap: true, cell: ({ entidad }) => entidad },
  { key: 'fecha', header: 'Surte efecto', cell: ({ fecha }) => formatFecha(fecha) },
  { key: 'quincena', header: 'Quincena', mono: true, cell: ({ quincena }) => quincena },
  { key: 'atras', header: 'Quincenas atrás', numeric: true, cell: ({ atras }) => atras },
  { key: 'solicito', header: 'Solicitó', wrap: true, cell: ({ solicito }) => solicito },
  { key: 'aprobo', header: 'Aprobó', wrap: true, cell: ({ aprobo }) => aprobo ?? 'Sin aprobar' },
]
