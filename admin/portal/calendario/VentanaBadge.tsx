import { CircleAlert } from 'lucide-react'
import { proximaFechaTexto, ventanaCargandoTexto } from '#domain/calendario/ventana-texto.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { useVentana, ventanaEstadoOf } from '#admin/shared/calendario/use-ventana.ts'
import type { RespuestaVentana } from '#domain/calendario/respuesta-ventana.ts'
import type { ReactElement } from 'react'
import './ventana.css'

const TIPO = 'ALTA_BAJA_CAMBIO'

function nextText(answer: RespuestaVentana): string {
  return `Próxima fecha habilitada: ${proximaFechaTexto(ventanaEstadoOf(TIPO, answer))}`
}

/** The window of movements in the header: open until when, or closed and which date comes next. */
export function VentanaBadge(): ReactElement {
  const { data, isPending } = useVentana(TIPO)
  if (isPending) return <span className="chip ventana-badge muted">{ventanaCargandoTexto(TIPO)}</span>
  if (!data)
    return (
      <span className="chip ventana-badge">
        <Icon icon={CircleAlert} size={14} /> Fechas sin verificar
      </span>
    )
  return (
    <span className="chip ventana-badge" title={nextText(data)}>
      <span className={data.open ? 'dot dot-open' : 'dot'} aria-hidden="true" />
      {data.insignia.titulo}
      <span className="muted ventana-detail">{data.insignia.detalle}</span>
      <span className="visually-hidden">. {nextText(data)}</span>
    </span>
  )
}
