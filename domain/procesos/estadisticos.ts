/** The eight charts of the gallery (specification 1 §2.4.3), the view of each, and what its figures are. */
export const GRAFICAS = {
  barras: {
    vista: 'panel1',
    titulo: 'Personas por entidad',
    concepto: 'Entidad',
    definicion: 'Personas activas o con licencia, por la entidad en que están hoy.',
  },
  lineas: {
    vista: 'panel2',
    titulo: 'Movimientos por quincena',
    concepto: 'Quincena',
    definicion: 'Movimientos sin cancelar de cada quincena, por lo que hacen a la persona.',
  },
  pastel: {
    vista: 'panel3',
    titulo: 'Personas por situación',
    concepto: 'Situación',
    definicion: 'Personas del padrón por su situación de hoy, también las que están en trámite.',
  },
  area: {
    vista: 'panel4',
    titulo: 'Aportaciones por fondo',
    concepto: 'Quincena',
    definicion: 'Importe guardado de cada quincena cerrada, por fondo.',
  },
  radar: {
    vista: 'panel5',
    titulo: 'Personas por edad y sexo',
    concepto: 'Edad',
    definicion: 'Personas activas o con licencia, por su edad de hoy.',
  },
  dona: {
    vista: 'panel6',
    titulo: 'Movimientos que esperan',
    concepto: 'Paso',
    definicion: 'Movimientos abiertos, por el paso en que esperan ahora.',
  },
  dispersion: {
    vista: 'panel7',
    titulo: 'Sueldos y personas por categoría',
    concepto: 'Categoría',
    definicion: 'Sueldo mensual vigente de cada categoría y las personas activas o con licencia que la tienen.',
  },
  combinada: {
    vista: 'panel8',
    titulo: 'Días de atención',
    concepto: 'Quincena',
    definicion:
      'Movimientos aprobados de cada quincena y los días que pasaron, en promedio, de su solicitud a su aprobación.',
  },
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
