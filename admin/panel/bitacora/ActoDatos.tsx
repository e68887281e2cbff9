import { MEDIOS_BITACORA } from '#domain/acceso/bitacora/bitacora.ts'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { conCuenta } from './con-cuenta.ts'
import { Registro } from './Registro.tsx'
import { valorTexto } from './valor-texto.ts'
import type { CambioCampo, ValorCampo } from '#domain/acceso/bitacora/diferencias.ts'
import type { DetalleBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import type { ReactElement } from 'react'
import '#admin/shared/movimientos/movimiento.css'

/** Lists of what a profile is granted. */
const DERECHOS = new Set(['menus', 'procesos', 'actos'])

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
            { label: 'Quién', value: conCuenta(nombre, usuario) ? `${nombre} (${usuario})` : nombre || usuario },
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
            {cambios.map((cambio) => (
              <tr key={cambio.campo}>
                <th scope="row">{cambio.etiqueta}</th>
                <Valores cambio={cambio} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** A value before and after; of a list what came and what left, since the whole of both hides it. */
function Valores({ cambio: { campo, antes, despues, lista } }: { cambio: CambioCampo }): ReactElement {
  if (!lista)
    return (
      <>
        <td className="secondary">{valorTexto(campo, antes) || '–'}</td>
        <td className="strong">{valorTexto(campo, despues) || '–'}</td>
      </>
    )
  const { agregados, quitados } = lista
  const [dio, quito] = DERECHOS.has(campo) ? ['Se dio', 'Se quitó'] : ['Se agregó', 'Se quitó']
  const names = (valores: readonly ValorCampo[]) => valores.map((valor) => valorTexto(campo, valor)).join(', ')
  return (
    <td colSpan={2}>
      {agregados.length > 0 && (
        <div>
          <span className="strong">{dio}:</span> {names(agregados)}
        </div>
      )}
      {quitados.length > 0 && (
        <div>
          <span className="strong">{quito}:</span> {names(quitados)}
        </div>
      )}
    </td>
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
