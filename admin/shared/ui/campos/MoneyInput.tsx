import { useState } from 'react'
import { formatPesos, pesosToCentavos } from '#domain/organica/dinero.ts'
import { TextInput } from './TextInput.tsx'
import type { TextInputProps } from './TextInput.tsx'
import type { ReactElement } from 'react'

interface MoneyInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** Integer centavos; null when empty; NaN when what was typed is no amount. */
  value: number | null
  onChange: (centavos: number | null) => void
}

function read(text: string): number | null {
  if (text.trim() === '') return null
  try {
    return pesosToCentavos(text.replace(/\s/g, ''))
  } catch {
    return NaN
  }
}

/** An amount typed in pesos ("12335.75"), shown as "$12,335.75" once it is left. */
export function MoneyInput({ value, onChange, onBlur, ...rest }: MoneyInputProps): ReactElement {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = value === null || Number.isNaN(value) ? '' : formatPesos(value)
  return (
    <TextInput
      inputMode="decimal"
      placeholder="$0.00"
      {...rest}
      value={typed ?? shown}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(read(event.target.value))
      }}
      onBlur={(event) => {
        // What is no amount stays in sight, for its error to be about something.
        if (!Number.isNaN(value)) setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
