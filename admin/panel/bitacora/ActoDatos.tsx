import { MEDIOS_BITACORA } from '#domain/acceso/bitacora.ts'
import { KeyValueList } from '#admin/shared/ui/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/Note.tsx'
import { Registro } from './Registro.tsx'
import { valorTexto } from './valor-texto.ts'
import type { DetalleBitacora } from '#domain/acceso/bitacora.ts'
import type { ReactElement } from 'react'
import '#admin/panel/movimientos/movimiento.css'

/** Who did it and from where, each field before and after, and whether the row is as it was written. */
export function ActoDatos({ acto }: { acto: DetalleBitacora }): ReactElement {
  const { nombre, usuario, medio, direccion, registro } = acto
  return (
    <>
      <section className="detalle-bloque">
        <h3>Quién y sobre qué</h3>
        <KeyValueList
          wide
          items={[
            { label: 'Quién', value: nombre === '' ? usuario : `${nombre} (${usuario})` },
            { label: 'Desde', value: [MEDIOS_BITACORA[medio], direccion].filter(Boolean).join(', ') },
            { label: 'Sobre qué', value: <Registro registro={registro} /> },
          ]}
        />
      </section>
      <Cambios acto={acto} />
      <Prueba acto={acto} />
    </>
  )
}

function Cambios({ acto: { cambios } }: { acto: DetalleBitacora }): ReactElement {
  return (
    <section className="detalle-bloque">
      <h3 id="acto-cambios">Qué cambió</h3>
      {cambios.length === 0 ? (
        <p className="secondary">Nada: fue una consulta o un acto sin datos.</p>
      ) : (
        <table className="detalle-cambios" aria-labelledby="acto-cambios">
          <thead>
            <tr>
              <th scope="col">Campo</th>
              <th scope="col">Antes</th>
              <th scope="col">Después</th>
            </tr>
          </thead>
          <tbody>
            {cambios.map(({ campo, etiqueta, antes, despues }) => (
              <tr key={campo}>
                <th scope="row">{etiqueta}</th>
                <td className="secondary">{valorTexto(campo, antes) || '–'}</td>
                <td className="strong">{valorTexto(campo, despues) || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Prueba({ acto }: { acto: DetalleBitacora }): ReactElement {
  return (
    <section className="detalle-bloque">
      <h3>Prueba</h3>
      {acto.integra ? (
        <Note tone="good">Está como se escribió: su huella corresponde a su contenido y sigue a la fila anterior.</Note>
      ) : (
        <Note tone="bad">
          <strong>Se alteró fuera del portal.</strong> Su huella no corresponde a su contenido o a la fila anterior.
          Para conocer el alcance: portal bitacora verificar.
        </Note>
      )}
      <dl className="bitacora-huellas">
        <dt>Huella</dt>
        <dd className="mono">{acto.hash}</dd>
        <dt>Huella anterior</dt>
        <dd className="mono">{acto.hashPrevio}</dd>
      </dl>
    </section>
  )
}
