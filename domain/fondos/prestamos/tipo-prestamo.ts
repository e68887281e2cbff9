interface DatosTipo {
  readonly titulo: string
  readonly tabla: string
  /** Shortest and longest term, in quincenas. */
  readonly minimo: number
  readonly maximo: number
}

/** The three kinds of loans that are withheld, with the words and sample terms of the documents (spec 3 §2.4, §9). */
export const TIPOS_PRESTAMO = {
  corto: { titulo: 'Corto plazo', tabla: 'Préstamos a corto plazo', minimo: 3, maximo: 6 },
  mediano: { titulo: 'Mediano plazo', tabla: 'Préstamos a mediano plazo', minimo: 12, maximo: 24 },
  hipotecario: { titulo: 'Hipotecario', tabla: 'Préstamos hipotecarios', minimo: 24, maximo: 480 },
} as const satisfies Record<string, DatosTipo>
export type TipoPrestamo = keyof typeof TIPOS_PRESTAMO
export const TIPO_PRESTAMO_IDS = Object.keys(TIPOS_PRESTAMO) as TipoPrestamo[]

/**
 * How a loan stands. `por_cobrar`: the person left, its orders ceased and the balance is kept (decision 10.22).
 */
export const ESTADOS_PRESTAMO = {
  activo: 'Activo',
  suspendido: 'Suspendido',
  por_cobrar: 'Por cobrar',
  liquidado: 'Liquidado',
} as const satisfies Record<string, string>
export type EstadoPrestamo = keyof typeof ESTADOS_PRESTAMO
