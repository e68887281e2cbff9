import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { FILAS } from './use-orden.ts'
import type { ReactElement } from 'react'
import './list.css'

interface PaginasProps {
  /** Accessible name of the navigation landmark. */
  de: string
  page: number
  perPage: number
  /** Rows per page offered. */
  tamanos?: readonly number[]
  /** Page buttons at once, around the current page; without it the page number is plain text. */
  botones?: number | undefined
  rows: number
  /** "2,000", or "más de 1,000". */
  total: string
  /** There are more rows than were counted: the last page is not known. */
  sinFin?: boolean
  onPage: (page: number) => void
  onFilas: (filas: number) => void
}

/** "1–25 de 2,000", rows per page, and the pages. */
export function Paginas(props: PaginasProps): ReactElement {
  const { de, page, perPage, tamanos = FILAS, botones, rows, total, sinFin = false, onPage, onFilas } = props
  const pages = Math.max(1, Math.ceil(rows / perPage))
  return (
    <nav className="lista-paginas" aria-label={`Páginas: ${de}`}>
      <span role="status">
        {formatCuenta((page - 1) * perPage + 1)}–{formatCuenta(Math.min(rows, page * perPage))} de {total}
      </span>
      <label className="lista-por-pagina">
        Filas
        <select value={perPage} onChange={(event) => onFilas(Number(event.target.value))}>
          {tamanos.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <span className="lista-flechas">
        <IconButton icon={ChevronFirst} label="Primera página" disabled={page <= 1} onClick={() => onPage(1)} />
        <span data-paso="">
          <IconButton
            icon={ChevronLeft}
            label="Página anterior"
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
        </span>
        {botones === undefined ? (
          <span>
            Página {formatCuenta(page)}
            {!sinFin && ` de ${formatCuenta(pages)}`}
          </span>
        ) : (
          paginasCerca(page, pages, botones).map((numero) => (
            <Button
              key={numero}
              size="sm"
              variant={numero === page ? 'primary' : 'default'}
              aria-current={numero === page ? 'page' : undefined}
              aria-label={`Página ${numero} de ${pages}`}
              onClick={() => onPage(numero)}
            >
              {numero}
            </Button>
          ))
        )}
        <span data-paso="">
          <IconButton
            icon={ChevronRight}
            label="Página siguiente"
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </span>
        <IconButton
          icon={ChevronLast}
          label="Última página"
          disabled={sinFin || page >= pages}
          onClick={() => onPage(pages)}
        />
      </span>
    </nav>
  )
}

/** At most `botones` page numbers, with the current page in the middle where there is room. */
function paginasCerca(page: number, pages: number, botones: number): readonly number[] {
  const first = Math.max(1, Math.min(page - Math.floor(botones / 2), pages - botones + 1))
  return Array.from({ length: Math.min(botones, pages) }, (_, i) => first + i)
}
