import { Search, X } from 'lucide-react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import type { KeyboardEvent, ReactElement } from 'react'

interface BuscarCampoProps {
  label: string
  placeholder: string
  clearLabel: string
  maxLength: number
  mono?: boolean
  /** Id of what explains or refuses the text. */
  describedBy?: string
  invalid?: boolean
  typed: string
  /** The list of choices under it: its id, whether it shows, and which one the arrows are on. */
  lista?: { readonly id: string; readonly abierta: boolean; readonly activa: number }
  onType: (text: string) => void
  /** The keys that move in the list of choices. */
  onKeyDown?: (event: KeyboardEvent) => void
  onClear: () => void
}

/** What is typed to search, with the cross that clears it: the inside of a search form. */
export function BuscarCampo(props: BuscarCampoProps): ReactElement {
  const { lista } = props
  const activa = lista?.abierta && lista.activa >= 0 ? `${lista.id}-${lista.activa}` : undefined
  return (
    <>
      <Icon icon={Search} />
      <input
        type="text"
        inputMode="search"
        className={props.mono ? 'mono' : undefined}
        {...(lista && {
          role: 'combobox',
          'aria-autocomplete': 'list' as const,
          'aria-expanded': lista.abierta,
          'aria-controls': lista.id,
          'aria-activedescendant': activa,
        })}
        autoComplete="off"
        spellCheck={false}
        aria-label={props.label}
        placeholder={props.placeholder}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid}
        maxLength={props.maxLength}
        value={props.typed}
        onKeyDown={props.onKeyDown}
        onChange={(event) => props.onType(event.target.value)}
      />
      {props.typed !== '' && <IconButton size="sm" icon={X} label={props.clearLabel} onClick={props.onClear} />}
    </>
  )
}
