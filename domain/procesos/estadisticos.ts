/**
 * The eight charts of the gallery (specification 1 §2.4.3): the view of each, whose title and description say what its figures
 * are, and what its rows are of.
 */
export const GRAFICAS = {
  barras: { vista: 'panel1', concepto: 'Entidad' },
  lineas: { vista: 'panel2', concepto: 'Quincena' },
  pastel: { vista: 'panel3', concepto: 'Situación' },
  area: { vista: 'panel4', concepto: 'Quincena' },
  radar: { vista: 'panel5', concepto: 'Edad' },
  dona: { vista: 'panel6', concepto: 'Paso' },
  dispersion: { vista: 'panel7', concepto: 'Categoría' },
  combinada: { vista: 'panel8', concepto: 'Quincena' },
} as const

export type FormaGrafica = keyof typeof GRAFICAS
export const FORMAS_GRAFICA = Object.keys(GRAFICAS) as FormaGrafica[]

/** What a series counts: whole things, centavos, or days with one decimal. */
export type UnidadSerie = 'cuenta' | 'centavos' | 'dias'

export interface SerieGrafica {
  readonly clave: string
  readonly nombre: string
  readonly unidad: UnidadSerie
}

export interface RenglonGrafica {
  readonly clave: string
  readonly nombre: string
  /** One for each series, in their order. */
  readonly cifras: readonly number[]
  /** Of each figure the list that it counts, for who may open it; null where there is none. */
  readonly rutas: readonly (string | null)[]
}

/** The figures of one chart, in the actor's scope. */
export interface Grafica {
  readonly forma: FormaGrafica
  readonly series: readonly SerieGrafica[]
  readonly renglones: readonly RenglonGrafica[]
}
