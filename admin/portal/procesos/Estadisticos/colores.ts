import { formatCuenta } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { UnidadSerie } from '#domain/procesos/estadisticos.ts'

/** Colour of the only series of a chart: one of the fixed ones, never the institute's, so that a chart is the same in any theme. */
export const COLOR_UNICO = 'var(--blue)'

/** One colour for each series or slice by its place, which the domain fixes: a thing keeps its colour whatever its figure. */
const COLORES = [
  COLOR_UNICO,
  'var(--green-dot)',
  'var(--red)',
  'var(--amber)',
  'var(--indigo)',
  'var(--teal)',
  'var(--ev-n)',
  'var(--ev-p)',
  'var(--ink-3)',
  'var(--ev-r)',
] as const

export const colorDe = (index: number): string => COLORES[index % COLORES.length] ?? COLOR_UNICO

/** A figure as its series tells it. */
export function cifraTexto(valor: number, unidad: UnidadSerie): string {
  if (unidad === 'centavos') return formatPesos(valor)
  return unidad === 'dias' ? valor.toFixed(1) : formatCuenta(valor)
}

const MILLON = 100_000_000
const MIL = 100_000

/** The same on an axis: short. */
export function ejeTexto(valor: number, unidad: UnidadSerie): string {
  if (unidad !== 'centavos') return unidad === 'dias' ? valor.toFixed(1) : formatCuenta(valor)
  const abs = Math.abs(valor)
  if (abs >= MILLON) return `$${(valor / MILLON).toFixed(1)} M`
  return abs >= MIL ? `$${formatCuenta(Math.round(valor / MIL))} mil` : formatPesos(valor)
}
