import type { ClaseAviso } from './clase-aviso.ts'

/** A notice in its person's inbox. */
export interface Aviso {
  readonly id: number
  readonly clase: ClaseAviso
  readonly titulo: string
  readonly texto: string
  /** Where it is dealt with, an address of the portal; null when there is nothing to open. */
  readonly enlace: string | null
  /** ISO instants. */
  readonly creadoAt: string
  readonly leidoAt: string | null
}

/** `GET /api/avisos`: one page of the inbox, the newest first. */
export interface Bandeja {
  readonly avisos: readonly Aviso[]
  readonly sinLeer: number
  /** `antes` of the next page; null at the end. */
  readonly siguiente: number | null
}

/** Notices of a page. */
export const AVISOS_POR_PAGINA = 30

/** Days that a notice is kept: read, and never read. */
export const DIAS_AVISO = { leido: 90, sinLeer: 180 } as const

export interface CuentaAvisos {
  readonly sinLeer: number
}
