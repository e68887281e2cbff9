import { textoCapacidad } from '#domain/acceso/capacidades/textos-capacidades.ts'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { tituloVista } from './textos-derechos.ts'
import type { CambioDerechos } from '#domain/acceso/derecho.ts'
import type { ReactElement } from 'react'
import './perfiles.css'

/** What a change of rights takes away; nothing when it takes nothing. */
export function Perdida({ pierde, cierra }: CambioDerechos): ReactElement | null {
  if (pierde.length + cierra.length === 0) return null
  return (
    <Note tone="warn">
      <strong>Se quita</strong>
      <Nombres label="Dejan de poder" names={pierde.map(textoCapacidad)} />
      <Nombres label="Dejan de abrir" names={cierra.map(tituloVista)} />
    </Note>
  )
}

/** What a change of rights gives; nothing when it gives nothing. */
export function Ganancia({ gana, abre }: CambioDerechos): ReactElement | null {
  if (gana.length + abre.length === 0) return null
  return (
    <Note tone="good">
      <strong>Se da</strong>
      <Nombres label="Podrán" names={gana.map(textoCapacidad)} />
      <Nombres label="Abrirán" names={abre.map(tituloVista)} />
    </Note>
  )
}

export function Nombres({ label, names }: { label: string; names: readonly string[] }): ReactElement | null {
  if (names.length === 0) return null
  return (
    <div>
      {label}:
      <ul className="previsto-lista">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
