import type { DatosLaboralesEnCaptura } from '#domain/afiliacion/datos/datos-laborales.ts'
import type { DatosPersonalesEnCaptura } from '#domain/afiliacion/datos/datos-personales.ts'
import type { ModoDatosPersonales } from '#domain/afiliacion/datos/datos-personales-issues.ts'
import type { ValidadoPor } from '#domain/afiliacion/borrador.ts'
import type { NuevoBorrador } from '#admin/portal/expediente/borrador/use-borrador-state.ts'

/** What is on file of the person before the procedure; both empty for somebody new. */
export interface Registrado {
  readonly personales: DatosPersonalesEnCaptura
  readonly laborales: DatosLaboralesEnCaptura
}

export type PorMano = Extract<ValidadoPor, 'Usuario' | 'Admin'>

/** What one procedure asks of the steps that all of them share. */
export interface ReglasTramite {
  readonly registrado: Registrado
  readonly modo: ModoDatosPersonales
  /** Whether the three papers must be validated before the documents step is left. */
  readonly exigePapeles: boolean
  /** Whether an identity datum that changes asks for its own paper (decisions §10.13). */
  readonly papelPorDato: boolean
  /** Who a paper put by hand is validated by (specification 1 §3.5). */
  readonly porMano: PorMano
  /** Why the labour data cannot change; "" when they can. */
  readonly laboralFijo: string
  /** Whether place and category are sent whole, also where nothing of them differs: a new period begins. */
  readonly laboralEntero: boolean
  /** Whether it takes a reason: never, for a date of an earlier quincena, or always. */
  readonly motivo: 'nunca' | 'retroactivo' | 'siempre'
  /** Whether the padrón is asked for the person: a procedure about somebody known asks nothing. */
  readonly buscaEnPadron: boolean
  /** Card, label and help of its effective date. */
  readonly fecha: { readonly titulo: string; readonly etiqueta: string; readonly ayuda: string }
  /** The draft that it makes; what was captured is added to it. */
  readonly borrador: NuevoBorrador
  /** What the wizard says of a step that cannot go on (specification 1 §5.1, 3 §5). */
  readonly textos: {
    /** What may be dropped in the documents step. */
    readonly soltar: string
    readonly documentos: string
    readonly personales: string
    readonly laborales: string
    readonly todos: string
  }
}

export const SIN_REGISTRO: Registrado = { personales: {}, laborales: {} }
