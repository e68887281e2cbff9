import { useId, useState } from 'react'
import { ICONOS_ELEGIBLES } from '#admin/shared/iconos/nombres-iconos.ts'
import { navIcon } from '#admin/shared/iconos/nav-icons.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { foldText } from '#admin/shared/ui/campos/option.ts'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import type { IconoElegible } from '#admin/shared/iconos/nombres-iconos.ts'
import type { ReactElement } from 'react'
import './iconos.css'

const GENERAL: IconoElegible = { icono: '', nombre: 'Icono general', palabras: 'ninguno sin' }

interface IconosListaProps {
  value: string
  /** None may be chosen: the general one is drawn. */
  general?: boolean
  onChange: (icono: string) => void
}

/** The icons drawn, each beside its Spanish name, found by what it shows or stands for; arrows move among them. */
export function IconosLista({ value, general = false, onChange }: IconosListaProps): ReactElement {
  const name = useId()
  const [text, setText] = useState('')
  const words = foldText(text).split(/\s+/).filter(Boolean)
  const all = general ? [GENERAL, ...ICONOS_ELEGIBLES] : ICONOS_ELEGIBLES
  const shown = all.filter(({ nombre, palabras }) => {
    const own = foldText(`${nombre} ${palabras}`)
    return words.every((word) => own.includes(word))
  })
  return (
    <div className="iconos-lista">
      <TextInput
        type="search"
        aria-label="Buscar un icono"
        placeholder="Busca: persona, dinero, calendario…"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          // Searching does not send the form it stands in.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <div className="iconos-cuadros">
        {shown.map(({ icono, nombre }) => (
          <label key={icono} className="iconos-uno">
            <input type="radio" name={name} value={icono} checked={value === icono} onChange={() => onChange(icono)} />
            <Icon icon={navIcon(icono || null)} />
            <span>{nombre}</span>
          </label>
        ))}
        {shown.length === 0 && <p className="iconos-nada">Ningún icono se llama así.</p>}
      </div>
      <span className="visually-hidden" role="status">
        {text === '' ? '' : `${shown.length} iconos`}
      </span>
    </div>
  )
}
