import { Search, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { IconButton } from '#admin/shared/ui/IconButton.tsx'
import { cleanText } from '#admin/shared/ui/clean-text.ts'
import type { ReactElement } from 'react'

/** Pause in typing after which the list is asked for, in ms. */
const PAUSE = 300

/** Search as one types; Enter asks at once. Accents and capitals do not matter to the server. */
export function SearchBox(props: { label: string; value: string; onChange: (text: string) => void }): ReactElement {
  const { label, value, onChange } = props
  const [typed, setTyped] = useState(value)
  const [last, setLast] = useState(value)
  if (value !== last) {
    setLast(value)
    setTyped(value)
  }
  const clean = cleanText(typed).trim()
  useEffect(() => {
    if (clean === value) return
    const timer = setTimeout(() => onChange(clean), PAUSE)
    return () => clearTimeout(timer)
  }, [clean, value, onChange])
  return (
    <form
      role="search"
      className="lista-buscar input"
      onSubmit={(event) => {
        event.preventDefault()
        onChange(clean)
      }}
    >
      <Icon icon={Search} />
      <input
        type="text"
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== '' && (
        <IconButton
          size="sm"
          icon={X}
          label="Borrar la búsqueda"
          onClick={() => {
            setTyped('')
            onChange('')
          }}
        />
      )}
    </form>
  )
}
