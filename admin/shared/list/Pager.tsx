import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { filasDe } from '#admin/providers/total-de.ts'
import { formatCuenta, totalCuenta } from '#domain/cuenta-texto.ts'
import { useList } from './list-state.ts'
import { FILAS, useOrden } from './use-orden.ts'
import type { ReactElement } from 'react'

interface PagerProps {
  /** Whose pages they are, for who goes from landmark to landmark. */
  de: string
}

/** "1–25 de 2,000", rows per page, and the pages. */
export function Pager({ de }: PagerProps): ReactElement | null {
  const { page, perPage, total, setPage } = useList()
  const { setFilas } = useOrden()
  if (!total || total.n === 0) return null
  const rows = filasDe(total)
  const pages = Math.max(1, Math.ceil(rows / perPage))
  const first = (page - 1) * perPage + 1
  const last = Math.min(rows, page * perPage)
  return (
    <nav className="lista-paginas" aria-label={`Páginas: ${de}`}>
      <span role="status">
        {formatCuenta(first)}–{formatCuenta(last)} de {totalCuenta(total)}
      </span>
      <label className="lista-por-pagina">
        Filas
        <select value={perPage} onChange={(event) => setFilas(Number(event.target.value))}>
          {FILAS.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <span className="lista-flechas">
        <IconButton icon={ChevronFirst} label="Primera página" disabled={page <= 1} onClick={() => setPage(1)} />
        <span data-paso="">
          <IconButton
            icon={ChevronLeft}
            label="Página anterior"
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          />
        </span>
        <span>
          Página {formatCuenta(page)}
          {!total.masDe && ` de ${formatCuenta(pages)}`}
        </span>
        <span data-paso="">
          <IconButton
            icon={ChevronRight}
            label="Página siguiente"
            disabled={page >= pages}
            onClick={() => setPage(page + 1)}
          />
        </span>
        <IconButton
          icon={ChevronLast}
          label="Última página"
          disabled={total.masDe || page >= pages}
          onClick={() => setPage(pages)}
        />
      </span>
    </nav>
  )
}
