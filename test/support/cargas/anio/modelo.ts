/** Somebody who works for a dependency of the year, as the portal knows them. */
export interface Empleado {
  readonly interno: number
  readonly curp: string
  readonly rfc: string
  readonly nss: string
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  /** Centavos a month; a multiple of 400, so that halves and quarters are whole. */
  readonly sueldoMensual: number
  /** Known salary in the portal; other than `sueldoMensual` for whoever got a raise that nobody captured. */
  readonly sueldoConocido: number
  readonly situacion: 'A' | 'B'
}

/** Columns of `nomina_pagos` that carry centavos. */
export const COLUMNAS_IMPORTE = [
  'sueldo_pagado',
  'sueldo_mensual',
  'otros_pagado',
  'otros_mensual',
  'quinquenios_pagado',
  'quinquenios_mensual',
  'prestamos_centavos',
  'aguinaldo_centavos',
] as const
export type ColumnaImporte = (typeof COLUMNAS_IMPORTE)[number]

/** What a row pays, in the sender's own account. */
export interface Pago {
  readonly interno: number
  readonly plaza: string
  readonly clase: string
  readonly numero: number | null
  /** Ordinals. */
  readonly desde: number
  readonly hasta: number
  /** Hundredths of a day; null: the row does not say. */
  readonly dias: number | null
  readonly importes: Readonly<Partial<Record<ColumnaImporte, number>>>
  /** Centavos by key of a fund. */
  readonly deducciones: Readonly<Record<string, number>>
}

/** A row of a file: how it is written, and what has to become of it. `C` is how its layout writes a cell. */
export interface Fila<C> {
  readonly celdas: Readonly<Record<string, C>>
  /** What it pays; null: it is refused. */
  readonly pago: Pago | null
  /** Codes that refuse it, or that warn. */
  readonly codigos: readonly string[]
  /** Centavos that it adds to the total of its file; null: its amount cannot be read. */
  readonly suma: number | null
  /** The row without its defect, if writing it right is all that it needs. */
  readonly corregida?: Fila<C>
}

/** A way in which a sender spoils or varies the rows of one person. */
export interface Defecto<C> {
  readonly nombre: string
  readonly cabe?: (empleado: Empleado) => boolean
  readonly poner: (filas: readonly Fila<C>[], empleado: Empleado) => readonly Fila<C>[]
}

/** The same payment, written in another way. */
export const escritaAsi = <C>(fila: Fila<C>, celdas: Readonly<Record<string, C>>): Fila<C> => ({
  ...fila,
  celdas: { ...fila.celdas, ...celdas },
})

/** A row that is refused with `codigos`; it can be corrected by writing it right. */
export const mala = <C>(fila: Fila<C>, celdas: Readonly<Record<string, C>>, ...codigos: string[]): Fila<C> => ({
  ...escritaAsi(fila, celdas),
  pago: null,
  codigos,
  corregida: fila,
})

/** A row that is refused and whose amount nobody can read. */
export const ilegible = <C>(fila: Fila<C>, celdas: Readonly<Record<string, C>>, codigo: string): Fila<C> => ({
  ...mala(fila, celdas, codigo),
  suma: null,
})

/** A row that is refused and has no right way to be written. */
export const sobrante = <C>(fila: Fila<C>, celdas: Readonly<Record<string, C>>, codigo: string): Fila<C> => ({
  celdas: { ...fila.celdas, ...celdas },
  pago: null,
  codigos: [codigo],
  suma: fila.suma,
})

/** Changes the first row of a person and leaves the others. */
export const enLaPrimera =
  <C>(change: (fila: Fila<C>, empleado: Empleado) => Fila<C>): Defecto<C>['poner'] =>
  (filas, empleado) =>
    filas.map((fila, i) => (i === 0 ? change(fila, empleado) : fila))

/** Changes every row of a person. */
export const enTodas =
  <C>(change: (fila: Fila<C>, empleado: Empleado) => Fila<C>): Defecto<C>['poner'] =>
  (filas, empleado) =>
    filas.map((fila) => change(fila, empleado))

/** What a row of the written file has to become. */
export interface RenglonEsperado {
  /** Its line, or its row in a workbook, from 1. */
  readonly linea: number
  readonly pago: Pago | null
  readonly codigos: readonly string[]
}

/** A file that a dependency sends, and what has to become of it. */
export interface ArchivoDelAnio {
  readonly entidad: string
  readonly plano: string
  /** Ordinal. */
  readonly quincena: number
  readonly nombre: string
  readonly bytes: Buffer
  /** Code that refuses the whole file; null: it is read. */
  readonly rechazo: string | null
  readonly renglones: readonly RenglonEsperado[]
  /** Lines that carry no data and are counted: titles again, headers, the total. */
  readonly omitidos: number
  /** Why it replaces the file before it of the same quincena. */
  readonly motivo?: string
  /** Rows that were refused, written right, as a file that corrects the load of that folio. */
  readonly correccion?: (folio: string) => ArchivoDelAnio
}

/** Number of a quincena in its year, 1 to 24, and the year. */
export const partesDe = (quincena: number): readonly [numero: string, anio: number] => [
  String((quincena % 24) + 1).padStart(2, '0'),
  Math.floor(quincena / 24),
]

/** The three notations of a quincena. */
export function codigoDe(quincena: number, notacion: 'QQAA' | 'AAQQ' | 'AAAAQQ'): string {
  const [numero, anio] = partesDe(quincena)
  const corto = String(anio % 100).padStart(2, '0')
  return { QQAA: numero + corto, AAQQ: corto + numero, AAAAQQ: `${anio}${numero}` }[notacion]
}

/** Centavos as "4256.50". */
export function pesos(centavos: number): string {
  const digits = String(Math.abs(centavos)).padStart(3, '0')
  return `${centavos < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Centavos as "4,256.50". */
export const conComas = (centavos: number): string =>
  (centavos / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })

/** A name that shares no word with any other. */
export const NOMBRE_AJENO = { paterno: 'XOLOTZIN', materno: 'WQYERTH', nombres: 'ZZYX' } as const
