import { useState } from 'react'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import type { Posicion } from '#domain/cargas/planos/plano.ts'
import type { ReactElement } from 'react'

interface PosicionInputProps {
  /** Null while nothing is written. */
  value: Posicion | null
  /** Fixed widths are cut by characters; other files have columns. */
  isAncho: boolean
  /** Of what: "la cuenta de renglones". */
  de: string
  onChange: (value: Posicion | null) => void
}

/** A place in the file: from and until which character, or the title or the number of a column. */
export function PosicionInput({ value, isAncho, de, onChange }: PosicionInputProps): ReactElement {
  const isCorte = value !== null && 'desde' in value
  const { desde, hasta } = isCorte ? value : { desde: 0, hasta: 0 }
  if (isAncho)
    return (
      <span className="plano-corte">
        <Caracter
          label={`Desde qué carácter, ${de}`}
          value={desde}
          onChange={(n) => onChange({ desde: n, hasta: Math.max(n, hasta) })}
        />
        <span aria-hidden>–</span>
        <Caracter
          label={`Hasta qué carácter, ${de}`}
          value={hasta}
          onChange={(n) => onChange({ desde: desde || 1, hasta: n })}
        />
      </span>
    )
  return (
    <TextInput
      aria-label={`Título o número de la columna, ${de}`}
      placeholder="Título o número"
      maxLength={80}
      value={value === null || 'desde' in value ? '' : 'titulo' in value ? value.titulo : String(value.columna)}
      onChange={({ target: { value: text } }) => onChange(columnaDe(text))}
    />
  )
}

const columnaDe = (text: string): Posicion | null => {
  if (text.trim() === '') return null
  return /^[1-9]\d{0,2}$/.test(text.trim()) ? { columna: Number(text.trim()) } : { titulo: text }
}

interface CaracterProps {
  label: string
  value: number
  onChange: (value: number) => void
}

/** The number of a character. It changes the cut when it is left: half of a number would cut elsewhere. */
function Caracter({ label, value, onChange }: CaracterProps): ReactElement {
  const [text, setText] = useState<string | null>(null)
  const leave = (): void => {
    const n = Number(text)
    if (text !== null && n >= 1 && n !== value) onChange(n)
    setText(null)
  }
  return (
    <TextInput
      aria-label={label}
      inputMode="numeric"
      maxLength={4}
      value={text ?? (value === 0 ? '' : String(value))}
      onChange={({ target }) => setText(target.value.replaceAll(/\D/g, ''))}
      onBlur={leave}
    />
  )
}
