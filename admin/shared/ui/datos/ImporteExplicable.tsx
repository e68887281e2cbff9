import { formatPesos } from '#domain/organica/dinero.ts'
import type { ReactElement } from 'react'
import './importe.css'

interface ImporteExplicableProps {
  centavos: number
  /** Whose it is, as the name of the button ends: "Martínez Gómez, Carlos", "Fondo de ahorro". */
  de: string
  onExplicar: () => void
}

/** An amount that opens where it comes from. */
export function ImporteExplicable({ centavos, de, onExplicar }: ImporteExplicableProps): ReactElement {
  const amount = formatPesos(centavos)
  return (
    <button type="button" className="importe" aria-label={`Explicar ${amount} de ${de}`} onClick={onExplicar}>
      {amount}
    </button>
  )
}
