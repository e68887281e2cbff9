import { Suspense, lazy } from 'react'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import type { Rebanada } from './cifras.ts'
import type { ReactElement } from 'react'

const Pastel = lazy(() => import('./Pastel.tsx'))

interface PastelCardProps {
  title: string
  /** Header of the first column: "Estado". */
  concepto: string
  data: readonly Rebanada[]
  /** CSS colours, one for each slice in its order. */
  colors: readonly string[]
}

/** A pie with its figures as a table, which is its legend too. */
export function PastelCard({ title, concepto, data, colors }: PastelCardProps): ReactElement {
  const total = data.reduce((sum, { n }) => sum + n, 0)
  if (total === 0)
    return (
      <Card title={title}>
        <EmptyState title="Sin casos que graficar">Cuando haya casos, aquí se verá cómo se reparten.</EmptyState>
      </Card>
    )
  return (
    <Card title={title}>
      <div className="pastel-caja">
        <Suspense fallback={<div className="pastel" />}>
          <Pastel data={data} colors={colors} />
        </Suspense>
        <table className="pastel-tabla">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{concepto}</th>
              <th scope="col">Casos</th>
              <th scope="col">Parte</th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ nombre, n }, index) => (
              <tr key={nombre}>
                <th scope="row">
                  <span
                    className="pastel-color"
                    aria-hidden="true"
                    style={{ background: colors[index % colors.length] }}
                  />
                  {nombre}
                </th>
                <td>{formatCuenta(n)}</td>
                <td>{Math.round((n / total) * 100)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
