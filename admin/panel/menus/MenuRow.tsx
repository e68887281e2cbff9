import { useSortable } from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, GripVertical, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { MENU_MAX } from '#domain/acceso/menu/menu.ts'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { noTomado } from './componente.ts'
import { ComponenteInput } from './ComponenteInput.tsx'
import { Icono, Parent, Rotulo } from './menu-choices.tsx'
import { MenuNotas } from './MenuNotas.tsx'
import { reparent } from './menus-draft.ts'
import type { MenuDraft } from './menus-draft.ts'
import type { MenusTreeProps } from './menus-tree-props.ts'
import type { CSSProperties, ReactElement, ReactNode } from 'react'

interface MenuRowProps extends MenusTreeProps {
  menu: MenuDraft
  /** Its place among its siblings, from 0. */
  position: number
  count: number
  submenus: readonly MenuDraft[]
  open: boolean
  onOpen: () => void
  children: ReactNode
}

/** One menu: every field in sight and editable, its handle, and the same moves as buttons. */
export function MenuRow(props: MenuRowProps): ReactElement {
  const { menu, menus, position, count, submenus, open, elegibles, errorOf, onChange, onMove } = props
  const id = useId()
  const [left, setLeft] = useState('')
  const onLeft = useCallback((text: string) => setLeft(text), [])
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: menu.id,
  })
  const isNew = props.nuevo?.id === menu.id
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isNew) return
    name.current?.scrollIntoView({ block: 'center' })
    name.current?.focus({ preventScroll: true })
  }, [isNew])
  const style: CSSProperties = { transition }
  if (transform) style.transform = `translate3d(0, ${Math.round(transform.y)}px, 0)`
  const set = (fields: Partial<MenuDraft>): void =>
    onChange(menus.map((one) => (one.id === menu.id ? { ...one, ...fields } : one)))
  const error =
    errorOf(menu.id, 'nombre') ??
    errorOf(menu.id, 'componente') ??
    errorOf(menu.id, 'parent_id') ??
    (left === '' ? undefined : noTomado(left))
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={classNames('menus-fila', isDragging && 'menus-arrastra', isNew && 'menus-nuevo')}
    >
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
        {submenus.length > 0 ? (
          <IconButton
            icon={open ? ChevronDown : ChevronRight}
            label={`${open ? 'Cerrar' : 'Abrir'} los ${submenus.length} submenús de ${menu.nombre}`}
            aria-expanded={open}
            onClick={props.onOpen}
          />
        ) : (
          <span className="menus-hueco" />
        )}
        <Icono menu={menu} onChange={(icono) => set({ icono })} />
        <span className="menus-nombre">
          <Rotulo>Nombre</Rotulo>
          <input
            ref={name}
            className="edicion-texto"
            aria-label={`Nombre de ${menu.nombre || 'este menú'}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-notas`}
            maxLength={MENU_MAX.nombre}
            value={menu.nombre}
            onChange={(event) => set({ nombre: event.target.value })}
          />
        </span>
        <span className="menus-componente">
          <Rotulo>Qué abre</Rotulo>
          <ComponenteInput
            label={`Componente de ${menu.nombre}: qué abre`}
            value={menu.componente}
            elegibles={elegibles}
            placeholder={submenus.length > 0 ? 'Grupo' : 'Nada'}
            onChange={(componente) => set({ componente })}
            onLeft={onLeft}
          />
        </span>
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
            onClick={() => onMove(menu.id, position - 1)}
          />
          <IconButton
            icon={ArrowDown}
            label={`Bajar ${menu.nombre}`}
            disabled={position === count - 1}
            onClick={() => onMove(menu.id, position + 1)}
          />
          <IconButton icon={Trash2} label={`Eliminar ${menu.nombre}`} onClick={() => props.onDelete(menu)} />
        </span>
      </div>
      <MenuNotas id={`${id}-notas`} menu={menu} procesos={elegibles.procesos} error={error} isNew={isNew} />
      {props.children}
    </li>
  )
}
