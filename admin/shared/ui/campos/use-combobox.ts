import { useMemo, useState } from 'react'
import { foldText } from './option.ts'
import type { Option } from './option.ts'
import type { KeyboardEvent } from 'react'

/** Rows drawn at once; the list says how many more there are. */
export const MAX_SHOWN = 100

interface ComboboxState {
  readonly open: boolean
  readonly text: string
  readonly active: number
  readonly shown: readonly Option[]
  readonly hidden: number
  readonly setOpen: (open: boolean) => void
  readonly setActive: (index: number) => void
  readonly type: (text: string) => void
  readonly choose: (option: Option | null) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly close: () => void
  /** Somebody went on: what was typed whole is taken where that is allowed, and what cannot be is told. */
  readonly leave: () => void
}

/** For a list of which one choice may be written: what the text itself would choose, and what is done with the rest. */
export interface FreeText {
  /** The choice that the text is ("/pensiones/citas"); null when it is none. */
  readonly optionOf: (text: string) => Option | null
  /** What was typed and left without being a choice; "" once somebody types again. */
  readonly onLeft: (text: string) => void
}

const isWhole = ({ label }: Option, text: string): boolean => foldText(label) === foldText(text).trim()

/** The choices whose label or detail holds every word of `text`; those called just so come first. */
export function filterOptions(options: readonly Option[], text: string): readonly Option[] {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  const found = options.filter((option) => {
    const own = foldText(`${option.label} ${option.detail ?? ''}`)
    return words.every((word) => own.includes(word))
  })
  const whole = found.filter((option) => isWhole(option, text))
  return whole.length === 0 ? found : [...whole, ...found.filter((option) => !whole.includes(option))]
}

/** State and keyboard of an editable combobox with a list (ARIA 1.2). `typed` null means that the chosen label shows. */
export function useCombobox(
  options: readonly Option[],
  value: string,
  onChange: (value: string) => void,
  { free, loading = false }: { readonly free?: FreeText | undefined; readonly loading?: boolean } = {},
): ComboboxState {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const selected = options.find((option) => option.value === value)
  const matching = useMemo(() => {
    const found = filterOptions(options, typed ?? '')
    const written = free?.optionOf(typed ?? '') ?? null
    return written ? [...found, written] : found
  }, [options, typed, free])
  const shown = matching.slice(0, MAX_SHOWN)

  const close = (): void => {
    setOpen(false)
    setTyped(null)
    setActive(-1)
  }
  const choose = (option: Option | null): void => {
    if (option?.disabled) return
    free?.onLeft('')
    onChange(option?.value ?? '')
    close()
  }
  const leave = (): void => {
    const text = (typed ?? '').trim()
    if (free && text !== '') {
      const taken = matching.find((option) => isWhole(option, text))
      if (taken) choose(taken)
      else free.onLeft(text)
    }
    close()
  }
  const openAt = (index: number): void => {
    setOpen(true)
    setActive(Math.max(0, Math.min(index, shown.length - 1)))
  }
  const selectedIndex = shown.findIndex((option) => option.value === value)
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => openAt(open ? (active + 1) % Math.max(1, shown.length) : Math.max(0, selectedIndex)),
    ArrowUp: () => openAt(open ? (active <= 0 ? shown.length : active) - 1 : shown.length - 1),
    ...(open && {
      Home: () => setActive(0),
      End: () => setActive(shown.length - 1),
      PageDown: () => openAt(active + 10),
      PageUp: () => openAt(active - 10),
      // What was typed waits for the choices: sent now, it would be lost.
      Enter: () =>
        (loading && shown.length === 0) ||
        choose(shown[active] ?? (shown.length === 1 ? (shown[0] ?? null) : (selected ?? null))),
      Escape: close,
    }),
  }
  return {
    open,
    text: typed ?? selected?.label ?? '',
    active,
    shown,
    hidden: matching.length - shown.length,
    setOpen,
    setActive,
    type: (text) => {
      free?.onLeft('')
      setTyped(text)
      setOpen(true)
      setActive(text === '' ? -1 : 0)
      if (text === '' && value !== '') onChange('')
    },
    choose,
    onKeyDown: (event) => {
      const act = keys[event.key]
      if (!act || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      event.stopPropagation()
      act()
    },
    close,
    leave,
  }
}
