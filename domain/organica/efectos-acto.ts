import type { PlainDate } from '#domain/plain-date.ts'
import type { TipoActoOrganico } from './acto-organico.ts'

/** What an act on the tree touches, counted before it is done and kept with it after. */
export interface EfectosActo {
  /** People whose unit changes, in any situation. */
  readonly personas: number
  readonly usuarios: number
  /** Profiles of those users: what they see changes. */
  readonly perfiles: readonly string[]
  readonly movimientos: number
  readonly borradores: number
  readonly casos: number
  /** Signatures and holders of units that end. */
  readonly firmas: number
  readonly cargos: number
  readonly puestos: number
  /** Payment lines not paid yet, which the successor owes. */
  readonly lineas: number
  /** Units below that change place with it. */
  readonly unidades: number
}

/** The answer to "what would it do": its effects, in words what is worth saying, and the keys that change. */
export interface PrevistoActo {
  readonly efectos: EfectosActo
  readonly claves: readonly { readonly nombre: string; readonly antes: string; readonly despues: string }[]
  readonly avisos: readonly string[]
}

/** What became of an act that was asked for: done, or kept until its day. */
export interface ActoPedido {
  readonly id: number
  readonly efectos: EfectosActo
  /** The day on which it will be done; null when it was. */
  readonly aplicaEl: PlainDate | null
}

/** An act that waits for its day. */
export interface ActoProgramado {
  readonly id: number
  readonly tipo: TipoActoOrganico
  readonly unidadId: number
  readonly unidad: string
  readonly fecha: PlainDate
  readonly aplicaEl: PlainDate
  readonly documento: string
  /** The new name, where it has one. */
  readonly nombre: string
  readonly usuario: string
  /** Why it could not be done on its day; "" until then. It is tried again each day. */
  readonly motivo: string
}

/** The paper that orders an act on the tree, as its form knows it. */
export interface DocumentoActo {
  readonly id: string
  readonly nombre: string
}
