import { ChevronDown, Pencil, Power, PowerOff, Trash2 } from 'lucide-react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Menu } from '#admin/shared/ui/capas/Menu.tsx'
import type { MenuItem } from '#admin/shared/ui/capas/Menu.tsx'
import type { CatalogoPanel } from '#domain/organica/catalogos/catalogo.ts'
import type { ReactElement } from 'react'

export type AccionCatalogo = 'renombrar' | 'encender' | 'apagar' | 'quitar'

/** What can be done with the catalogue itself: one that the portal reads is only renamed. */
export function CatalogoMenu(props: {
  catalogo: CatalogoPanel
  onAct: (accion: AccionCatalogo) => void
}): ReactElement {
  const { catalogo, onAct } = props
  const items: MenuItem[] = [
    { label: 'Editar catálogo', icon: Pencil, onSelect: () => onAct('renombrar') },
    ...(catalogo.protegido ? [] : propios(catalogo, onAct)),
  ]
  return (
    <Menu label={`Catálogo ${catalogo.nombre}`} items={items}>
      Catálogo <Icon icon={ChevronDown} />
    </Menu>
  )
}

function propios({ activo }: CatalogoPanel, onAct: (accion: AccionCatalogo) => void): MenuItem[] {
  return [
    activo
      ? { label: 'Desactivar catálogo', icon: PowerOff, onSelect: () => onAct('apagar') }
      : { label: 'Activar catálogo', icon: Power, onSelect: () => onAct('encender') },
    { label: 'Eliminar catálogo', icon: Trash2, danger: true, onSelect: () => onAct('quitar') },
  ]
}
