import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { announcements, instrucciones } from '#admin/shared/ui/campos/textos-arrastre.ts'
import { FotoRow, type FotoEnLista } from './FotoRow.tsx'
import type { DragEndEvent } from '@dnd-kit/core'
import type { ReactElement } from 'react'

interface FotosListProps {
  list: readonly FotoEnLista[]
  /** The photo seen large. */
  shown: string | undefined
  disabled: boolean
  onShow: (id: string) => void
  onMove: (id: string, to: number) => void
  onTurn: (id: string) => void
  onRemove: (id: string) => void
}

/** The photos in the order of the pages: dragged, moved with the keyboard from their handle, or with their buttons. */
export function FotosList({ list, shown, disabled, onShow, onMove, onTurn, onRemove }: FotosListProps): ReactElement {
  const ids = list.map(({ job }) => job.id)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: string | number): number => ids.indexOf(String(id))
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    if (over && active.id !== over.id) onMove(String(active.id), placeOf(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcements(
          (id) => list[placeOf(id)]?.job.file.name ?? '',
          (id) => placeOf(id) + 1,
          ids.length,
        ),
        screenReaderInstructions: { draggable: instrucciones('una página') },
      }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={disabled}>
        <ol className="plain fotos-lista" aria-label="Páginas del PDF">
          {list.map((foto, index) => (
            <FotoRow
              key={foto.job.id}
              foto={foto}
              position={index}
              count={list.length}
              shown={foto.job.id === shown}
              disabled={disabled}
              onShow={() => onShow(foto.job.id)}
              onMove={(to) => onMove(foto.job.id, to)}
              onTurn={() => onTurn(foto.job.id)}
              onRemove={() => onRemove(foto.job.id)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
