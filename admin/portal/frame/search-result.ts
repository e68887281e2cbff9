import type { MenuTarget } from './menu-target.ts'

export interface SearchResult {
  readonly key: string
  readonly label: string
  readonly detail: string
  /** Found by these too, which are not shown. */
  readonly words?: string
  readonly kind: 'folio' | 'persona' | 'caso' | 'pantalla' | 'proceso' | 'acto'
  /** Where it leads; null for the beginning of an order, whose end is still to be written. */
  readonly target: MenuTarget | null
  /** What the page does on arrival. */
  readonly state?: { readonly acto: string }
  /** What the field says next when this is chosen. */
  readonly orden?: string
}
