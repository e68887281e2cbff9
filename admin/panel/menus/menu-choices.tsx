import { useState } from 'react'
import { NOMBRES_ICONOS } from '#admin/portal/frame/nav-icons.ts'
import { siblingsOf } from './menus-draft.ts'
import { VISTAS_ELEGIBLES } from './componente.ts'
import type { MenuDraft } from './menus-draft.ts'
import type { ReactElement } from 'react'

/** The icons that the navigation draws, by their names. */
export function Icono(props: { label: string; value: string; onChange: (icono: string | null) => void }): ReactElement {
  const { label, value, onChange } = props
  // A hundred names in every row would weigh: each list is filled when somebody comes near it.
  const [near, setNear] = useState(false)
  const names = near ? NOMBRES_ICONOS : []
  return (
    <select
      onPointerEnter={() => setNear(true)}
      onPointerDown={() => setNear(true)}
      onFocus={() => setNear(true)}
      className="menus-icono-lista"
      aria-label={label}
      title={label}
      value={value}
      onChange={(event) => onChange(event.target.value || null)}
    >
      <option value="">Icono general</option>
      {value !== '' && !names.includes(value) && <option value={value}>{value}</option>}
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
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
    <select
      className="edicion-texto menus-padre"
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
  )
}

/** Suggestions for every field of a component on the page. */
export function VistasDatalist(): ReactElement {
  return (
    <datalist id="vistas-del-portal">
      {VISTAS_ELEGIBLES.map(({ nombre, titulo }) => (
        <option key={nombre} value={nombre}>
          {titulo}
        </option>
      ))}
    </datalist>
  )
}
