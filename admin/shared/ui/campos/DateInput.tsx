import { CalendarDays } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatFecha, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { parsePlainDate } from '#domain/calendario/plain-date.ts'
import { parseTypedDate } from '#domain/calendario/typed-date.ts'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { TextInput } from './TextInput.tsx'
import type { ReactElement, Ref } from 'react'

interface DateInputProps {
  /** YYYY-MM-DD, "" when empty, or the text as typed when it is no date (so that the form's rule refuses it). */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  min?: string
  max?: string
  readOnly?: boolean
  ref?: Ref<HTMLInputElement>
}

function shown(value: string): string {
  const date = parsePlainDate(value)
  return date ? date.split('-').reverse().join('/') : value
}

/** A day typed as dd/mm/aaaa or picked from the browser's calendar; it is read back in words. */
export function DateInput({ value, onChange, onBlur, min, max, readOnly, ref }: DateInputProps): ReactElement {
  const picker = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const date = parsePlainDate(value)
  return (
    <>
      <TextInput
        ref={ref}
        inputMode="numeric"
        placeholder="dd/mm/aaaa"
        value={typed ?? shown(value)}
        readOnly={readOnly}
        onChange={(event) => {
          setTyped(event.target.value)
          const rango = { hoy: todayInMexico(Date.now()), min, max }
          onChange(parseTypedDate(event.target.value, rango) ?? event.target.value.trim())
        }}
        onBlur={() => {
          setTyped(null)
          onBlur?.()
        }}
        end={
          !readOnly && (
            <IconButton
              size="sm"
              icon={CalendarDays}
              label="Abrir calendario"
              onClick={() => picker.current?.showPicker()}
            />
          )
        }
      />
      <input
        ref={picker}
        type="date"
        className="date-picker"
        tabIndex={-1}
        aria-hidden="true"
        min={min}
        max={max}
        value={date ?? ''}
        onChange={(event) => {
          setTyped(null)
          onChange(event.target.value)
        }}
      />
      <span className="field-help">{date ? formatFecha(date) : ''}</span>
    </>
  )
}
