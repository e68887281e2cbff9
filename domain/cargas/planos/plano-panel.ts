import type { PlainDate } from '#domain/plain-date.ts'
import type { TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import type { DefinicionPlano, Formato } from './plano.ts'
import type { EstadoPlano } from './vigencia.ts'

/** A layout in the list of those that administer them. */
export interface PlanoListado {
  readonly clave: string
  readonly nombre: string
  readonly tipo: TipoCargaId
  readonly formato: Formato
  /** Newest version. */
  readonly version: number
  /** First day of that version. */
  readonly desde: PlainDate
  readonly estado: EstadoPlano
  /** Loads that were read with any version. */
  readonly cargas: number
}

/** A version of a layout. It never changes. */
export interface VersionPlano {
  readonly version: number
  readonly nombre: string
  readonly desde: PlainDate
  /** Last day; null while no version follows; before `desde` if the next one replaced it from its first day. */
  readonly hasta: PlainDate | null
  /** This version ends the layout: from `desde` on it is not offered. */
  readonly termina: boolean
  /** Why it ends; "" in other versions. */
  readonly motivo: string
  readonly definicion: DefinicionPlano
  readonly cargas: number
  readonly creadoAt: string
  /** Who saved it; "" if the portal ships it. */
  readonly usuario: string
}

/** A layout with its versions, the newest first. */
export interface DetallePlano {
  readonly clave: string
  readonly nombre: string
  readonly tipo: TipoCargaId
  /** Newest version: what a change was based on. */
  readonly version: number
  readonly estado: EstadoPlano
  readonly versiones: readonly VersionPlano[]
}

/** A value of a sample row. */
export interface ValorMuestra {
  /** As people read it, or what the file says where it could not be read; "" if it is blank. */
  readonly texto: string
  /** "dice «4256.5O»; se esperaba un importe como 4256.50. C201"; "" if nothing is wrong. */
  readonly falta: string
}

/** A row of a sample as its layout reads it. */
export interface RenglonMuestra {
  /** Line of the file, from 1. */
  readonly linea: number
  /** One for each column of `MuestraLeida.columnas`. */
  readonly valores: readonly ValorMuestra[]
  /** "D69: $420.00", concept by concept. */
  readonly conceptos: readonly string[]
  /** Faults of concepts. */
  readonly faltas: readonly string[]
}

/** The first rows of a sample file as a definition reads them. */
export interface MuestraLeida {
  /** Titles of the fields, in the order of the layout. */
  readonly columnas: readonly string[]
  readonly renglones: readonly RenglonMuestra[]
  /** Why the file cannot be read with this definition; "" if it can. */
  readonly rechazo: string
  /** Null if the layout has no record of totals, or the file could not be read. */
  readonly totales: { readonly cuadra: boolean; readonly renglones: number; readonly faltas: readonly string[] } | null
}

/** Rows of a sample that are shown. */
export const RENGLONES_MUESTRA = 20
/** Bytes of a sample file: a payroll of a hundred thousand people. */
export const MUESTRA_MAX_BYTES = 20 * 1024 * 1024
/** Characters of a definition as JSON: below what a request may bring. */
export const DEFINICION_MAX = 48 * 1024

/** Why a definition is refused before it is read. */
export const DEFINICION_GRANDE = `La definición pesa más de ${DEFINICION_MAX / 1024} KB.`

/** Whether a definition is too large to be stored. */
export const isDefinicionGrande = (definicion: unknown): boolean => JSON.stringify(definicion).length > DEFINICION_MAX
/** Layouts of a portal, and versions of one. */
export const PLANOS_MAX = 300
export const VERSIONES_MAX = 100
