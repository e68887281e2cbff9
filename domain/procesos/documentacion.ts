import { foldText } from '#domain/identidad/normalize-text.ts'
import type { Issue } from '#domain/issue.ts'

/** The six documents of a process (specification 2 §2.7). */
export const TIPOS_DE_PROCESO = [
  'Diagrama de Tortuga',
  'Diagrama de Flujo',
  'Indicadores',
  'Normatividad',
  'Requerimientos',
  'Procedimiento',
] as const
export type TipoDeProceso = (typeof TIPOS_DE_PROCESO)[number]

/** A type that the person names. */
export const TIPO_OTRO = 'OTRO'

/** General documents and those of a module (specification 3 §3). */
export const TIPOS_GENERALES = [
  'Diagrama de Tortuga',
  'Diagrama de Flujo',
  'Indicadores',
  'Normatividad',
  'Requerimientos',
  TIPO_OTRO,
] as const

/** What every module, and the institute, should have: OTRO is never missing. */
export const ESPERADOS_GENERALES = TIPOS_GENERALES.filter((tipo) => tipo !== TIPO_OTRO)

/** Whose a document is: of a process, of a module, or of the whole institute. */
export const CLASES_DOCUMENTACION = ['proceso', 'general', 'modulo'] as const
export type ClaseDocumentacion = (typeof CLASES_DOCUMENTACION)[number]

export const TIPO_OTRO_MAX = 80

/**
 * A document as the documented calls tell it; what stands after `version` is ours. `id_proceso` and `id_modulo` are there
 * only for their own class, `tipo_otro` not for a process.
 */
export interface Documento {
  readonly id: number
  readonly tipo: string
  readonly tipo_otro?: string
  /** The stored name; "" while it is Pendiente. */
  readonly nombre_archivo: string
  /** 0: Pendiente; 1: Cargado. */
  readonly cargado: 0 | 1
  readonly id_proceso?: number
  readonly id_modulo?: number
  readonly version: number
  readonly versiones: number
  /** The file in force; null while it is Pendiente. */
  readonly archivo: ArchivoDocumento | null
}

/** One file of a document: the one in force or an earlier one. */
export interface ArchivoDocumento {
  readonly nombre_archivo: string
  /** Its name as it came. */
  readonly original: string
  readonly bytes: number
  readonly paginas: number
  readonly numero: number
  readonly vigente: boolean
  readonly subido_por: string
  /** ISO instant. */
  readonly subido_at: string
}

/** What a person calls the document: its own words for OTRO. */
export function nombreDocumento({ tipo, tipo_otro }: Pick<Documento, 'tipo' | 'tipo_otro'>): string {
  return tipo === TIPO_OTRO && tipo_otro ? tipo_otro : tipo
}

export const estadoDocumento = (documento: Pick<Documento, 'cargado'> | null): 'Pendiente' | 'Cargado' =>
  documento?.cargado === 1 ? 'Cargado' : 'Pendiente'

/** Types that `clase` admits. */
export function tiposDe(clase: ClaseDocumentacion): readonly string[] {
  return clase === 'proceso' ? TIPOS_DE_PROCESO : TIPOS_GENERALES
}

/** What is wrong with a document's type: required, of its class, and with its own words when it is OTRO. */
export function tipoIssues(clase: ClaseDocumentacion, tipo: string, tipoOtro: string): Issue[] {
  if (tipo.trim() === '') return [{ path: 'tipo', code: 'requerido', message: 'Elige el tipo de documento.' }]
  if (!tiposDe(clase).includes(tipo))
    return [{ path: 'tipo', code: 'valor', message: `El tipo es uno de: ${tiposDe(clase).join(', ')}.` }]
  if (tipo !== TIPO_OTRO) return []
  const text = tipoOtro.trim()
  if (text === '') return [{ path: 'tipo_otro', code: 'requerido', message: 'Escribe qué documento es.' }]
  if (text.length > TIPO_OTRO_MAX)
    return [{ path: 'tipo_otro', code: 'largo', message: `Usa hasta ${TIPO_OTRO_MAX} caracteres.` }]
  return []
}

/** What tells two documents of one owner apart: the type, or the own words of OTRO without accents, case or double spaces. */
export function tipoPlegado(tipo: string, tipoOtro: string): string {
  if (tipo !== TIPO_OTRO) return tipo
  return `${TIPO_OTRO}:${foldText(tipoOtro)}`
}

/** Documents of a module and of its processes, at a glance. */
export interface ResumenModulo {
  readonly id: number
  readonly nombre: string
  readonly icono: string
  readonly tipo: 'top' | 'center' | 'bottom'
  /** Of the five that a module should have. */
  readonly cargados: number
  readonly total: number
  /** Types that are missing. */
  readonly faltan: readonly string[]
  readonly procesos: {
    readonly total: number
    /** With their six documents. */
    readonly completos: number
    readonly cargados: number
    readonly documentos: number
  }
}

/** `GET /api/panel/documentacion/resumen`. */
export interface ResumenDocumentacion {
  readonly general: { readonly cargados: number; readonly total: number; readonly faltan: readonly string[] }
  readonly modulos: readonly ResumenModulo[]
}

export interface DocumentoSubido {
  readonly nombreArchivo: string
  readonly nombre_archivo: string
  readonly original: string
  readonly bytes: number
  readonly paginas: number
}
