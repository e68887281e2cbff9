import { Link } from 'react-router-dom'
import { conSigno, formatPesos } from '#domain/organica/dinero.ts'
import { rutaCarga } from '#domain/cargas/ruta-carga.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable, type Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import type { TotalCarga } from '#domain/cargas/totales-carga.ts'
import type { ReactElement } from 'react'

const pesosOr = (centavos: number | null): string => (centavos === null ? '–' : formatPesos(centavos))

const TOTAL: readonly Column<TotalCarga>[] = [
  { key: 'titulo', header: 'Total', cell: ({ titulo }) => titulo },
  { key: 'archivo', header: 'En el archivo', numeric: true, cell: ({ archivoCentavos }) => pesosOr(archivoCentavos) },
  { key: 'entran', header: 'Entran', numeric: true, cell: ({ entranCentavos }) => pesosOr(entranCentavos) },
]

const COMPARADO: readonly Column<TotalCarga>[] = [
  ...TOTAL,
  {
    key: 'antes',
    header: 'Carga anterior',
    numeric: true,
    cell: ({ antesCentavos }) => (antesCentavos === null ? 'no venía' : formatPesos(antesCentavos)),
  },
  { key: 'diferencia', header: 'Diferencia', numeric: true, cell: (total) => conSigno(diferencia(total)) },
  { key: 'porcentaje', header: 'En %', numeric: true, cell: porcentaje },
]

/** What enters is compared with what entered; a load of an earlier version has only what its file said. */
const diferencia = ({ archivoCentavos, entranCentavos, antesCentavos }: TotalCarga): number =>
  (entranCentavos ?? archivoCentavos ?? 0) - (antesCentavos ?? 0)

/** "+3.2 %"; nothing to compare with where there was nothing before. */
function porcentaje(total: TotalCarga): string {
  const { antesCentavos } = total
  if (antesCentavos === null || antesCentavos === 0) return '–'
  const share = (diferencia(total) / Math.abs(antesCentavos)) * 100
  const texto = Math.abs(share).toFixed(1)
  if (Number(texto) === 0) return '0.0 %'
  return `${share < 0 ? '−' : '+'}${texto} %`
}

/** What the file adds up to and what enters of it, beside the entity's last payroll: a wrong file shows here first. */
export function TotalesCarga({ detalle }: { detalle: DetalleCarga }): ReactElement | null {
  const { totales, anterior } = detalle
  if (totales.length === 0) return null
  return (
    <Card
      title="Totales"
      aside={
        anterior === null ? (
          'No hay una carga de quincenas anteriores con que compararlos'
        ) : (
          <>
            Se compara con <Link to={rutaCarga(anterior)}>{anterior}</Link>
          </>
        )
      }
      flush
    >
      <DataTable
        caption="Totales"
        columns={anterior === null ? TOTAL : COMPARADO}
        rows={totales}
        rowKey={({ titulo }) => titulo}
      />
    </Card>
  )
}
