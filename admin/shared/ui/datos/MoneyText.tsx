import { formatPesos } from '#domain/organica/dinero.ts'
import type { ReactElement } from 'react'

/** Integer centavos as "$12,335.75", in figures that line up. */
export function MoneyText({ centavos }: { centavos: number }): ReactElement {
  return <span className="money">{formatPesos(centavos)}</span>
}
