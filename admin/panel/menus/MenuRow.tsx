import { useSortable } from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, CircleAlert, GripVertical, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { MENU_MAX } from '#domain/acceso/menu.ts'
import { navIcon } from '#admin/portal/frame/nav-icons.ts'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { IconButton } from '#admin/shared/ui/IconButton.tsx'
import { avisoComponente } from './componente.ts'
import { Icono, Parent } from './menu-choices.tsx'
import { moveMenu, reparent } from './menus-draft.ts'
import type { MenuDraft } from './menus-draft.ts'
import type { MenusTreeProps } from './MenusTree.tsx'
import type { CSSProperties, ReactElement, ReactNode } from 'react'

interface MenuRowProps extends MenusTreeProps {
  menu: MenuDraft
  /** Its place among its siblings, from 0. */
  position: number
  count: number
  submenus: number
  open: boolean
  onOpen: () => void
  children: ReactNode
}

/** One menu: every field in sight and editable, its handle, and the same moves as buttons. */
export function MenuRow(props: MenuRowProps): ReactElement {
  const { menu, menus, position, count, submenus, open, errorOf, onChange } = props
  const id = useId()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: menu.id,
  })
  const style: CSSProperties = { transition }
  if (transform) style.transform = `translate3d(0, ${Math.round(transform.y)}px, 0)`
  const set = (fields: Partial<MenuDraft>): void =>
    onChange(menus.map((one) => (one.id === menu.id ? { ...one, ...fields } : one)))
  const error = errorOf(menu.id, 'nombre') ?? errorOf(menu.id, 'componente') ?? errorOf(menu.id, 'parent_id')
  const notice = avisoComponente(menu.componente)
  return (
    <li ref={setNodeRef} style={style} className={classNames('menus-fila', isDragging && 'menus-arrastra')}>
      <div className={classNames('menus-campos', props.changed.has(menu.id) && 'menus-cambiado')}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className="icon-btn menus-asa"
          {...attributes}
          {...listeners}
          aria-roledescription="menú que se puede mover"
          aria-label={`Mover ${menu.nombre}`}
        >
          <Icon icon={GripVertical} />
        </button>
        {submenus > 0 ? (
          <IconButton
            icon={open ? ChevronDown : ChevronRight}
            label={`${open ? 'Cerrar' : 'Abrir'} los ${submenus} submenús de ${menu.nombre}`}
            aria-expanded={open}
            onClick={props.onOpen}
          />
        ) : (
          <span className="menus-hueco" />
        )}
        <span className="menus-icono">
          <Icon icon={navIcon(menu.icono)} />
          <Icon icon={ChevronDown} size={14} />
          <Icono label={`Icono de ${menu.nombre}`} value={menu.icono ?? ''} onChange={(icono) => set({ icono })} />
        </span>
        <input
          className="edicion-texto menus-nombre"
          aria-label={`Nombre de ${menu.nombre || 'este menú'}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          maxLength={MENU_MAX.nombre}
          value={menu.nombre}
          onChange={(event) => set({ nombre: event.target.value })}
        />
        <input
          className="edicion-texto menus-componente mono"
          aria-label={`Componente de ${menu.nombre}`}
          aria-describedby={notice ? `${id}-aviso` : undefined}
          placeholder={submenus > 0 ? 'Grupo' : 'Vista o dirección'}
          list="vistas-del-portal"
          spellCheck={false}
          maxLength={MENU_MAX.componente}
          value={menu.componente ?? ''}
          onChange={(event) => set({ componente: event.target.value.trim() || null })}
        />
        <Parent
          label={`Menú principal de ${menu.nombre}`}
          menus={menus}
          menu={menu}
          onChange={(parentId) => onChange(reparent(menus, menu.id, parentId))}
        />
        <span className="menus-actos">
          <IconButton
            icon={ArrowUp}
            label={`Subir ${menu.nombre}`}
            disabled={position === 0}
            onClick={() => onChange(moveMenu(menus, menu.id, position - 1))}
          />
          <IconButton
            icon={ArrowDown}
            label={`Bajar ${menu.nombre}`}
            disabled={position === count - 1}
            onClick={() => onChange(moveMenu(menus, menu.id, position + 1))}
          />
          <IconButton icon={Trash2} label={`Eliminar ${menu.nombre}`} onClick={() => props.onDelete(menu)} />
        </span>
      </div>
      {error && (
        <div id={`${id}-error`} className="field-error menus-nota" role="alert">
          <Icon icon={CircleAlert} size={14} />
          <span>{error}</span>
        </div>
      )}
      {notice && !error && (
        <div id={`${id}-aviso`} className="field-help menus-nota">
          {notice}
        </div>
      )}
      {props.children}
    </li>
  )
}
