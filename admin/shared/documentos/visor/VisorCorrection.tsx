import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { classNames } from '#admin/shared/ui/class-names.ts'
import type { ReactElement } from 'react'

const LETRAS_MAX = 400

interface VisorCorrectionProps {
  label: string
  mono: boolean
  /** As it stands now: read, or corrected before. */
  valor: string
  onCorrect: (valor: string) => void
}

/** A button that lets the person write what the paper really says, beside the page. */
export function VisorCorrection({ label, mono, valor, onCorrect }: VisorCorrectionProps): ReactElement {
  const [text, setText] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const editing = text !== null
  const wasEditing = useRef(false)
  useEffect(() => {
    if (editing) input.current?.select()
    else if (wasEditing.current) opener.current?.focus()
    wasEditing.current = editing
  }, [editing])
  if (!editing)
    return (
      <Button
        ref={opener}
        size="sm"
        variant="quiet"
        icon={Pencil}
        aria-label={`Corregir ${label}`}
        onClick={() => setText(valor)}
      >
        Corregir
      </Button>
    )
  return (
    <form
      className="visor-doubt"
      onSubmit={(event) => {
        event.preventDefault()
        if (normalizeText(text) !== valor) onCorrect(normalizeText(text))
        setText(null)
      }}
    >
      <div className="visor-doubt-line">
        <span className={classNames('input', mono && 'mono')}>
          <input
            ref={input}
            aria-label={`${label}, como lo dice el documento`}
            autoComplete="off"
            spellCheck={false}
            maxLength={LETRAS_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return
              event.stopPropagation()
              setText(null)
            }}
          />
        </span>
        <Button size="sm" variant="primary" type="submit">
          Guardar
        </Button>
        <Button size="sm" onClick={() => setText(null)}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
