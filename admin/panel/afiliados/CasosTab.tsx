import { FolderKanban } from 'lucide-react'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { Card } from '#admin/shared/ui/Card.tsx'
import { DataTable } from '#admin/shared/ui/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { EstadoCasoTag, PlazoTexto } from '#admin/shared/casos/CasoTags.tsx'
import { rutaCaso } from '#admin/shared/casos/ruta-caso.ts'
import type { CasoResumen } from '#domain/procesos/casos/caso.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { Column } from '#admin/shared/ui/DataTable.tsx'
import type { ReactElement } from 'react'

/** Far more than a person has; were there others, the page says so. */
const PRIMEROS = { page: 1, perPage: 100 }

const COLUMNS: readonly Column<CasoResumen>[] = [
  { key: 'folio', header: 'Folio', mono: true, cell: ({ id, folio }) => <Link to={rutaCaso(id)}>{folio}</Link> },
  { key: 'asunto', header: 'Asunto', wrap: true, cell: ({ asunto }) => asunto },
  { key: 'proceso', header: 'Proceso', wrap: true, cell: ({ proceso }) => proceso.nombre },
  { key: 'estado', header: 'Estado', cell: ({ estado }) => <EstadoCasoTag estado={estado} /> },
  {
    key: 'responsable',
    header: 'Responsable',
    wrap: true,
    cell: ({ responsable }) => responsable?.nombre ?? 'Sin asignar',
  },
  { key: 'plazo', header: 'Fecha límite', cell: ({ plazo }) => <PlazoTexto plazo={plazo} /> },
]

/** Cases about the person, open ones first. */
export function CasosTab({ persona }: { persona: PersonaDetalle }): ReactElement {
  const {
    data,
    total = 0,
    error,
    isPending,
    refetch,
  } = useGetList<CasoResumen>('casos', {
    filter: { afiliadoId: persona.id },
    sort: { field: 'vence', order: 'ASC' },
    pagination: PRIMEROS,
  })
  if (error) return <ErrorState title="No se pudieron cargar los casos." error={error} onRetry={() => void refetch()} />
  return (
    <Card title={total > PRIMEROS.perPage ? `Casos (${PRIMEROS.perPage} de ${formatCuenta(total)})` : 'Casos'} flush>
      <DataTable
        caption="Casos de la persona"
        columns={COLUMNS}
        rows={data ?? []}
        rowKey={({ id }) => id}
        loading={isPending}
        empty={
          <EmptyState icon={FolderKanban} title="Esta persona no tiene casos">
            Un caso se abre en la lista de casos o en la página de su proceso.
          </EmptyState>
        }
      />
    </Card>
  )
}
