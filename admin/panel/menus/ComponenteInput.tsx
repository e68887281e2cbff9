import { useMemo } from 'react'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { opcionActual, opcionEscrita } from './componente.ts'
import type { Elegibles } from './componente.ts'
import type { ReactElement } from 'react'

interface ComponenteInputProps {
  value: string | null
  elegibles: Elegibles
  placeholder: string
  /** For use outside a Field. */
  label?: string
  onChange: (componente: string | null) => void
  /** Typed and not taken; "" once it is typed again. */
  onLeft: (text: string) => void
}

/** What a menu opens, chosen by the title that the portal shows; an address of its own may be written. */
export function ComponenteInput(props: ComponenteInputProps): ReactElement {
  const { value, elegibles, placeholder, label, onChange, onLeft } = props
  const actual = useMemo(() => opcionActual(value, elegibles), [value, elegibles])
  const options =
    actual === null || elegibles.options.includes(actual) ? elegibles.options : [actual, ...elegibles.options]
  const free = useMemo(
    () => ({ optionOf: (text: string) => opcionEscrita(text, elegibles), onLeft }),
    [elegibles, onLeft],
  )
  return (
    <Combobox
      {...(label !== undefined && { label })}
      value={actual?.value ?? ''}
      options={options}
      placeholder={placeholder}
      emptyText="Ninguna pantalla ni proceso se llama así."
      free={free}
      onChange={(next) => onChange(next || null)}
    />
  )
}
