import { formatFechaLarga } from '#domain/calendario/fecha-texto.ts'
import { useInfo } from '#admin/providers/use-info.ts'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import type { ReactElement } from 'react'
import './hoja-alta.css'

const FIRMAS = ['Nombre y firma del solicitante', 'Sello de la dependencia'] as const

/** The heading of step 4 on paper, which the screen does not show (specification 1 §2.4.7). */
export function CabezaHoja(): ReactElement {
  const info = useInfo()
  const { previsto, correccion } = useTramite()
  return (
    <header className="alta-hoja">
      <strong>{info?.nombre}</strong>
      <span>{info?.contacto}</span>
      <h2>Solicitud de afiliación</h2>
      <p>
        {correccion ? `Corrección de ${correccion}` : 'Sin folio: todavía no se ha guardado'}
        {previsto && `. ${formatFechaLarga(previsto.hoy)}`}
      </p>
    </header>
  )
}

/** Where the paper is signed. */
export function PieHoja(): ReactElement {
  return (
    <footer className="alta-hoja alta-hoja-firmas">
      {FIRMAS.map((firma) => (
        <span key={firma}>{firma}</span>
      ))}
    </footer>
  )
}
