import { useState } from 'react'
import { cambiosDeArrastre } from '#domain/calendario/cambios-calendario.ts'
import { addDays } from '#domain/calendario/plain-date.ts'
import { rangoDelMes } from '#domain/calendario/plan/sugerir-periodo.ts'
import { tipoDeTecla } from './tipos.ts'
import type { CambioDia } from '#domain/calendario/cambios-calendario.ts'
import type { TipoEvento } from '#domain/calendario/evento.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'

interface SeleccionInput {
  /** Otherwise the keys only walk. */
  readonly edita: boolean
  /** What a day is given; null clears it. */
  readonly activo: TipoEvento | null
  readonly porRango: boolean
  readonly foco: PlainDate
  readonly setFoco: (fecha: PlainDate) => void
  /** An arrow went to another day. */
  readonly onAnda: () => void
  readonly onCambios: (cambios: readonly CambioDia[]) => void
  readonly onTipo: (tipo: TipoEvento) => void
}

export interface Seleccion {
  readonly elegidos: ReadonlySet<PlainDate>
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onPointerUp: (event: PointerEvent) => void
    readonly onPointerCancel: () => void
    readonly onFocus: (event: FocusEvent) => void
    readonly onClick: (event: MouseEvent) => void
    readonly onContextMenu: (event: MouseEvent) => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
}

/** How many days each arrow walks. */
const PASOS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

function fechaEn(target: Element | null): PlainDate | null {
  const cell = target?.closest<HTMLElement>('[data-fecha]')
  return (cell?.dataset['fecha'] as PlainDate | undefined) ?? null
}

/**
 * Days are given an event by a drag, by two presses (`porRango`), or from the keyboard: arrows walk, with Shift they take a
 * range, a type's letter or Enter sets it, Delete clears. The right button, or a long press of a finger, clears a day.
 */
export function useSeleccion(input: SeleccionInput): Seleccion {
  const { edita, activo, foco, setFoco, onCambios } = input
  const [ancla, setAncla] = useState<PlainDate | null>(null)
  const [pulsa, setPulsa] = useState(false)
  const range = ancla ? rangoDelMes(ancla, foco) : []
  const set = (tipo: TipoEvento | null): void => {
    onCambios(cambiosDeArrastre(tipo, ancla ?? foco, foco))
    setAncla(null)
  }
  const clear = (): void => {
    onCambios((range.length > 0 ? range : [foco]).map((fecha) => ({ fecha, tipo: null })))
    setAncla(null)
  }
  const stop = (): void => {
    setPulsa(false)
    setAncla(null)
  }
  const walk = (key: string, shift: boolean): void => {
    const steps = PASOS[key] ?? 0
    if (edita && shift) setAncla(ancla ?? foco)
    else setAncla(null)
    setFoco(addDays(foco, steps))
    input.onAnda()
  }
  const edit = (event: KeyboardEvent): boolean => {
    if (!edita) return false
    const tipo = event.ctrlKey || event.metaKey || event.altKey ? null : tipoDeTecla(event.key)
    if (tipo) {
      input.onTipo(tipo)
      set(tipo)
    } else if (event.key === 'Enter' || event.key === ' ') set(activo)
    else if (event.key === 'Delete' || event.key === 'Backspace') clear()
    else if (event.key === 'Escape' && ancla) setAncla(null)
    else return false
    return true
  }
  return {
    elegidos: new Set(range),
    handlers: {
      onPointerDown: (event) => {
        const fecha = fechaEn(event.target as Element)
        if (!fecha || event.button !== 0) return
        setFoco(fecha)
        if (!edita) return
        setPulsa(true)
        if (!input.porRango) setAncla(fecha)
      },
      onPointerMove: (event) => {
        if (!pulsa || input.porRango) return
        if (event.buttons === 0) stop()
        const fecha = fechaEn(document.elementFromPoint(event.clientX, event.clientY))
        if (fecha && fecha !== foco) setFoco(fecha)
      },
      onPointerUp: (event) => {
        // A long press that cleared its day sets nothing when the finger is lifted.
        if (!edita || !pulsa || event.button !== 0) return
        setPulsa(false)
        const fecha = fechaEn(document.elementFromPoint(event.clientX, event.clientY))
        const isFirstPress = input.porRango && !ancla
        if (fecha && isFirstPress) setAncla(fecha)
        else stop()
        if (fecha && ancla) onCambios(cambiosDeArrastre(activo, ancla, fecha))
      },
      onClick: (event) => {
        // Without a pointer (a screen reader, a voice): the day alone.
        if (edita && event.detail === 0) set(activo)
      },
      onPointerCancel: stop,
      onFocus: (event) => {
        // However it was reached (Tab, a screen reader), the keys act on the day that has the focus.
        const fecha = fechaEn(event.target)
        if (fecha && fecha !== foco) setFoco(fecha)
      },
      onContextMenu: (event) => {
        const fecha = fechaEn(event.target as Element)
        if (!edita || !fecha) return
        event.preventDefault()
        stop()
        onCambios([{ fecha, tipo: null }])
      },
      onKeyDown: (event) => {
        if (event.key in PASOS) walk(event.key, event.shiftKey)
        else if (!edit(event)) return
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}
