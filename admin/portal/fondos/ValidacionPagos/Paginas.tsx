import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import type { ReactElement } from 'react'

interface PaginasProps {
  pagina: number
  /** Rows of a page, and of all. */
  filas: number
  total: number
  /** What is being edited would be lost with its page. */
  disabled: boolean
  onPagina: (pagina: number) => void
}

const BOTONES = 5

/** At most five page buttons, around the one in sight (spec 3 §9), and which rows of how many that one has. */
export function Paginas({ pagina, filas, total, disabled, onPagina }: PaginasProps): ReactElement {
  const paginas = Math.ceil(total / filas)
  const first = Math.max(1, Math.min(pagina - 2, paginas - BOTONES + 1))
  const shown = Array.from({ length: Math.min(BOTONES, paginas) }, (_, i) => first + i)
  return (
    <nav className="validacion-paginas" aria-label="Páginas">
      {shown.map((numero) => (
        <Button
          key={numero}
          size="sm"
          variant={numero === pagina ? 'primary' : 'default'}
          aria-current={numero === pagina ? 'page' : undefined}
          aria-label={`Página ${numero} de ${paginas}`}
          disabled={disabled}
          onClick={() => onPagina(numero)}
        >
          {numero}
        </Button>
      ))}
      <span className="secondary" role="status">
        {formatCuenta((pagina - 1) * filas + 1)} a {formatCuenta(Math.min(pagina * filas, total))} de{' '}
        {cuentaTexto(total, 'referencia')}
      </span>
    </nav>
  )
}
