import { CircleAlert } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { displayName } from '#domain/identidad/nombre.ts'
import { api } from '#admin/providers/api-client.ts'
import { Chip } from '#admin/shared/ui/datos/Chip.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { cleanText } from '#admin/shared/ui/campos/clean-text.ts'
import type { ReactElement } from 'react'
import './persona-picker.css'

/** Characters from which people are searched, how long after the last key, and how many are offered (specification 2 §9). */
const MIN_TEXTO = 3
const DEBOUNCE_MS = 300
const MAX_SUGERENCIAS = 5

export interface PersonaElegida {
  readonly id: number
  readonly nombre: string
  readonly interno: number
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** A suggested person. `impide` says why the person cannot be chosen; "" if they can. */
interface PersonaHallada extends PersonaElegida {
  readonly curp: string
  readonly impide?: string
}

export type Buscar = (q: string, signal: AbortSignal) => Promise<readonly PersonaHallada[]>

/** People of the padrón, by name. */
const buscarEnPadron: Buscar = async (q, signal) => {
  const found = await api.call('POST /api/panel/afiliados/buscar', {
    body: { filter: { q }, range: [0, MAX_SUGERENCIAS - 1] },
    signal,
  })
  return found.map(({ nombre: nombres, apellidoPaterno, apellidoMaterno, ...one }) => ({
    ...one,
    nombre: displayName({ nombres, apellidoPaterno, apellidoMaterno }, 'lista'),
  }))
}

interface PersonaPickerProps {
  value: PersonaElegida | null
  onChange: (persona: PersonaElegida | null) => void
  error?: string | null
  /** What the person is chosen for; without it the choice is a case's, and optional. */
  help?: string
  /** Another search than the padrón's: it says who qualifies. */
  buscar?: Buscar
}

/** A person (the one a case is about, unless `help` says else), found by name, CURP or internal number within what this session sees. */
export function PersonaPicker({
  value,
  onChange,
  error,
  help,
  buscar = buscarEnPadron,
}: PersonaPickerProps): ReactElement {
  const [text, setText] = useState('')
  const [group, input] = [useRef<HTMLDivElement>(null), useRef<HTMLInputElement>(null)]
  const pressed = useRef(false)
  // What was pressed is gone with the choice: the focus stays where the person is.
  useEffect(() => {
    if (pressed.current) (group.current ?? input.current)?.focus()
    pressed.current = false
  }, [value, group, input])
  const choose = (persona: PersonaElegida | null): void => {
    pressed.current = true
    onChange(persona)
  }
  const term = useSettled(text.trim())
  const long = Array.from(term).length >= MIN_TEXTO
  const query = useQuery({
    queryKey: ['casos-personas', buscar === buscarEnPadron, term],
    queryFn: ({ signal }) => buscar(term, signal),
    enabled: long && value === null,
  })
  if (value)
    return (
      <div
        ref={group}
        tabIndex={-1}
        className="field"
        role="group"
        aria-label="Persona"
        data-invalid={error ? '' : undefined}
      >
        <span className="field-label">Persona</span>
        <span className="row">
          <Chip removeLabel={`Quitar a ${value.nombre}`} onRemove={() => choose(null)}>
            {value.nombre}
          </Chip>
        </span>
        {error && (
          <div className="field-error" role="alert">
            <Icon icon={CircleAlert} size={14} />
            <span>{error}</span>
          </div>
        )}
      </div>
    )
  return (
    <Field
      label="Persona"
      optional={help === undefined}
      help={help ?? 'Nombre, CURP o número interno, si el caso es de alguien.'}
      error={error ?? null}
    >
      <TextInput
        ref={input}
        type="search"
        clean={cleanText}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        // A reader of codes ends with Enter, which would send the form around it.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {long && (
        <ul className="caso-personas plain" aria-label="Personas encontradas">
          {query.data?.map((persona) => (
            <li key={persona.id}>
              <button
                type="button"
                className="caso-persona"
                onClick={() => {
                  setText('')
                  choose({ id: persona.id, nombre: persona.nombre, interno: persona.interno })
                }}
              >
                {persona.nombre} <span className="mono secondary small">{persona.curp}</span>
                {persona.impide && <span className="secondary small caso-persona-impide">{persona.impide}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      <span className="field-help" role="status">
        {long && query.isPending && 'Buscando…'}
        {long && query.isError && 'No se pudo buscar en el padrón. Sigue escribiendo para intentarlo de nuevo.'}
        {long && query.data?.length === 0 && 'No se encontraron afiliados.'}
      </span>
    </Field>
  )
}
