import type { Celdas } from '#domain/cargas/lectura/compilar-plano.ts'
import type { Codificacion, DefinicionPlano, Formato, Posicion } from '#domain/cargas/planos/plano.ts'

/** The beginning and the end of a file, as texts: what a layout is proposed from. */
export interface MuestraArchivo {
  readonly formato: Formato
  readonly codificacion: Codificacion
  /** How its bytes are read, as people say it: "UTF-8". */
  readonly codificacionVista: string
  /** Of a delimited text. */
  readonly separador?: DefinicionPlano['separador']
  /** Of a workbook: its sheets, and the one that was read. */
  readonly hojas: readonly string[]
  readonly hoja?: string
  /** First records; a line of a fixed-width text is one cell. */
  readonly primeras: readonly Celdas[]
  /** Last records, which may be among the first ones. */
  readonly ultimas: readonly Celdas[]
  /** Records of the whole file. */
  readonly registros: number
}

/** Records at the beginning and at the end of a file that a proposal reads. */
export const PRIMERAS_MUESTRA = 200
export const ULTIMAS_MUESTRA = 3

/** A column of a sample file: its position, sample values, and the options that a field needs to read it. */
export interface ColumnaMuestra {
  readonly en: Posicion
  /** Its place in a table, from 1. */
  readonly numero?: number
  /** Its title, "Columna 3", or "Caracteres 12–22". */
  readonly titulo: string
  /** Some of its values, cut. */
  readonly ejemplos: readonly string[]
  /** Decimals that its amounts seem to imply. */
  readonly decimales?: number
  readonly fecha?: Exclude<DefinicionPlano['campos'][number]['fecha'], undefined>
}

/** A layout for a sample file. Nobody saved it: the person corrects it. */
export interface PlanoPropuesto {
  readonly definicion: DefinicionPlano
  readonly columnas: readonly ColumnaMuestra[]
  readonly hojas: readonly string[]
  /** How the bytes of the file are read: "UTF-8". */
  readonly codificacion: string
  /** What the person has to check or to choose, in Spanish. */
  readonly notas: readonly string[]
}

/** Values of a column that are shown, and characters of each. */
export const EJEMPLOS = 4
export const EJEMPLO_MAX = 60
