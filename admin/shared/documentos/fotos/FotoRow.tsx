import { useSortable } from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, CircleAlert, GripVertical, RotateCw, Trash2 } from 'lucide-react'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { formatBytes } from '#admin/shared/documentos/papeles.ts'
import type { CSSProperties, ReactElement } from 'react'
import type { ReadingFailure, ReadingJob } from '#admin/shared/documentos/lectura/reading-job.ts'

export interface FotoEnLista {
  readonly job: ReadingJob
  /** The straightened page; absent while it is made. */
  readonly page: string | undefined
  readonly failure: ReadingFailure | null
  readonly retry: () => void
}

interface FotoRowProps {
  foto: FotoEnLista
  /** From 0. */
  position: number
  count: number
  shown: boolean
  disabled: boolean
  onShow: () => void
  onMove: (to: number) => void
  onTurn: () => void
  onRemove: () => void
}

/** One page to be: its handle, its small image (pressed, it is seen large), and the same moves as buttons. */
export function FotoRow({ foto, position, count, shown, disabled, ...acts }: FotoRowProps): ReactElement {
  const { job, page, failure } = foto
  const { name, size } = job.file
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: job.id,
  })
  const style: CSSProperties = { transition }
  if (transform) style.transform = `translate3d(0, ${Math.round(transform.y)}px, 0)`
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={classNames('fotos-fila', shown && 'fotos-vista', isDragging && 'fotos-arrastra')}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="icon-btn fotos-asa"
        {...attributes}
        {...listeners}
        disabled={disabled}
        aria-roledescription="página que se puede mover"
        aria-label={`Mover ${name}`}
      >
        <Icon icon={GripVertical} />
      </button>
      <button
        type="button"
        className="fotos-mini"
        aria-label={`Ver página ${position + 1}: ${name}`}
        aria-pressed={shown}
        onClick={acts.onShow}
      >
        {page && <img src={page} alt="" style={{ transform: `rotate(${(job.giro ?? 0) * 90}deg)` }} />}
        <span>{position + 1}</span>
      </button>
      <span className="fotos-nombre">
        <span>{name}</span>
        {failure ? (
          <span className="fotos-falla">
            <Icon icon={CircleAlert} size={12} /> {failure.error}
          </span>
        ) : (
          <small className="muted">{page ? formatBytes(size) : 'Enderezando…'}</small>
        )}
      </span>
      <span className="fotos-actos">
        <IconButton
          icon={ArrowUp}
          size="sm"
          label={`Subir ${name}`}
          disabled={disabled || position === 0}
          onClick={() => acts.onMove(position - 1)}
        />
        <IconButton
          icon={ArrowDown}
          size="sm"
          label={`Bajar ${name}`}
          disabled={disabled || position === count - 1}
          onClick={() => acts.onMove(position + 1)}
        />
        <IconButton
          icon={RotateCw}
          size="sm"
          label={`Girar ${name}`}
          disabled={disabled || !page}
          onClick={acts.onTurn}
        />
        <IconButton icon={Trash2} size="sm" label={`Quitar ${name}`} disabled={disabled} onClick={acts.onRemove} />
      </span>
    </li>
  )
}
