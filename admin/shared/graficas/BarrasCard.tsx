import { Suspense, lazy } from 'react'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import type { ReactElement } from 'react'
import './graficas.css'

const Barras = lazy(() => import('./Barras.tsx'))

/** One row of a chart: its name and a figure for each series, in their order; null where there is none. */
export interface Renglon {
  readonly nombre: string
  readonly cifras: readonly (number | null)[]
}

interface BarrasCardProps {
  title: string
  /** Header of the first column. */
  concepto: string
  series: readonly { readonly nombre: string; readonly color: string }[]
  renglones: readonly Renglon[]
  /** Bars lie down: long names. */
  acostadas?: boolean
  /** Series stand beside each other, to be compared; otherwise they add up. */
  juntas?: boolean
  /** The table is in sight beside the bars, instead of folded under them. */
  tablaAlLado?: boolean
  /** How a figure is written; as a count unless told. */
  formato?: (cifra: number) => string
}

/** Bars with the same figures as a table, which is what a screen reader reads. */
export function BarrasCard(props: BarrasCardProps): ReactElement {
  const { title, series, renglones, acostadas = false, juntas = false, tablaAlLado = false } = props
  const total = renglones.reduce((sum, { cifras }) => sum + cifras.reduce<number>((own, n) => own + (n ?? 0), 0), 0)
  if (total === 0)
    return (
      <Card title={title}>
        <EmptyState title="Sin cifras todavía">Aquí se verán en cuanto haya datos.</EmptyState>
      </Card>
    )
  const bars = (
    <Suspense fallback={<div className="grafica" />}>
      <Barras
        series={series}
        renglones={renglones}
        acostadas={acostadas}
        juntas={juntas}
        formato={props.formato ?? formatCuenta}
      />
    </Suspense>
  )
  if (tablaAlLado)
    return (
      <Card title={title}>
        <div className="grafica-con-tabla">
          {bars}
          <Tabla {...props} />
        </div>
      </Card>
    )
  return (
    <Card title={title}>
      {bars}
      <details className="grafica-datos">
        <summary>Ver los datos</summary>
        <Tabla {...props} />
      </details>
    </Card>
  )
}

function Tabla({ title, concepto, series, renglones, formato = formatCuenta }: BarrasCardProps): ReactElement {
  return (
    <table className="cifras-tabla">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{concepto}</th>
          {series.map(({ nombre }) => (
            <th key={nombre} scope="col" className="num">
              {nombre}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {renglones.map(({ nombre, cifras }) => (
          <tr key={nombre}>
            <th scope="row">{nombre}</th>
            {cifras.map((n, index) => (
              <td key={series[index]?.nombre ?? index} className="num">
                {n === null ? '–' : formato(n)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
