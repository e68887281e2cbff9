import { useEffect, useEffectEvent } from 'react'
import { cleanText } from '#admin/shared/ui/campos/clean-text.ts'
import { BuscarCampo } from './BuscarCampo.tsx'
import { useTyped } from './use-typed.ts'
import type { ReactElement } from 'react'

/** Pause in typing after which the list is asked for, in ms. */
const PAUSE = 300

interface SearchBoxProps {
  /** What is searched, for who goes from landmark to landmark: a page may have two lists. */
  de: string
  label: string
  value: string
  onChange: (text: string) => void
}

/** Search as one types; Enter asks at once. Accents and capitals do not matter to the server. */
export function SearchBox({ de, label, value, onChange }: SearchBoxProps): ReactElement {
  const [typed, setTyped, setAsked] = useTyped(value)
  const clean = cleanText(typed).trim()
  const ask = useEffectEvent((text: string) => {
    setAsked(text)
    onChange(text)
  })
  // The pause is since the last letter: a list that is drawn again meanwhile, on a busy machine for long, does not begin it anew.
  useEffect(() => {
    if (clean === value) return
    const timer = setTimeout(() => ask(clean), PAUSE)
    return () => clearTimeout(timer)
  }, [clean, value])
  return (
    <form
      role="search"
      aria-label={de}
      className="lista-buscar input"
      onSubmit={(event) => {
        event.preventDefault()
        onChange(clean)
      }}
    >
      <BuscarCampo
        label={label}
        placeholder={label}
        clearLabel="Borrar la búsqueda"
        maxLength={200}
        typed={typed}
        onType={setTyped}
        onClear={() => {
          setTyped('')
          onChange('')
        }}
      />
    </form>
  )
}
