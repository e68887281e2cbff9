import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { marcasDe } from './marcas.ts'
import type { Renglon } from './BarrasCard.tsx'
import type { ReactElement } from 'react'

interface BarrasProps {
  series: readonly { readonly nombre: string; readonly color: string }[]
  renglones: readonly Renglon[]
  acostadas: boolean
  /** Of a row, one beside the other; otherwise one on the other. */
  juntas: boolean
  formato: (cifra: number) => string
}

const TICK = { fill: 'var(--ink-2)', fontSize: 12 } as const
const BAR_HEIGHT = 34
const PAIR_HEIGHT = 44

/** How far the bars of a row reach. */
function alcance({ cifras }: Renglon, juntas: boolean): number {
  const todas = cifras.map((cifra) => cifra ?? 0)
  return juntas ? Math.max(...todas) : todas.reduce((sum, cifra) => sum + cifra, 0)
}

/** The drawing alone: its figures stand in the table below, so screen readers skip it. */
export default function Barras({ series, renglones, acostadas, juntas, formato }: BarrasProps): ReactElement {
  const data = renglones.map(({ nombre, cifras }) => ({
    nombre,
    ...Object.fromEntries(series.map((serie, index) => [serie.nombre, cifras[index] ?? 0])),
  }))
  const height = acostadas
    ? Math.max(160, renglones.length * (juntas ? PAIR_HEIGHT : BAR_HEIGHT) + (series.length > 1 ? 56 : 24))
    : 260
  // Figures that stand side by side are compared to the tenth; those that add up are counts.
  const marcas = marcasDe(Math.max(0, ...renglones.map((renglon) => alcance(renglon, juntas))), juntas ? 0.1 : 1)
  const category = { dataKey: 'nombre', tick: TICK, axisLine: false, tickLine: false } as const
  const figure = {
    tick: TICK,
    axisLine: false,
    tickLine: false,
    ticks: marcas,
    domain: [0, marcas.at(-1) ?? 1] as const,
    tickFormatter: formato,
  } as const
  return (
    <div className="grafica" aria-hidden="true" style={{ height }}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={data}
          layout={acostadas ? 'vertical' : 'horizontal'}
          margin={{ top: 4, right: 16, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid stroke="var(--line-soft)" vertical={acostadas} horizontal={!acostadas} />
          {acostadas ? <XAxis type="number" {...figure} /> : <XAxis {...category} />}
          {acostadas ? <YAxis type="category" width={150} {...category} /> : <YAxis width={48} {...figure} />}
          <Tooltip
            cursor={{ fill: 'var(--sunken)' }}
            formatter={(value) => formato(Number(value))}
            contentStyle={{
              background: 'var(--surface)',
              border: '1px solid var(--line)',
              borderRadius: 6,
              color: 'var(--ink)',
            }}
          />
          {series.length > 1 && <Legend wrapperStyle={{ fontSize: 12 }} />}
          {series.map(({ nombre, color }) => (
            <Bar
              key={nombre}
              dataKey={nombre}
              fill={color}
              isAnimationActive={false}
              radius={2}
              maxBarSize={juntas ? 14 : 28}
              {...(series.length > 1 && !juntas && { stackId: 'uno' })}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
