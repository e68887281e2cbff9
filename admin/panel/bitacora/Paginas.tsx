import { ChevronFirst, ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { TOTAL_BITACORA_MAX, type TotalBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import type { ReactElement } from 'react'

interface PaginasProps {
  page: number
  rows: number
  /** What the filter leaves; null until it is known. */
  total: TotalBitacora | null
  hasNext: boolean
  onFirst: () => void
  onPrevious: () => void
  onNext: () => void
}

/** Pages by key: beyond a thousand acts no more are counted, so the list opens as fast with a million rows. */
export function Paginas({
  page,
  rows,
  total,
  hasNext,
  onFirst,
  onPrevious,
  onNext,
}: PaginasProps): ReactElement | null {
  if (rows === 0 && page === 1) return null
  return (
    <nav className="lista-paginas" aria-label="Páginas de la bitácora">
      <span role="status">
        Página {formatCuenta(page)}: {deTotal(rows, total)}
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

/** "50 de 132 actos", "50 de cerca de 1,000,000 actos", "50 de más de 1,000 actos". */
function deTotal(rows: number, total: TotalBitacora | null): string {
  if (total === null) return cuentaTexto(rows, 'acto', 'actos')
  if (total.actos === null) return `${formatCuenta(rows)} de más de ${formatCuenta(TOTAL_BITACORA_MAX)} actos`
  return `${formatCuenta(rows)} de ${total.exacto ? '' : 'cerca de '}${cuentaTexto(total.actos, 'acto', 'actos')}`
}
