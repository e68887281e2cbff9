import { nombreActo, porQueAbre, porQueNo } from './textos-derechos.ts'
import type { Derecho } from '#domain/acceso/derecho.ts'
import type { ReactElement } from 'react'

/** Rows of reasons of one view told before the rest are counted. */
const SHORT = 1

/** Why a profile may or may not do one thing. */
export function Motivo({ derecho, short = false }: { derecho: Derecho; short?: boolean }): ReactElement {
  const { puede, acto, aperturas } = derecho
  if (!puede) return <span className="secondary">{porQueNo(derecho)}</span>
  if (aperturas.some(({ por }) => por === 'administrador'))
    return <span className="secondary">El perfil de administración puede todo.</span>
  const shown = short ? aperturas.slice(0, SHORT) : aperturas
  return (
    <ul className="plain motivo">
      {!short && <li>Tiene el acto {nombreActo(acto)}.</li>}
      {shown.map((apertura) => (
        <li key={`${apertura.vista} ${apertura.por} ${apertura.nombre}`}>{porQueAbre(apertura)}</li>
      ))}
      {aperturas.length > shown.length && <li className="muted">y {aperturas.length - shown.length} más</li>}
    </ul>
  )
}
