import { ChevronFirst, ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#admin/shared/ui/IconButton.tsx'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import type { ReactElement } from 'react'

interface PaginasProps {
  page: number
  rows: number
  hasNext: boolean
  onFirst: () => void
  onPrevious: () => void
  onNext: () => void
}

/** Pages by key: how many there are in all is never counted, so the list opens as fast with a million rows. */
export function Paginas({ page, rows, hasNext, onFirst, onPrevious, onNext }: PaginasProps): ReactElement | null {
  if (rows === 0 && page === 1) return null
  return (
    <nav className="lista-paginas" aria-label="Páginas de la bitácora">
      <span role="status">
        Página {formatCuenta(page)}, {formatCuenta(rows)} {rows === 1 ? 'acto' : 'actos'}
        {hasNext ? '' : '; no hay más'}
      </span>
      <span className="lista-flechas">
        <IconButton icon={ChevronFirst} label="Los más recientes" disabled={page <= 1} onClick={onFirst} />
        <IconButton icon={ChevronLeft} label="Página anterior" disabled={page <= 1} onClick={onPrevious} />
        <IconButton icon={ChevronRight} label="Página siguiente" disabled={!hasNext} onClick={onNext} />
      </span>
    </nav>
  )
}
