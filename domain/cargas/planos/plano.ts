import { z } from 'zod'
import { FORMATO_FECHA_IDS } from '#domain/cargas/lectura/fecha.ts'
import { NOTACION_IDS } from './periodo.ts'

/** Shapes of file. */
export const FORMATOS = {
  ancho_fijo: 'Texto de ancho fijo',
  delimitado: 'Texto con separador (CSV)',
  xlsx: 'Libro de Excel (XLSX)',
  dbf: 'Tabla DBF (dBASE, FoxPro)',
} as const
export type Formato = keyof typeof FORMATOS
const FORMATO_IDS = Object.keys(FORMATOS) as Formato[]

/**
 * Encodings of a text. `detectar` means UTF-8 if the whole file is valid, else Windows-1252 or cp850, chosen for each value. A
 * byte-order mark means UTF-16 in any case.
 */
export const CODIFICACIONES = ['detectar', 'utf-8', 'windows-1252', 'cp850'] as const
export type Codificacion = (typeof CODIFICACIONES)[number]

export const SEPARADORES = ['detectar', ',', ';', '\t', '|'] as const

/** Whether an amount is what was paid in the quincena, or a month's. */
export const PERIODICIDADES = ['quincenal', 'mensual'] as const
export type Periodicidad = (typeof PERIODICIDADES)[number]

/** Texts of one translation table. */
export const TABLA_MAX = 100
/** Fields of one layout. */
export const CAMPOS_PLANO_MAX = 120

/** Columns of a file, and characters of a title. */
export const COLUMNAS_MAX = 500
export const TITULO_MAX = 80

const NUMERO_COLUMNA = z.int().min(1).max(COLUMNAS_MAX)
const CARACTER = z.int().min(1).max(5_000)

/** Where a value is: a column by its title or its number from 1, or characters from 1, both included. */
const POSICION = z.union([
  z.strictObject({ titulo: z.string().min(1).max(TITULO_MAX) }),
  z.strictObject({ columna: NUMERO_COLUMNA }),
  z.strictObject({ desde: CARACTER, hasta: CARACTER }),
])
export type Posicion = z.infer<typeof POSICION>

const CAMPO = z.strictObject({
  campo: z.string().min(1).max(40),
  en: POSICION.optional(),
  /** The value of every row, where the file does not carry it. */
  constante: z.string().max(60).optional(),
  /** Implied decimals: the last digits of an amount without a point. */
  decimales: z.int().min(0).max(4).optional(),
  fecha: z.enum(FORMATO_FECHA_IDS).optional(),
  periodicidad: z.enum(PERIODICIDADES).optional(),
  /** What each text of the sender means: "01" → "alta". */
  tabla: z
    .record(z.string().max(40), z.string().max(40))
    .refine((tabla) => Object.keys(tabla).length <= TABLA_MAX)
    .optional(),
  obligatorio: z.boolean().optional(),
})
export type CampoPlano = z.infer<typeof CAMPO>

/** How a file carries concepts besides its fields. Their meaning is the sender's table of concepts. */
const CONCEPTOS = z.discriminatedUnion('forma', [
  /** Long: a row per concept. */
  z.strictObject({
    forma: z.literal('renglon'),
    concepto: POSICION,
    importe: POSICION,
    decimales: z.int().min(0).max(4).optional(),
  }),
  /** Wide: a column per concept, whose title is one of `prefijos` and digits ("P1", "D69"). */
  z.strictObject({
    forma: z.literal('columnas'),
    prefijos: z.array(z.string().min(1).max(6)).min(1).max(6),
    decimales: z.int().min(0).max(4).optional(),
  }),
  /** Groups of columns, each with a concept and its amount, until a group without a concept. */
  z.strictObject({
    forma: z.literal('grupos'),
    desde: NUMERO_COLUMNA,
    cada: z.int().min(2).max(20),
    hasta: NUMERO_COLUMNA,
    concepto: z.int().min(0).max(19),
    importe: z.int().min(0).max(19),
    decimales: z.int().min(0).max(4).optional(),
  }),
])
export type ConceptosPlano = z.infer<typeof CONCEPTOS>

/** The record of totals, at the end or at the beginning: what it counts, and what it adds up. */
const TOTALES = z.strictObject({
  /** Text that its line or first cell begins with. */
  empieza: z.string().min(1).max(20),
  cuenta: POSICION.optional(),
  suma: POSICION.optional(),
  /** Field whose amounts `suma` adds up; `conceptos` is every concept. */
  de: z.string().max(40).optional(),
  decimales: z.int().min(0).max(4).optional(),
  /** Whether a record of totals with one of them blank refuses the file. */
  completo: z.boolean().optional(),
})
export type TotalesPlano = z.infer<typeof TOTALES>

/** A layout: how one sender writes one kind of file. It is stored as JSON and validated by this schema. */
export const PLANO = z.strictObject({
  formato: z.enum(FORMATO_IDS),
  codificacion: z.enum(CODIFICACIONES).default('detectar'),
  separador: z.enum(SEPARADORES).optional(),
  /** Sheet of a workbook by name; the first one without it. */
  hoja: z.string().max(31).optional(),
  /** Whether a row of titles comes before the data. It is found, not counted. */
  titulos: z.boolean().default(true),
  /** Notation of the quincenas in the file. */
  periodo: z.enum(NOTACION_IDS).optional(),
  /** Lines that begin so are data; others are left out. */
  detalle: z.string().max(20).optional(),
  /** Lines that begin so carry nothing. */
  cabecera: z.string().max(20).optional(),
  totales: TOTALES.optional(),
  /** Whether a row of data has as many columns as the row of titles. A row with more or fewer is refused. */
  columnasFijas: z.boolean().optional(),
  /** Whether quotes are letters like others: fields of the file are never quoted. */
  sinComillas: z.boolean().optional(),
  campos: z.array(CAMPO).min(1).max(CAMPOS_PLANO_MAX),
  conceptos: CONCEPTOS.optional(),
})
export type DefinicionPlano = z.infer<typeof PLANO>
