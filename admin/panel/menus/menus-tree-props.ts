import type { MenuRegistro } from '#domain/acceso/menu/menu.ts'
import type { Elegibles } from './componente.ts'
import type { MenuDraft } from './menus-draft.ts'

export interface MenusTreeProps {
  menus: readonly MenuDraft[]
  /** Ids of those that are not as they were saved. */
  changed: ReadonlySet<number>
  elegibles: Elegibles
  /** Has just been made: it is brought into sight. */
  nuevo: MenuRegistro | null
  errorOf: (id: number, campo: string) => string | undefined
  onChange: (menus: readonly MenuDraft[]) => void
  /** Moves a menu to a place among its siblings, from 0. */
  onMove: (id: number, to: number) => void
  onDelete: (menu: MenuDraft) => void
}
