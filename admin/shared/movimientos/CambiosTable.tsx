import type { CambioVisible } from '#domain/afiliacion/tramites/tramite.ts'
import type { ReactElement } from 'react'
import './movimiento.css'

/** What a movement changes, old beside new. Nothing was before an alta: it has no column of the old. */
export function CambiosTable({ cambios }: { cambios: readonly CambioVisible[] }): ReactElement {
  const isNuevo = cambios.every(({ antes }) => antes === '')
  return (
    <table className="detalle-cambios" aria-label="Qué cambia">
      <thead>
        <tr>
          <th scope="col">Campo</th>
          {!isNuevo && <th scope="col">Antes</th>}
          <th scope="col">{isNuevo ? 'Valor' : 'Después'}</th>
        </tr>
      </thead>
      <tbody>
        {cambios.map(({ campo, antes, despues }) => (
          <tr key={campo}>
            <th scope="row">{campo}</th>
            {!isNuevo && <td className="secondary">{antes || '–'}</td>}
            <td className="strong">{despues || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
