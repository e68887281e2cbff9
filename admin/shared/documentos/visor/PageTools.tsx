import { ChevronLeft, ChevronRight, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import type { ReactElement } from 'react'

const STEP = 1.25

interface PageToolsProps {
  page: number
  pages: number
  zoom: number
  min: number
  max: number
  onPage: (page: number) => void
  /** By a factor. */
  onZoom: (factor: number) => void
  onFit: () => void
  onTurn: () => void
}

/** Pages, zoom and turn, each also by its key while the page has focus. */
export function PageTools(props: PageToolsProps): ReactElement {
  const { page, pages, zoom, onPage, onZoom } = props
  return (
    <div className="visor-tools" role="group" aria-label="Página">
      <IconButton icon={ChevronLeft} label="Página anterior" disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <span aria-live="polite">
        Página {page} de {pages}
      </span>
      <IconButton
        icon={ChevronRight}
        label="Página siguiente"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
      <span className="visor-tools-end">
        <IconButton icon={ZoomOut} label="Alejar" disabled={zoom <= props.min} onClick={() => onZoom(1 / STEP)} />
        <Button size="sm" variant="quiet" onClick={props.onFit} title="Ajustar al ancho">
          {Math.round(zoom * 100)}%<span className="visually-hidden">, ajustar al ancho</span>
        </Button>
        <IconButton icon={ZoomIn} label="Acercar" disabled={zoom >= props.max} onClick={() => onZoom(STEP)} />
        <IconButton icon={RotateCw} label="Girar a la derecha" onClick={props.onTurn} />
      </span>
    </div>
  )
}
