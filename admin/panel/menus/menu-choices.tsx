import { ChevronDown } from 'lucide-react'
import { IconosLista } from '#admin/panel/iconos/IconosLista.tsx'
import { Popover } from '#admin/shared/ui/capas/Popover.tsx'
import { navIcon } from '#admin/shared/iconos/nav-icons.ts'
import { nombreIcono } from '#admin/shared/iconos/nombres-iconos.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { siblingsOf } from './menus-draft.ts'
import type { MenuDraft } from './menus-draft.ts'
import type { ReactElement } from 'react'

/** The icon of a menu, and the drawn ones to choose from when it is opened. */
export function Icono(props: { menu: MenuDraft; onChange: (icono: string | null) => void }): ReactElement {
  const { menu, onChange } = props
  const value = menu.icono ?? ''
  return (
    <Popover
      label={`Icono de ${menu.nombre}`}
      className="menus-icono"
      buttonLabel={`Icono de ${menu.nombre}: ${value === '' ? 'Icono general' : nombreIcono(value)}`}
      button={
        <>
          <Icon icon={navIcon(menu.icono)} />
          <Icon icon={ChevronDown} size={14} />
        </>
      }
    >
      {() => <IconosLista general value={value} onChange={(icono) => onChange(icono || null)} />}
    </Popover>
  )
}

/** What a field of a menu is called where no row of titles stands above; the field says its own name to a screen reader. */
export function Rotulo({ children }: { children: string }): ReactElement {
  return (
    <span className="menus-rotulo" aria-hidden="true">
      {children}
    </span>
  )
}

interface ParentProps {
  label: string
  menus: readonly MenuDraft[]
  menu: MenuDraft
  onChange: (parentId: number | null) => void
}

/** Main menus only, never itself; a menu with submenus stays a main one (specification 2 §2.4). */
export function Parent({ label, menus, menu, onChange }: ParentProps): ReactElement {
  const holds = menus.some((one) => one.parent_id === menu.id)
  return (
    <span className="menus-padre">
      <Rotulo>Dentro de</Rotulo>
      <select
        className="edicion-texto"
        aria-label={label}
        disabled={holds}
        title={holds ? 'Tiene submenús: muévelos antes de ponerlo dentro de otro.' : undefined}
        value={menu.parent_id ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">Menú principal</option>
        {!holds &&
          siblingsOf(menus, null)
            .filter(({ id }) => id !== menu.id)
            .map(({ id, nombre }) => (
              <option key={id} value={id}>
                En {nombre}
              </option>
            ))}
      </select>
    </span>
  )
}
