import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useState } from 'react'
import { announcements, instrucciones } from '#admin/shared/ui/campos/textos-arrastre.ts'
import { MenuRow } from './MenuRow.tsx'
import { siblingsOf } from './menus-draft.ts'
import type { DragEndEvent } from '@dnd-kit/core'
import type { ReactElement } from 'react'
import type { MenusTreeProps } from './menus-tree-props.ts'

/** Main menus in order, each with its submenus; dragging moves one among its siblings. */
export function MenusTree(props: MenusTreeProps): ReactElement {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const [seen, setSeen] = useState(props.nuevo)
  if (props.nuevo !== seen) {
    setSeen(props.nuevo)
    const group = props.nuevo?.parent_id ?? null
    if (group !== null) setOpen(new Set([...open, group]))
  }
  return (
    <div className="card menus">
      <div className="menus-campos menus-encabezado" aria-hidden="true">
        <span>Icono</span>
        <span>Nombre</span>
        <span>Qué abre</span>
        <span>Dentro de</span>
      </div>
      <Hermanos
        {...props}
        parentId={null}
        open={open}
        onOpen={(id) => setOpen(open.has(id) ? new Set([...open].filter((one) => one !== id)) : new Set([...open, id]))}
      />
    </div>
  )
}

interface HermanosProps extends MenusTreeProps {
  parentId: number | null
  open: ReadonlySet<number>
  onOpen: (id: number) => void
}

function Hermanos(props: HermanosProps): ReactElement {
  const { menus, parentId, open, onOpen, onMove } = props
  const rows = siblingsOf(menus, parentId)
  const ids = rows.map(({ id }) => id)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    if (!over || active.id === over.id) return
    onMove(Number(active.id), ids.indexOf(Number(over.id)))
  }
  const nameOf = (id: string | number): string => rows.find((row) => row.id === id)?.nombre ?? ''
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcements(nameOf, (id) => ids.indexOf(Number(id)) + 1, ids.length),
        screenReaderInstructions: { draggable: instrucciones('un menú') },
      }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className="plain menus-lista">
          {rows.map((menu, index) => {
            const children = menus.filter((one) => one.parent_id === menu.id)
            return (
              <MenuRow
                key={menu.id}
                {...props}
                menu={menu}
                position={index}
                count={rows.length}
                submenus={children}
                open={open.has(menu.id)}
                onOpen={() => onOpen(menu.id)}
              >
                {open.has(menu.id) && children.length > 0 && <Hermanos {...props} parentId={menu.id} />}
              </MenuRow>
            )
          })}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
