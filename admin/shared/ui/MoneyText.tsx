import type { ReactElement } from 'react'

const PESOS = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' })

/** Integer centavos as "$12,335.75". */
export function formatMoney(centavos: number): string {
  return PESOS.format(centavos / 100)
}

export function MoneyText({ centavos }: { centavos: number }): ReactElement {
  return <span className="money">{formatMoney(centavos)}</span>
}
