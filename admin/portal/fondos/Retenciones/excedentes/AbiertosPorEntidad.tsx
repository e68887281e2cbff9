import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { rutaExcedentes } from '#domain/fondos/excedentes/ruta-excedentes.ts'
import { api } from '#admin/providers/api-client.ts'
import { KEY_EXCEDENTES } from '#admin/shared/excedentes/ExcedenteDialog.tsx'
import { DataTable, type Column } from '#admin/shared/ui/datos/DataTable.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { FoldCard } from '#admin/shared/ui/pagina/FoldCard.tsx'
import type { EstadoExcedente, ExcedentesDeEntidad } from '#domain/fondos/excedentes/excedente.ts'
import type { ReactElement } from 'react'

const COLUMNAS: readonly Column<ExcedentesDeEntidad>[] = [
  { key: 'entidad', header: 'Entidad', wrap: true, cell: ({ entidad }) => entidad },
  { key: 'personas', header: 'Personas', numeric: true, cell: ({ personas }) => formatCuenta(personas) },
  {
    key: 'pendiente',
    header: 'Por decidir',
    numeric: true,
    cell: (fila) => <Suyos fila={fila} estado="por_decidir" centavos={fila.pendienteCentavos} />,
  },
  {
    key: 'aFavor',
    header: 'A favor, sin devolver',
    numeric: true,
    cell: (fila) => <Suyos fila={fila} estado="a_favor" centavos={fila.aFavorCentavos} />,
  },
]

/** How much each entity has open of what its payrolls deducted too much; each amount leads to its rows. */
export function AbiertosPorEntidad(): ReactElement | null {
  const { data, error, refetch } = useQuery({
    queryKey: [KEY_EXCEDENTES, 'entidades'],
    queryFn: ({ signal }) => api.call('GET /api/excedentes/entidades', { signal }),
  })
  if (error) return <ErrorState title="No se pudo sumar lo que falta." error={error} onRetry={() => void refetch()} />
  if (!data || data.entidades.length === 0) return null
  return (
    <FoldCard title="Abierto por entidad" aside={resumenDe(data.entidades)} open={false}>
      <DataTable
        caption="Abierto por entidad"
        columns={COLUMNAS}
        rows={data.entidades}
        rowKey={({ entidadId }) => entidadId}
        empty={<EmptyState title="Nada está abierto." />}
      />
    </FoldCard>
  )
}

/** "$1,234.00 por decidir en 3 entidades". */
function resumenDe(entidades: readonly ExcedentesDeEntidad[]): string {
  const pendiente = entidades.reduce((sum, { pendienteCentavos }) => sum + pendienteCentavos, 0)
  return `${formatPesos(pendiente)} por decidir en ${cuentaTexto(entidades.length, 'entidad', 'entidades')}`
}

interface SuyosProps {
  fila: ExcedentesDeEntidad
  estado: EstadoExcedente
  centavos: number
}

function Suyos({ fila: { entidadId, entidad }, estado, centavos }: SuyosProps): ReactElement {
  if (centavos === 0) return <MoneyText centavos={0} />
  return (
    <Link to={rutaExcedentes({ entidadId, estado })}>
      {formatPesos(centavos)}
      <span className="visually-hidden"> de {entidad}</span>
    </Link>
  )
}
