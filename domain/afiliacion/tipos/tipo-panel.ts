import type { ClavePapel } from './papel.ts'
import type { ReglasTipo } from './reglas-tipo.ts'

/** What uses a type: an administrator sees it before changing the row. */
export interface UsosTipo {
  readonly movimientos: number
  readonly abiertos: number
}

/** A row of `GET /api/panel/tipos-movimiento`. */
export interface TipoMovimientoPanel {
  readonly id: number
  readonly nombre: string
  readonly abreviatura: string
  readonly version: number
  readonly reglas: ReglasTipo
  readonly usos: UsosTipo
}

/** Body of `PUT /api/panel/tipos-movimiento/:id`: names, papers and forms; the effects are not edited. */
export interface EdicionTipo {
  readonly version: number
  readonly nombre: string
  /** Papers needed to approve, by cause ("" for a type without causes). */
  readonly papeles: Readonly<Record<string, readonly ClavePapel[]>>
  readonly admite: readonly ClavePapel[]
  readonly formatos: readonly string[]
}
