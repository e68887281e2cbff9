import type { CambioCampo } from './diferencias.ts'

/** Where a row of the bitácora came from, as a person reads it. */
export const MEDIOS_BITACORA = { api: 'Portal', cli: 'Terminal', semilla: 'Carga inicial' } as const
export type MedioBitacora = keyof typeof MEDIOS_BITACORA

/** The record of an act: what it is called, and where it can be seen when it has a page, by its folio or No. interno. */
export interface RegistroBitacora {
  readonly objeto: string
  readonly objetoId: string
  /** "Martínez Gómez, Carlos (098120)", "A-26-018841", "Catálogos". */
  readonly texto: string
  readonly enlace: { readonly recurso: 'afiliados' | 'movimientos' | 'casos'; readonly clave: string } | null
}

/** What narrows the bitácora, as it is asked for: days as "AAAA-MM-DD", 0 the account `sistema`. */
export interface FiltroBitacoraPedido {
  /** A person's whole key, a folio, or who did it: only in a body. */
  readonly busca?: string
  readonly usuarioId?: number
  readonly acto?: string
  readonly objeto?: string
  readonly objetoId?: string
  readonly desde?: string
  readonly hasta?: string
}

/** The key after which a page of it begins, and how many rows it has. */
export interface PaginaPedida {
  readonly despuesDe?: number
  readonly limite?: number
}

/** A row of the bitácora as the panel lists it. */
export interface FilaBitacoraPanel {
  readonly id: number
  readonly ocurrioAt: string
  readonly usuario: string
  /** Name of who did it, "Sistema" for the account `sistema`; "" for accounts that no longer exist. */
  readonly nombre: string
  readonly medio: MedioBitacora
  readonly direccion: string
  readonly acto: string
  readonly actoTexto: string
  readonly registro: RegistroBitacora
  /** Names of the fields that changed: "Correo, Perfil y 3 más"; "" when the act changed none. */
  readonly resumen: string
}

/** One row whole, with the proof that it is as it was written. */
export interface DetalleBitacora extends FilaBitacoraPanel {
  readonly cambios: readonly CambioCampo[]
  readonly hashPrevio: string
  readonly hash: string
  /** Whether the row's content still gives its hash, and its previous hash is that of the row before it. */
  readonly integra: boolean
}

/** An account, as those are offered who may have done an act. */
export interface CuentaBuscada {
  readonly id: number
  readonly usuario: string
  readonly nombre: string
}

/** What the text of a search meant. */
export type HalladoBitacora =
  | { readonly clase: 'persona'; readonly id: number; readonly texto: string }
  | { readonly clase: 'folio'; readonly texto: string }
  | { readonly clase: 'cuenta'; readonly texto: string }
  /** Several accounts: which one is asked before anything is listed. */
  | { readonly clase: 'cuentas'; readonly cuentas: readonly CuentaBuscada[] }
  /** Nobody and nothing, in words. */
  | { readonly clase: 'nadie'; readonly texto: string }

/** How many acts a filter leaves: counted up to a thousand; beyond, about so many or, when that is not known, null. */
export interface TotalBitacora {
  readonly actos: number | null
  readonly exacto: boolean
}

/** Acts that are counted one by one: beyond, a count would cost more than the page. */
export const TOTAL_BITACORA_MAX = 1000

/** A page by key: the next one is what comes after `siguiente`. */
export interface PaginaBitacora {
  readonly filas: readonly FilaBitacoraPanel[]
  /** Id to ask the next page with, or null at the end. */
  readonly siguiente: number | null
  /** Of the first page only; null too where no index finds the rows, and a count would cost more than the page. */
  readonly total: TotalBitacora | null
  /** What the text of the search was found to be, when there is one. */
  readonly hallado: HalladoBitacora | null
}

/** How many acts the days asked for hold: what an export of them would write. */
export interface CuentaBitacora {
  readonly actos: number
}

/** What the filters offer. */
export interface OpcionesBitacora {
  readonly usuarios: readonly CuentaBuscada[]
}
