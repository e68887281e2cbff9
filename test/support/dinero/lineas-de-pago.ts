import type { LineaPorValidar } from '#domain/fondos/pagos/panel-pagos.ts'
import type { Client } from '#test/support/client.ts'

/** The payment lines that "Validación de pagos" lists first, newest quincena first. */
export async function lineasDePago(client: Client): Promise<readonly LineaPorValidar[]> {
  return (await client.get<LineaPorValidar[]>('/api/panel/referencias-pago')).body
}
