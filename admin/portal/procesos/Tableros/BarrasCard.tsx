import { Suspense, lazy } from 'react'
import { Card } from '#admin/shared/ui/Card.tsx'
import { EmptyState } from '#admin/shared/ui/EmptyState.tsx'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import type { ReactElement } from 'react'

const Barras = lazy(() => import('./Barras.tsx'))

/** One row of a chart: its name and a figure for each series, in their order. */
export interface Renglon {
  readonly nombre: string
  readonly cifras: readonly number[]
}

interface BarrasCardProps {
  title: string
  /** Header of the first column. */
  concepto: string
  series: readonly { readonly nombre: string; readonly color: string }[]
  renglones: readonly Renglon[]
  /** Bars lie down: long names. */
  acostadas?: boolean
}

/** Bars with the same figures as a table under them, which is what a screen reader reads. */
export function BarrasCard({ title, concepto, series, renglones, acostadas = false }: BarrasCardProps): ReactElement {
  const total = renglones.reduce((sum, { cifras }) => sum + cifras.reduce((own, n) => own + n, 0), 0)
  if (total === 0)
    return (
      <Card title={title}>
        <EmptyState title="Sin cifras todavía">Aquí se verán en cuanto haya datos.</EmptyState>
      </Card>
    )
  return (
    <Card title={title}>
      <Suspense fallback={<div className="tablero-grafica" />}>
        <Barras series={series} renglones={renglones} acostadas={acostadas} />
      </Suspense>
      <details className="tablero-datos">
        <summary>Ver los datos</summary>
        <table className="tablero-tabla">
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
                    {formatCuenta(n)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  )
}
