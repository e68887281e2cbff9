/** A part of a whole: "Activo", 1,840. */
export interface Parte {
  readonly clave: string
  readonly nombre: string
  readonly n: number
}

/** Movements of one quincena by what they do to the person. */
export interface MovimientosQuincena {
  readonly quincena: string
  readonly altas: number
  readonly bajas: number
  readonly cambios: number
}

/** `GET /api/indicadores/ejecutivo`: the institute in figures, in the actor's scope. */
export interface IndicadoresEjecutivo {
  readonly personas: {
    readonly total: number
    readonly activas: number
    readonly licencia: number
    readonly tramite: number
  }
  /** Monthly salaries of active people, in centavos. */
  readonly sueldos: { readonly totalCentavos: number; readonly promedioCentavos: number }
  readonly porSituacion: readonly Parte[]
  /** The largest entities, then the rest together. */
  readonly porEntidad: readonly Parte[]
  readonly porEdad: readonly Parte[]
  readonly porSexo: readonly Parte[]
  /** Oldest first. */
  readonly movimientos: readonly MovimientosQuincena[]
  readonly casos: { readonly abiertos: number; readonly vencidos: number; readonly completados: number }
  readonly documentos: { readonly cargados: number; readonly total: number }
}

/** `GET /api/indicadores/operativo`: what waits now. */
export interface IndicadoresOperativo {
  /** "Movimientos en espera" (`EN_ESPERA`), as the home counts them, and the list of exactly those. */
  readonly enEspera: { readonly n: number; readonly ruta: string }
  readonly espera: readonly {
    readonly paso: string
    readonly n: number
    /** ISO instant of the oldest; null when none waits. */
    readonly desde: string | null
    readonly ruta: string
  }[]
  readonly borradores: number
  readonly casos: readonly Parte[]
}

/** What people are counted by in the dynamic report. */
export const DIMENSIONES = {
  entidad: 'Entidad',
  situacion: 'Situación',
  sexo: 'Sexo',
  edad: 'Edad',
  categoria: 'Categoría',
} as const
export type Dimension = keyof typeof DIMENSIONES

/** `GET /api/indicadores/dinamico`: people counted by two dimensions. */
export interface ReporteDinamico {
  readonly renglon: Dimension
  readonly columna: Dimension
  readonly columnas: readonly string[]
  readonly renglones: readonly {
    readonly nombre: string
    readonly cuentas: readonly number[]
    readonly total: number
  }[]
  readonly totales: readonly number[]
  readonly total: number
}

export const NOMBRE_SEXO = { M: 'Hombres', F: 'Mujeres', X: 'No binario' } as const

/** Age bands: the years from which each begins. */
export const EDADES = [
  { desde: 0, nombre: 'Menos de 30' },
  { desde: 30, nombre: '30 a 39' },
  { desde: 40, nombre: '40 a 49' },
  { desde: 50, nombre: '50 a 59' },
  { desde: 60, nombre: '60 o más' },
] as const
