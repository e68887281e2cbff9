import { useId, useState } from 'react'
import { motivoDuda } from '#domain/documentos/motivo-duda.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { classNames } from '#admin/shared/ui/class-names.ts'
import type { CampoLeido } from '#domain/documentos/campo-leido.ts'
import type { KeyboardEvent, ReactElement } from 'react'

interface VisorDoubtProps {
  /** The field as its paper names it. */
  campo: string
  label: string
  mono: boolean
  leido: CampoLeido
  onFocus: () => void
  /** Arrows go to the field before or after that waits. */
  onKeyDown: (event: KeyboardEvent) => void
  onConfirm: () => void
  onWrite: (valor: string) => void
}

interface Opcion {
  readonly valor: string
  readonly origen: string
}

/** What the paper may say, beside what was read: the other place of the same paper, and what the check digit suggests. */
function opcionesDe({ valor, otroValor, sugerencia }: CampoLeido): Opcion[] {
  const all = [
    { valor, origen: 'Como se leyó' },
    { valor: otroValor ?? '', origen: 'En otro lugar del documento' },
    { valor: sugerencia ?? '', origen: 'Sugerido por el dígito verificador' },
  ]
  return all.filter(
    (one, index) => one.valor !== '' && all.findIndex(({ valor: same }) => same === one.valor) === index,
  )
}

/** An unsure field: Enter confirms it as read; typing corrects it; either of two readings is taken with its button. */
export function VisorDoubt(props: VisorDoubtProps): ReactElement {
  const { campo, label, mono, leido, onFocus, onKeyDown, onConfirm, onWrite } = props
  const [text, setText] = useState(leido.valor)
  const help = useId()
  const opciones = opcionesDe(leido)
  const take = (valor: string): void => (valor === leido.valor ? onConfirm() : onWrite(valor))
  const changed = normalizeText(text) !== leido.valor
  return (
    <form
      className="visor-doubt"
      onSubmit={(event) => {
        event.preventDefault()
        take(normalizeText(text))
      }}
    >
      {opciones.length > 1 && (
        <div className="visor-options" role="group" aria-label={`Lecturas de ${label}`}>
          {opciones.map(({ valor, origen }) => (
            <button key={valor} type="button" className="tramite-choice" onClick={() => take(valor)}>
              <small>{origen}</small>
              <span className={mono ? 'mono' : undefined}>
                <Marked text={valor} others={opciones.map((one) => one.valor)} />
              </span>
            </button>
          ))}
        </div>
      )}
      <div className="visor-doubt-line">
        <span className={classNames('input', mono && 'mono')}>
          <input
            aria-label={`${label}, por confirmar`}
            aria-describedby={help}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onFocus={onFocus}
            onKeyDown={onKeyDown}
            onChange={(event) => setText(event.target.value)}
          />
        </span>
        <Button size="sm" variant="primary" type="submit">
          {changed ? 'Corregir' : 'Confirmar'}
        </Button>
      </div>
      <p className="visor-motivo small">{motivoDuda(campo, leido)}</p>
      <span id={help} className="visually-hidden">
        Enter confirma lo escrito y pasa al siguiente por confirmar.
      </span>
    </form>
  )
}

/** The characters that the readings of the same length do not share stand out, underlined. */
function Marked({ text, others }: { text: string; others: readonly string[] }): ReactElement {
  const same = others.filter((other) => other.length === text.length)
  return (
    <>
      {Array.from(text).map((char, index) =>
        same.some((other) => other.charAt(index) !== char) ? <mark key={index}>{char}</mark> : char,
      )}
    </>
  )
}
