import { useId, useRef, useState } from 'react'
import { cleanText } from '#admin/shared/ui/campos/clean-text.ts'
import { useFiltros } from '#admin/shared/list/filtros/use-filtros.ts'
import { useTyped } from '#admin/shared/list/filtros/use-typed.ts'
import { nombreEnLista } from '#admin/shared/nombre-persona.ts'
import { BuscarCampo } from '#admin/shared/list/filtros/BuscarCampo.tsx'
import { useFloatingList } from '#admin/shared/ui/capas/use-floating-list.ts'
import { useSugerencias } from './use-sugerencias.ts'
import type { PersonaConsulta } from '#domain/afiliacion/consulta.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { KeyboardEvent, ReactElement } from 'react'

const LABEL = 'Nombre, CURP o entidad'

/**
 * The search of Consulta, with up to five people offered while one types (specification 2 §2.15): one chosen leaves only that
 * row, Enter all that the text finds.
 */
export function BuscarAfiliado({ al }: { al: PlainDate | null }): ReactElement {
  const { busqueda, buscar } = useFiltros()
  const [typed, setTyped, setAsked] = useTyped(busqueda)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const frame = useRef<HTMLFormElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const listId = useId()
  const clean = cleanText(typed).trim()
  const personas = useSugerencias(open ? clean : '', al)
  const shown = open && personas.length > 0
  useFloatingList(shown, frame, list)
  const ask = (text: string): void => {
    setOpen(false)
    setActive(-1)
    setAsked(text)
    buscar(text)
  }
  const choose = (persona: PersonaConsulta): void => {
    setTyped(nombreEnLista(persona))
    ask(persona.curp)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && shown) {
      event.stopPropagation()
      setOpen(false)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setOpen(true)
      if (personas.length > 0) setActive((active + step + personas.length) % personas.length)
    }
  }
  return (
    <form
      ref={frame}
      role="search"
      className="consulta-buscar lista-buscar input"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = shown ? personas[active] : undefined
        if (chosen) choose(chosen)
        else ask(clean)
      }}
    >
      <BuscarCampo
        label={LABEL}
        placeholder={LABEL}
        clearLabel="Borrar la búsqueda"
        maxLength={200}
        typed={typed}
        lista={{ id: listId, abierta: shown, activa: active }}
        onType={(text) => {
          setTyped(text)
          setActive(-1)
          setOpen(true)
        }}
        onKeyDown={onKeyDown}
        onClear={() => {
          setTyped('')
          ask('')
        }}
      />
      <ul ref={list} id={listId} role="listbox" aria-label="Sugerencias" className="combo-list" popover="manual">
        {shown &&
          personas.map((persona, index) => (
            <li
              key={persona.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              data-active={index === active || undefined}
              className="combo-row"
              onMouseDown={(event) => {
                event.preventDefault()
                choose(persona)
              }}
              onMouseMove={() => setActive(index)}
            >
              <span>
                {nombreEnLista(persona)}
                <small>
                  {persona.curp} · {persona.adscripcion}
                </small>
              </span>
            </li>
          ))}
      </ul>
      <span className="visually-hidden" role="status">
        {shown ? `${personas.length} sugerencias` : ''}
      </span>
    </form>
  )
}
