import { useState } from 'react'
import { nombreActo, porQueAbre, porQueNo, queLaAbriria, sinCasilla } from './textos-derechos.ts'
import type { Derecho } from '#domain/acceso/derecho.ts'
import type { Concedible } from '#domain/acceso/perfil.ts'
import type { ReactElement } from 'react'

/** Rows of reasons of one view told before the rest are asked for. */
const SHORT = 1

interface MotivoProps {
  derecho: Derecho
  /** Every menu that can be given: which of them would do. */
  menus: readonly Concedible[]
  short?: boolean
}

/** Why a profile may or may not do one thing; what is not told at once unfolds. */
export function Motivo({ derecho, menus, short = false }: MotivoProps): ReactElement {
  const [all, setAll] = useState(false)
  const { puede, acto, aperturas } = derecho
  const more = (n: number): ReactElement | null =>
    n > 0 ? (
      <button type="button" className="motivo-mas" onClick={() => setAll(true)}>
        y {n} más
      </button>
    ) : null
  if (!puede) {
    const { texto, ocultas } = porQueNo(derecho, all)
    const menu = queLaAbriria(derecho, menus)
    return (
      <span className="motivo secondary">
        <span>
          {texto} {more(ocultas)}
        </span>
        {(all || !short) && menu && <span>{menu}</span>}
        {short && !all && ocultas === 0 && menu && (
          <button type="button" className="motivo-mas" onClick={() => setAll(true)}>
            Qué menú la abriría
          </button>
        )}
      </span>
    )
  }
  if (aperturas.some(({ por }) => por === 'administrador'))
    return <span className="secondary">El perfil de administración puede todo.</span>
  const shown = short && !all ? aperturas.slice(0, SHORT) : aperturas
  const locked = sinCasilla(derecho)
  return (
    <ul className="plain motivo">
      {!short && <li>Tiene el acto {nombreActo(acto)}.</li>}
      {shown.map((apertura) => (
        <li key={`${apertura.vista} ${apertura.por} ${apertura.nombre}`}>{porQueAbre(apertura)}</li>
      ))}
      {aperturas.length > shown.length && <li>{more(aperturas.length - shown.length)}</li>}
      {locked && <li className="muted">{locked}</li>}
    </ul>
  )
}
