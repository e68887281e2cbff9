import { CircleAlert, CircleCheck, CircleDashed, CircleMinus, CirclePlus, Copy } from 'lucide-react'
import { resultadoPagoTexto, type PagoRegistrado } from '#domain/fondos/pagos/panel-pagos.ts'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { ResultadoPago } from '#domain/fondos/pagos/cuenta-cargo.ts'
import type { StatusTone } from '#admin/shared/ui/datos/status-look.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

interface Aspecto {
  readonly tone: StatusTone
  readonly icon: LucideIcon
}

/** Green: nothing is left to do. Amber: money is missing or left over. Red: somebody must say whose it is. */
const ASPECTO_RESULTADO = {
  exacto: { tone: 'green', icon: CircleCheck },
  parcial: { tone: 'amber', icon: CircleDashed },
  excedente: { tone: 'amber', icon: CirclePlus },
  doble: { tone: 'amber', icon: Copy },
  desconocido: { tone: 'red', icon: CircleAlert },
  anulado: { tone: 'red', icon: CircleAlert },
  devuelto: { tone: 'neutral', icon: CircleMinus },
  revertido: { tone: 'neutral', icon: CircleMinus },
  reversa: { tone: 'neutral', icon: CircleMinus },
} as const satisfies Record<ResultadoPago, Aspecto>

/** What became of a payment that the bank reported. */
export function ResultadoPagoTag({ pago }: { pago: PagoRegistrado }): ReactElement {
  return <StatusTag {...ASPECTO_RESULTADO[pago.resultado]}>{resultadoPagoTexto(pago)}</StatusTag>
}
