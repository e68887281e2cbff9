import { formatFechaLarga } from '#domain/calendario/fecha-texto.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { papelesPedidos } from '#admin/portal/afiliacion/tramite/papeles-pedidos.ts'
import { TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import type { ReglasTipo } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import type { ReactElement } from 'react'
import type { CapturaSalida } from './salida-state.ts'

interface CapturaCardProps {
  reglas: ReglasTipo
  captura: CapturaSalida
}

/** What the first step took, read again before it is saved: cause, days, papers and remarks. */
export function CapturaCard({ reglas, captura }: CapturaCardProps): ReactElement {
  const { autorizacion, rotulo, fin } = reglas.fechas
  const causa = reglas.causas.find(({ clave }) => clave === captura.causa)?.etiqueta ?? ''
  const enviados = papelesPedidos(reglas, captura.causa).flatMap(({ clave }) => {
    const archivo = captura.papeles[clave]
    return archivo ? [`${TITULO_PAPEL[clave]} (${archivo.nombre})`] : []
  })
  return (
    <Card title="Lo que se solicita">
      <KeyValueList
        wide
        items={[
          ...(causa === '' ? [] : [{ label: 'Causa', value: causa }]),
          ...(autorizacion ? [{ label: 'Fecha de autorización', value: dia(captura.fechaAutorizacion) }] : []),
          { label: rotulo, value: dia(captura.fecha) },
          ...(fin ? [{ label: fin.rotulo, value: dia(captura.fechaFin) }] : []),
          { label: 'Documentos', value: enviados.join(', ') },
          { label: 'Observaciones', value: captura.observaciones.trim() },
        ]}
      />
    </Card>
  )
}

function dia(value: string): string {
  const date = parsePlainDate(value)
  return date ? formatFechaLarga(date) : ''
}
