import type { ClaseAsiento } from '#domain/fondos/cair/asiento.ts'
import type { FondoId } from '#domain/fondos/fondo.ts'

/** The amount of a statement that somebody does not agree with: each line of it has one. */
export type ImporteEnDuda =
  | { readonly clase: 'aportacion'; readonly personaId: number; readonly fondo: FondoId }
  | { readonly clase: 'retencion'; readonly retencionId: number }
  | { readonly clase: 'prestamo'; readonly prestamoId: number }
  | { readonly clase: 'licencia'; readonly cargoId: number }
  | { readonly clase: 'extemporanea'; readonly folio: string }
  /** What a class of entry adds to the retirement account; null for its balance. */
  | { readonly clase: 'cair'; readonly asiento: ClaseAsiento | null }
