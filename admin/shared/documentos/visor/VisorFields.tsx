import { Check, EyeOff, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { SourceMark } from '#admin/shared/ui/datos/SourceMark.tsx'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { ownValue } from '#domain/own-value.ts'
import { isLeible, papelDe } from '#domain/documentos/papeles/registro.ts'
import { etiquetaCampo } from '#domain/documentos/etiqueta-campo.ts'
import { isClave, ordenarCampos, valorCampo } from '#admin/shared/documentos/papeles.ts'
import { avisosDeArchivo, avisosDeCampo, camposSinLeer } from '#admin/shared/documentos/lectura/avisos-lectura.ts'
import { scrollWithin } from './scroll-within.ts'
import { confirmKey } from './visor-paper.ts'
import { VisorCorrection } from './VisorCorrection.tsx'
import { VisorDoubt } from './VisorDoubt.tsx'
import type { CampoLeido } from '#domain/documentos/campo-leido.ts'
import type { VisorActs, VisorPaper } from './visor-paper.ts'
import type { KeyboardEvent, ReactElement } from 'react'

interface VisorFieldsProps {
  paper: VisorPaper
  active: string | null
  /** Counts choices made on the page: each takes focus to its field. */
  picked: number
  acts: VisorActs
  onActive: (campo: string) => void
}

/** The fields of a paper that wait for the person, in the order of the list. */
export function pendingOf(paper: VisorPaper, pending: ReadonlySet<string>): string[] {
  return ordenarCampos(Object.keys(paper.lectura?.campos ?? {})).filter((campo) =>
    pending.has(confirmKey(paper.key, campo)),
  )
}

/**
 * Every field of a paper with where it came from; pressing one shows its place on the page. Tab and Enter go through the
 * unsure ones only: the others are one stop, and arrows walk them.
 */
export function VisorFields({ paper, active, picked, acts, onActive }: VisorFieldsProps): ReactElement {
  const list = useRef<HTMLUListElement>(null)
  const campos = paper.lectura?.campos ?? {}
  const names = ordenarCampos(Object.keys(campos))
  const shownNames = ordenarCampos([...names, ...camposSinLeer(paper.lectura)])
  const pending = pendingOf(paper, acts.pending)
  const [first] = pending
  const shown = useRef(active)
  useEffect(() => {
    shown.current = active
  })
  useEffect(() => {
    if (picked > 0) focusField(list.current, shown.current)
  }, [picked])
  // Opened on what waits; each paper that is turned to, too.
  const turned = useRef('')
  useEffect(() => {
    if (turned.current === paper.key) return
    turned.current = paper.key
    if (first === undefined) return
    if (shown.current === null) onActive(first)
    focusField(list.current, shown.current ?? first)
  }, [paper.key, first, onActive])
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    const inDoubt = event.target instanceof HTMLInputElement
    const among = inDoubt ? pending : names
    const at = among.indexOf(active ?? '')
    const next = among[at < 0 ? 0 : (at + step + among.length) % among.length]
    if (next === undefined) return
    event.preventDefault()
    onActive(next)
    focusField(list.current, next)
  }
  return (
    <ul ref={list} className="visor-fields" aria-label={`Datos de ${paper.title}`}>
      {avisosDeArchivo(paper.lectura).map((mensaje) => (
        <li key={mensaje} className="visor-field">
          <Note tone="warn">{mensaje}</Note>
        </li>
      ))}
      {shownNames.map((campo) => {
        const leido = campos[campo]
        const key = confirmKey(paper.key, campo)
        if (!leido) return <UnreadField key={campo} paper={paper} campo={campo} written={acts.written[key]} />
        const waits = acts.pending.has(key)
        return (
          <li
            key={campo}
            data-campo={campo}
            className={classNames('visor-field', campo === active && 'visor-field-on', waits && 'visor-field-waits')}
          >
            <FieldPlace
              paper={paper}
              campo={campo}
              leido={leido}
              active={campo === active}
              stop={campo === (active ?? names[0])}
              onKeyDown={onKeyDown}
              onActive={onActive}
            />
            {waits && acts.onConfirm && acts.onWrite ? (
              <VisorDoubt
                campo={campo}
                key={key}
                label={etiquetaCampo(campo, paper.key)}
                mono={isClave(campo)}
                leido={leido}
                onFocus={() => onActive(campo)}
                onKeyDown={onKeyDown}
                onConfirm={() => {
                  acts.onConfirm?.(key)
                  goOn(campo)
                }}
                onWrite={(valor) => {
                  acts.onWrite?.(key, valor)
                  goOn(campo)
                }}
              />
            ) : (
              <>
                <FieldState
                  leido={leido}
                  waits={waits}
                  confirmed={acts.confirmed.has(key)}
                  written={paper.manual?.[campo] ?? acts.written[key]}
                />
                {campo === active && acts.onCorrect && !isLista(paper.key, campo) && (
                  <VisorCorrection
                    key={key}
                    label={etiquetaCampo(campo, paper.key)}
                    mono={isClave(campo)}
                    valor={paper.manual?.[campo] ?? leido.valor}
                    onCorrect={(valor) => acts.onCorrect?.(key, valor)}
                  />
                )}
              </>
            )}
            {avisosDeCampo(paper.lectura, campo).map((mensaje) => (
              <span key={mensaje} className="visor-state">
                {mensaje}
              </span>
            ))}
          </li>
        )
      })}
      {Object.entries(paper.manual ?? {}).flatMap(([campo, valor]) =>
        Object.hasOwn(campos, campo)
          ? []
          : [
              <li key={`manual ${campo}`} className="visor-field">
                <small className="muted">{etiquetaCampo(campo, paper.key)} · captura manual</small>
                <span className={isClave(campo) ? 'mono' : undefined}>{valor === '' ? '–' : valor}</span>
              </li>,
            ],
      )}
    </ul>
  )

  /** From the field that was just settled to the next one that waits. */
  function goOn(campo: string): void {
    const rest = pending.filter((one) => one !== campo)
    const next = rest[Math.min(pending.indexOf(campo), rest.length - 1)]
    if (next === undefined) return
    onActive(next)
    focusField(list.current, next)
  }
}

/** A field of several values is not corrected as one text. */
const isLista = (paper: string, campo: string): boolean =>
  isLeible(paper) && ownValue(papelDe(paper).campos, campo)?.lista === true

/** To the field's own control when it waits for one, else to its line. */
function focusField(list: HTMLElement | null, campo: string | null): void {
  const row = campo === null ? null : list?.querySelector(`[data-campo="${CSS.escape(campo)}"]`)
  const target = row?.querySelector<HTMLElement>('input') ?? row?.querySelector<HTMLElement>('button')
  target?.focus({ preventScroll: true })
  if (list && row) scrollWithin(list, row)
}

interface FieldPlaceProps {
  paper: VisorPaper
  campo: string
  leido: CampoLeido
  active: boolean
  /** The one stop of Tab among the fields that are sure. */
  stop: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onActive: (campo: string) => void
}

function FieldPlace({ paper, campo, leido, active, stop, onKeyDown, onActive }: FieldPlaceProps): ReactElement {
  return (
    <button
      type="button"
      className="visor-place"
      aria-pressed={active}
      tabIndex={stop ? 0 : -1}
      onKeyDown={onKeyDown}
      onClick={() => onActive(campo)}
    >
      <small>{etiquetaCampo(campo, paper.key)}</small>
      <span className={classNames('visor-value', isClave(campo) && 'mono')}>
        {leido.valor === '' ? '–' : valorCampo(campo, leido.valor)}
      </span>
      <SourceMark fuente={leido.fuente} confianza={leido.confianza} seguro={leido.seguro} />
    </button>
  )
}

interface UnreadFieldProps {
  paper: VisorPaper
  campo: string
  written: string | undefined
}

/** What the paper should say and nobody could read. */
function UnreadField({ paper, campo, written }: UnreadFieldProps): ReactElement {
  return (
    <li className="visor-field visor-unread">
      <small className="muted">{etiquetaCampo(campo, paper.key)}</small>
      <span className="visor-state">
        <Icon icon={written ? Check : EyeOff} size={12} /> {written ? `Escrito a mano: ${written}` : 'No se leyó'}
      </span>
    </li>
  )
}

interface FieldStateProps {
  leido: CampoLeido
  waits: boolean
  confirmed: boolean
  written: string | undefined
}

/** What became of an unsure field, in words. */
function FieldState({ leido, waits, confirmed, written }: FieldStateProps): ReactElement | null {
  if (written !== undefined && written !== leido.valor)
    return (
      <span className="visor-state">
        <Icon icon={Check} size={12} /> Escrito a mano: {written === '' ? 'vacío' : written}
      </span>
    )
  if (leido.seguro) return null
  if (confirmed || written !== undefined)
    return (
      <span className="visor-state">
        <Icon icon={Check} size={12} /> Confirmado
      </span>
    )
  return (
    <span className="visor-state visor-state-unsure">
      <Icon icon={TriangleAlert} size={12} />{' '}
      {waits ? 'Por confirmar' : 'Se leyó con poca certeza; el registro no lo toma de aquí'}
    </span>
  )
}
