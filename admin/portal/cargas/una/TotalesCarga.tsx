import { Link } from 'react-router-dom'
import { conSigno, formatPesos } from '#domain/organica/dinero.ts'
import { rutaCarga } from '#domain/cargas/ruta-carga.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable, type Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { DetalleCarga, TotalNomina } from '#domain/cargas/carga.ts'
import type { ReactElement } from 'react'

const TOTAL: readonly Column<TotalNomina>[] = [
  { key: 'titulo', header: 'Total', cell: ({ titulo }) => titulo },
  { key: 'centavos', header: 'Este archivo', numeric: true, cell: ({ centavos }) => formatPesos(centavos) },
]

const COMPARADO: readonly Column<TotalNomina>[] = [
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

const diferencia = ({ centavos, antesCentavos }: TotalNomina): number => centavos - (antesCentavos ?? 0)

/** "+3.2 %"; nothing to compare with where there was nothing before. */
function porcentaje(total: TotalNomina): string {
  const { antesCentavos } = total
  if (antesCentavos === null || antesCentavos === 0) return '–'
  const share = (diferencia(total) / Math.abs(antesCentavos)) * 100
  const texto = Math.abs(share).toFixed(1)
  if (Number(texto) === 0) return '0.0 %'
  return `${share < 0 ? '−' : '+'}${texto} %`
}

/** What the file adds up to, beside the entity's last payroll: a wrong file shows here first. */
export function TotalesCarga({ detalle }: { detalle: DetalleCarga }): ReactElement | null {
  const { totales, anterior } = detalle
  if (totales.length === 0) return null
  return (
    <Card
      title="Totales del archivo"
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
        caption="Totales del archivo"
        columns={anterior === null ? TOTAL : COMPARADO}
        rows={totales}
        rowKey={({ titulo }) => titulo}
      />
    </Card>
  )
}
