import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import type { ReactElement } from 'react'

interface PaginasProps {
  pagina: number
  paginas: number
  /** What is being edited would be lost with its page. */
  disabled: boolean
  onPagina: (pagina: number) => void
}

const BOTONES = 5

/** At most five page buttons, around the one in sight (spec 3 §9). */
export function Paginas({ pagina, paginas, disabled, onPagina }: PaginasProps): ReactElement {
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
    </nav>
  )
}
