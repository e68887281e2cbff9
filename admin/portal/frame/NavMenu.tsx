import { ChevronDown, LayoutGrid } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '#admin/providers/session-context.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { scrollWithin } from '#admin/shared/documentos/visor/scroll-within.ts'
import { isCurrent, leadingLeaf, menuLeaves } from './menu-target.ts'
import { navIcon } from '#admin/shared/iconos/nav-icons.ts'
import { TargetLink } from './TargetLink.tsx'
import type { MenuLeaf } from './menu-target.ts'
import type { MenuNodo } from '#domain/usuarios/sesion.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement, RefObject } from 'react'

interface NavMenuProps {
  /** Only icons, each with its name as a tooltip. */
  icons?: boolean
}

/** From how many items on the groups away from the current page start closed. */
const MANY = 26

/** The session's menus, grouped; the item of the current page is marked. */
export function NavMenu({ icons = false }: NavMenuProps): ReactElement {
  const { menus, inicio } = useSession()
  const { pathname, search } = useLocation()
  const list = useCurrentInSight()
  const leaves = menuLeaves(menus)
  const hasHome = leaves.some((leaf) => leaf.target.to === inicio || leaf.target.to === '/')
  const many = leaves.length > MANY
  const led = leadingLeaf(leaves, pathname, search)?.id ?? null
  return (
    <ul ref={list} className="nav-list plain">
      {!hasHome && <PageItem nombre="Inicio" icon={LayoutGrid} leaf={{ to: inicio, external: false }} icons={icons} />}
      {menus.map((node) =>
        node.hijos.length > 0 ? (
          <NavGroup key={node.id} node={node} led={led} icons={icons} folded={many} />
        ) : (
          menuLeaves([node]).map((leaf) => (
            <PageItem
              key={leaf.id}
              nombre={leaf.nombre}
              icon={navIcon(leaf.icono)}
              leaf={leaf.target}
              led={leaf.id === led}
              icons={icons}
            />
          ))
        ),
      )}
    </ul>
  )
}

/** A long navigation shows where one is: the item of the page never waits under the fold. */
function useCurrentInSight(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  const { pathname, search } = useLocation()
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]')
    const box = list.current?.closest('.nav')
    if (!current || !box) return
    const [frame, place] = [box.getBoundingClientRect(), current.getBoundingClientRect()]
    // The bars above may still grow and push the foot of the navigation out of the screen.
    const isInSight = place.top >= frame.top && place.bottom <= frame.bottom - place.height * 2
    if (!isInSight) scrollWithin(box, current, true)
  }, [pathname, search])
  return list
}

interface NavGroupProps {
  node: MenuNodo
  /** Id of the item that leads to the page in sight, which has none of its own. */
  led: number | null
  icons: boolean
  folded: boolean
}

function NavGroup({ node, led, icons, folded }: NavGroupProps): ReactElement {
  const { pathname, search } = useLocation()
  const items = menuLeaves([node])
  const isHere = (leaf: MenuLeaf): boolean => leaf.id === led || isCurrent(leaf.target.to, pathname, search)
  const holdsCurrent = items.some(isHere)
  const [choice, setChoice] = useState<boolean | null>(null)
  const open = icons || (choice ?? (!folded || holdsCurrent))
  const id = `menu-${node.id}`
  return (
    <li>
      {!icons && (
        <button
          type="button"
          className="nav-group"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setChoice(!open)}
        >
          {node.nombre}
          <Icon icon={ChevronDown} size={14} />
        </button>
      )}
      <ul id={id} className="plain" hidden={!open}>
        {items.map((leaf: MenuLeaf) => (
          <NavItem
            key={leaf.id}
            nombre={leaf.nombre}
            icon={navIcon(leaf.icono ?? node.icono)}
            leaf={leaf.target}
            icons={icons}
            current={isHere(leaf)}
          />
        ))}
      </ul>
    </li>
  )
}

interface NavItemProps {
  nombre: string
  icon: LucideIcon
  leaf: MenuLeaf['target']
  icons: boolean
  current: boolean
}

/** An item of no group: marked when its page is in sight. */
function PageItem({ led = false, ...props }: Omit<NavItemProps, 'current'> & { led?: boolean }): ReactElement {
  const { pathname, search } = useLocation()
  return <NavItem {...props} current={led || isCurrent(props.leaf.to, pathname, search)} />
}

function NavItem({ nombre, icon, leaf, icons, current }: NavItemProps): ReactElement {
  return (
    <li>
      <TargetLink
        to={leaf}
        className="nav-item"
        aria-current={current ? 'page' : undefined}
        title={icons ? nombre : undefined}
      >
        <Icon icon={icon} />
        <span className={icons ? 'visually-hidden' : undefined}>{nombre}</span>
      </TargetLink>
    </li>
  )
}
