import { AppWindow, CircleUserRound, FolderKanban, Hash, Network, Search, Zap } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { useSearch } from './search-results.ts'
import { searchWords } from './search-words.ts'
import type { SearchResult } from './search-result.ts'
import type { KeyboardEvent, ReactElement } from 'react'

const ICONS = {
  folio: Hash,
  persona: CircleUserRound,
  caso: FolderKanban,
  pantalla: AppWindow,
  proceso: Network,
  acto: Zap,
} as const

/** Ctrl K: folios, people of the padrón, cases, the screens, menus and processes of the session, and acts on accounts and profiles. */
export function SearchPalette({ onClose }: { onClose: () => void }): ReactElement {
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const { results, searching, failed, registros, cut, nadie } = useSearch(text)
  const index = Math.min(active, results.length - 1)
  useEffect(() => {
    input.current?.focus()
  }, [])
  useEffect(() => {
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, index])
  /** Enter came before there was anything to open: a reader of codes ends with it, and so does who types fast. */
  const [wanted, setWanted] = useState(false)
  const open = (result: SearchResult | undefined): void => {
    if (!result) return
    const { target, state, orden } = result
    if (target === null) {
      setText(orden ?? '')
      setActive(0)
      setWanted(false)
      return
    }
    onClose()
    if (target.external) window.open(target.to, '_blank', 'noopener')
    else void navigate(target.to, { state })
  }
  const first = results[0]
  useEffect(() => {
    if (wanted && !searching) open(first)
  })
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && results.length > 0) {
      event.preventDefault()
      setActive((index + step + results.length) % results.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (results.length === 0 && searching) setWanted(true)
      else open(results[index])
    }
  }
  const words = searchWords(registros)
  return (
    <Dialog open title="Buscar" size="md" onClose={onClose}>
      <div className="palette">
        <span className="input">
          <Icon icon={Search} />
          <input
            ref={input}
            role="combobox"
            type="text"
            aria-label={words.label}
            aria-expanded={results.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={index >= 0 ? `${id}-${index}` : undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder={words.placeholder}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setActive(0)
              setWanted(false)
            }}
            onKeyDown={onKeyDown}
          />
        </span>
        <ul id={`${id}-list`} role="listbox" aria-label="Resultados" className="palette-list plain">
          {results.map((result, position) => (
            <ResultRow
              key={result.key}
              id={`${id}-${position}`}
              result={result}
              active={position === index}
              onOpen={() => open(result)}
            />
          ))}
        </ul>
        <p className="small muted" role="status">
          {failed
            ? 'No se pudo buscar. Inténtalo de nuevo.'
            : searching
              ? 'Buscando…'
              : nadie || resultsText(text, results.length, words.hint, cut)}
        </p>
      </div>
    </Dialog>
  )
}

function resultsText(text: string, count: number, hint: string, cut: boolean): string {
  if (!text.trim()) return hint
  if (count === 0) return 'Sin resultados.'
  if (cut) return `Los primeros ${count} resultados. Escribe más para acotar.`
  return count === 1 ? '1 resultado' : `${count} resultados`
}

interface ResultRowProps {
  id: string
  result: SearchResult
  active: boolean
  onOpen: () => void
}

function ResultRow({ id, result, active, onOpen }: ResultRowProps): ReactElement {
  return (
    <li
      id={id}
      role="option"
      aria-selected={active}
      className="palette-row"
      onMouseDown={(event) => {
        event.preventDefault()
        onOpen()
      }}
    >
      <Icon icon={ICONS[result.kind]} />
      <span>
        {result.label}
        <small>{result.detail}</small>
      </span>
    </li>
  )
}
