import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { usePagosPorEdad } from './use-validacion.ts'
import type { ReactElement } from 'react'

/** The sum of the payments without a line, in all and by days since the bank received them. */
export function EdadesPago(): ReactElement | null {
  const { data, error, refetch } = usePagosPorEdad()
  if (error) return <ErrorState title="No se pudo cargar la antigüedad." error={error} onRetry={() => void refetch()} />
  if (!data || data.pagos === 0) return null
  const item = (label: string, pagos: number, centavos: number) => ({
    label,
    value: (
      <>
        <MoneyText centavos={centavos} /> <span className="secondary">{cuentaTexto(pagos, 'pago')}</span>
      </>
    ),
  })
  return (
    <Card title="Antigüedad">
      <KeyValueList
        wide
        items={[
          item('Por identificar', data.pagos, data.centavos),
          ...data.antiguedad.map(({ titulo, pagos, centavos }) => item(titulo, pagos, centavos)),
        ]}
      />
    </Card>
  )
}
