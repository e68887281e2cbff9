import { Pie, PieChart } from 'recharts'
import type { Rebanada } from './cifras.ts'
import type { ReactElement } from 'react'

const SIZE = 168

/** The drawing alone: its figures stand in the table beside it, so screen readers skip it. */
export default function Pastel({
  data,
  colors,
}: {
  data: readonly Rebanada[]
  colors: readonly string[]
}): ReactElement {
  const slices = data
    .map(({ nombre, n }, index) => ({ nombre, n, fill: colors[index % colors.length] }))
    .filter(({ n }) => n > 0)
  return (
    <div className="pastel" aria-hidden="true">
      <PieChart width={SIZE} height={SIZE} accessibilityLayer={false}>
        <Pie
          data={slices}
          dataKey="n"
          nameKey="nombre"
          innerRadius={46}
          outerRadius={80}
          paddingAngle={1}
          stroke="var(--surface)"
          isAnimationActive={false}
          rootTabIndex={-1}
        />
      </PieChart>
    </div>
  )
}
