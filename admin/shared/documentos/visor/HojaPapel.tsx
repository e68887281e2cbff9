import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { PageImage } from './PageImage.tsx'
import type { ReactElement } from 'react'
import './visor.css'

interface PapelProps {
  titulo: string
  /** Path of the call that sends the file; `/paginas/:n` follows for the image of a page. */
  ruta: string
}

/** Link that opens a whole paper in another tab. */
export function EnlacePapel({ titulo, ruta }: PapelProps): ReactElement {
  return (
    <a href={ruta} target="_blank" rel="noreferrer">
      <Icon icon={FileText} size={14} /> {titulo}
      <span className="visually-hidden"> (abre otra pestaña)</span>
    </a>
  )
}

interface HojaPapelProps extends PapelProps {
  paginas: number
  /** Starts open. */
  abierta?: boolean
}

/** The first page of a paper, loaded once it is opened. */
export function HojaPapel({ titulo, ruta, paginas, abierta = false }: HojaPapelProps): ReactElement {
  const [open, setOpen] = useState(abierta)
  const rest = paginas > 1 ? `, página 1 de ${paginas}` : ''
  return (
    <details className="hoja-papel" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="small">
        Ver aquí<span className="visually-hidden"> {titulo}</span>
        {rest}
      </summary>
      {open && (
        <PageImage
          ruta={ruta}
          pagina={1}
          alt={`${titulo}${rest}`}
          zoom={1}
          giro={0}
          boxes={[]}
          active={null}
          onPick={() => undefined}
        />
      )}
    </details>
  )
}
