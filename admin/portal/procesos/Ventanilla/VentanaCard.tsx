import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { proximaFechaTexto, ventanaErrorTexto } from '#domain/calendario/ventana-texto.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { cierreTexto, useVentana, ventanaEstadoOf } from '#admin/shared/calendario/use-ventana.ts'
import type { RespuestaVentana } from '#domain/calendario/respuesta-ventana.ts'
import type { ReactElement } from 'react'

const insigniaTexto = ({ insignia }: RespuestaVentana): string => `${insignia.titulo} ${insignia.detalle}`.trim()

/** The window of movements. */
export function VentanaCard(): ReactElement {
  const { data, isPending, refetch } = useVentana()
  return (
    <Card title="Ventana de movimientos">
      {isPending && <Skeleton lines={3} label="Verificando fechas" />}
      {!isPending && !data && <ErrorState title={ventanaErrorTexto()} onRetry={() => void refetch()} />}
      {data && (
        <KeyValueList
          items={[
            // While it is open, "Qué sigue" says until when.
            { label: 'Hoy', value: data.open ? data.insignia.titulo : insigniaTexto(data) },
            { label: 'Entra en', value: `${data.quincena.texto}, ${data.quincena.rango}` },
            ...(data.cerrada === null ? [] : [{ label: 'Por qué', value: cierreTexto(data) }]),
            ...(data.open
              ? []
              : [{ label: 'Próxima fecha', value: proximaFechaTexto(ventanaEstadoOf('ALTA_BAJA_CAMBIO', data)) }]),
            ...(data.habilitacion
              ? [
                  {
                    label: 'Habilitación',
                    value: `Hasta el ${formatFecha(data.habilitacion.hasta)}. ${data.habilitacion.motivo}`,
                  },
                ]
              : []),
          ]}
        />
      )}
    </Card>
  )
}
