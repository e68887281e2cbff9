import { CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { isPropuestaHecha, quedoPorAutorizar } from '#domain/autorizaciones/propuesta.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { cleanText } from '#admin/shared/ui/campos/clean-text.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { ActKey } from '#admin/shared/form/use-act.ts'
import type { ReactElement } from 'react'
import './edicion.css'

interface Change {
  /** What stood there when it was sent, or was on its way: to go back to what was before is a change of its own. */
  readonly from: string
  readonly to: string
}

interface InlineTextProps {
  /** Accessible name: what it is and of whom. */
  label: string
  value: string
  /** Field of the server, for its own message. */
  campo: string
  /** What shows it, asked for again. */
  keys: readonly ActKey[]
  call: (value: string) => Promise<object>
  readOnly?: boolean
  maxLength?: number
  placeholder?: string
}

/** Letters that a cell is wide for: its column takes what its texts need, as far as there is room. */
const LEAST = 10
const MOST = 40
/** Letters below which it never narrows for another column's sake. */
const KEPT = 24

/** A cell that is edited where it stands: saved on leaving it or with Enter, Escape gives back what was there. */
export function InlineText(props: InlineTextProps): ReactElement {
  const { label, value, campo, readOnly = false } = props
  const id = useId()
  const [text, setText] = useState(value)
  const [last, setLast] = useState(value)
  const [typing, setTyping] = useState(false)
  const [sent, setSent] = useState(value)
  const act = useAct({
    call: ({ to }: Change) => props.call(to),
    keys: props.keys,
    toast: (saved) => (isPropuestaHecha(saved) ? quedoPorAutorizar(saved) : null),
    // The value does not change until a second person authorises it.
    done: (saved) => isPropuestaHecha(saved) && setText(value),
  })
  const error = act.error && (act.campos[campo] ?? errorMessage(act.error))
  if (value !== last) {
    // A refusal stays in sight when somebody else's value takes the place of what was typed; what is being typed stays.
    setLast(value)
    if (!typing) setText(value)
  }
  const save = (): void => {
    const clean = cleanText(text).trim()
    setText(clean)
    setTyping(false)
    const from = act.busy ? sent : value
    if (clean !== from) {
      setSent(clean)
      act.run({ from, to: clean })
    } else if (act.error) act.reset()
  }
  const wide = Math.min(Math.max(text.length, LEAST), MOST)
  if (readOnly) return <span className="strong">{value || '–'}</span>
  return (
    <span className="edicion">
      <input
        type="text"
        className={classNames('edicion-texto', error && 'edicion-mal')}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        aria-busy={act.busy || undefined}
        autoComplete="off"
        size={wide}
        style={{ minWidth: `${Math.min(wide, KEPT)}ch` }}
        title={text.length > KEPT ? text : undefined}
        spellCheck={false}
        value={text}
        placeholder={props.placeholder}
        maxLength={props.maxLength ?? 200}
        onChange={(event) => {
          setTyping(true)
          setText(event.target.value)
        }}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
          if (event.key !== 'Escape' || text === value) return
          event.stopPropagation()
          event.preventDefault()
          setTyping(false)
          setText(value)
          if (act.error) act.reset()
        }}
      />
      {error && (
        <span id={id} className="field-error" role="alert">
          <Icon icon={CircleAlert} size={14} />
          <span>{error}</span>
        </span>
      )}
    </span>
  )
}
