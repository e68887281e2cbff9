import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { useVentana } from '#admin/shared/calendario/use-ventana.ts'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { ReactElement } from 'react'

/** Whether today is a PAGO day, in the documented words. */
export function VentanaPago(): ReactElement {
  const { data, error, isPending } = useVentana('PAGO')
  if (isPending) return <Note>Verificando ventana de pago</Note>
  if (error)
    return (
      <Note tone="bad" live>
        No fue posible verificar las fechas de pago.
      </Note>
    )
  if (data.open)
    return (
      <Note tone="good">
        <strong>Día de pago</strong>
      </Note>
    )
  return (
    <Note tone="warn">
      <strong>Fuera de ventana de pago.</strong>
      {data.next && <> Próximo día de pago: {formatFecha(data.next)}.</>}
    </Note>
  )
}
