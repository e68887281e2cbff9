import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  ComposedChart,
  Line,
  LineChart,
  Pie,
  PieChart,
  PolarAngleAxis,
  PolarGrid,
  PolarRadiusAxis,
  Radar,
  RadarChart,
  Scatter,
  ScatterChart,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { cifraTexto, colorDe, ejeTexto } from './colores.ts'
import type { FormaGrafica, Grafica, UnidadSerie } from '#domain/procesos/estadisticos.ts'
import type { ReactElement } from 'react'

const TICK = { fill: 'var(--ink-2)', fontSize: 12 } as const
const EJE = { tick: TICK, axisLine: false, tickLine: false } as const
const MARGEN = { top: 8, right: 16, bottom: 0, left: 0 } as const
const CAJA = {
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 6,
  color: 'var(--ink)',
} as const

const unidadDe = ({ series }: Grafica, index = 0): UnidadSerie => series[index]?.unidad ?? 'cuenta'

/** Rows as recharts wants them: an object with a key for each series. */
const datos = ({ series, renglones }: Grafica): Record<string, string | number>[] =>
  renglones.map(({ nombre, cifras }) => ({
    nombre,
    ...Object.fromEntries(series.map((serie, index) => [serie.clave, cifras[index] ?? 0])),
  }))

const nombreSerie = ({ series }: Grafica, clave: unknown): string =>
  series.find((serie) => serie.clave === clave)?.nombre ?? ''

function ayuda(grafica: Grafica): ReactElement {
  return (
    <Tooltip
      cursor={{ fill: 'var(--sunken)' }}
      contentStyle={CAJA}
      formatter={(value, key) => {
        const unidad = grafica.series.find(({ clave }) => clave === key)?.unidad ?? 'cuenta'
        return [cifraTexto(Number(value), unidad), nombreSerie(grafica, key)]
      }}
    />
  )
}

function ejeY(grafica: Grafica, index = 0): ReactElement {
  const unidad = unidadDe(grafica, index)
  return (
    <YAxis
      {...EJE}
      width={unidad === 'centavos' ? 76 : 48}
      allowDecimals={unidad === 'dias'}
      tickFormatter={(value) => ejeTexto(Number(value), unidad)}
    />
  )
}

const barras = (grafica: Grafica): ReactElement => (
  <BarChart data={datos(grafica)} layout="vertical" margin={MARGEN} accessibilityLayer={false}>
    <CartesianGrid stroke="var(--line-soft)" horizontal={false} />
    <XAxis type="number" {...EJE} allowDecimals={false} tickFormatter={(value) => ejeTexto(Number(value), 'cuenta')} />
    <YAxis type="category" dataKey="nombre" width={140} {...EJE} />
    {ayuda(grafica)}
    <Bar dataKey="personas" fill={colorDe(0)} isAnimationActive={false} radius={2} maxBarSize={24} />
  </BarChart>
)

const lineas = (grafica: Grafica): ReactElement => (
  <LineChart data={datos(grafica)} margin={MARGEN} accessibilityLayer={false}>
    <CartesianGrid stroke="var(--line-soft)" vertical={false} />
    <XAxis dataKey="nombre" {...EJE} />
    {ejeY(grafica)}
    {ayuda(grafica)}
    {grafica.series.map(({ clave }, index) => (
      <Line key={clave} dataKey={clave} stroke={colorDe(index)} strokeWidth={2} isAnimationActive={false} />
    ))}
  </LineChart>
)

const area = (grafica: Grafica): ReactElement => (
  <AreaChart data={datos(grafica)} margin={MARGEN} accessibilityLayer={false}>
    <CartesianGrid stroke="var(--line-soft)" vertical={false} />
    <XAxis dataKey="nombre" {...EJE} />
    {ejeY(grafica)}
    {ayuda(grafica)}
    {grafica.series.map(({ clave }, index) => (
      <Area
        key={clave}
        dataKey={clave}
        stackId="uno"
        stroke={colorDe(index)}
        fill={colorDe(index)}
        fillOpacity={0.35}
        isAnimationActive={false}
      />
    ))}
  </AreaChart>
)

function redonda(grafica: Grafica, innerRadius: number): ReactElement {
  const partes = grafica.renglones
    .map(({ nombre, cifras }, index) => ({ nombre, n: cifras[0] ?? 0, fill: colorDe(index) }))
    .filter(({ n }) => n > 0)
  return (
    <PieChart accessibilityLayer={false}>
      <Pie
        data={partes}
        dataKey="n"
        nameKey="nombre"
        innerRadius={innerRadius}
        outerRadius={110}
        paddingAngle={1}
        stroke="var(--surface)"
        isAnimationActive={false}
        rootTabIndex={-1}
      />
      <Tooltip contentStyle={CAJA} formatter={(value) => cifraTexto(Number(value), unidadDe(grafica))} />
    </PieChart>
  )
}

const radar = (grafica: Grafica): ReactElement => (
  <RadarChart data={datos(grafica)} outerRadius={100} accessibilityLayer={false}>
    <PolarGrid stroke="var(--line)" />
    <PolarAngleAxis dataKey="nombre" tick={TICK} />
    <PolarRadiusAxis tick={false} axisLine={false} />
    {ayuda(grafica)}
    {grafica.series.map(({ clave }, index) => (
      <Radar
        key={clave}
        dataKey={clave}
        stroke={colorDe(index)}
        fill={colorDe(index)}
        fillOpacity={0.2}
        isAnimationActive={false}
      />
    ))}
  </RadarChart>
)

const dispersion = (grafica: Grafica): ReactElement => (
  <ScatterChart margin={{ ...MARGEN, bottom: 8 }} accessibilityLayer={false}>
    <CartesianGrid stroke="var(--line-soft)" />
    <XAxis
      type="number"
      dataKey="sueldo"
      name="Sueldo mensual"
      {...EJE}
      tickFormatter={(value) => ejeTexto(Number(value), 'centavos')}
    />
    <YAxis type="number" dataKey="personas" name="Personas" width={48} allowDecimals={false} {...EJE} />
    {ayuda(grafica)}
    <Scatter data={datos(grafica)} fill={colorDe(0)} isAnimationActive={false} />
  </ScatterChart>
)

const combinada = (grafica: Grafica): ReactElement => (
  <ComposedChart data={datos(grafica)} margin={MARGEN} accessibilityLayer={false}>
    <CartesianGrid stroke="var(--line-soft)" vertical={false} />
    <XAxis dataKey="nombre" {...EJE} />
    <YAxis yAxisId="cuenta" width={48} allowDecimals={false} {...EJE} />
    <YAxis yAxisId="dias" orientation="right" width={40} {...EJE} />
    {ayuda(grafica)}
    <Bar yAxisId="cuenta" dataKey="aprobados" fill={colorDe(0)} isAnimationActive={false} radius={2} maxBarSize={32} />
    <Line yAxisId="dias" dataKey="dias" stroke={colorDe(1)} strokeWidth={2} isAnimationActive={false} />
  </ComposedChart>
)

/** How each form is drawn; the one idiom of the portal's charts. */
export const DIBUJOS: Readonly<Record<FormaGrafica, (grafica: Grafica) => ReactElement>> = {
  barras,
  lineas,
  pastel: (grafica) => redonda(grafica, 0),
  area,
  radar,
  dona: (grafica) => redonda(grafica, 62),
  dispersion,
  combinada,
}
