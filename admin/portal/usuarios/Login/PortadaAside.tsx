import { Fragment } from 'react'
import type { RespuestaPortada } from '#domain/usuarios/sesion.ts'
import type { ReactElement } from 'react'

/** The quincena and its dates, on the institute's colour. */
export function PortadaAside({ portada }: { portada: RespuestaPortada | undefined }): ReactElement {
  return (
    <aside className="login-aside" aria-label="Fechas de la quincena">
      {portada && (
        <>
          <div>
            <p className="login-quincena">{portada.quincena.titulo}</p>
            <p className="login-range">{portada.quincena.rango}</p>
          </div>
          <dl className="login-dates">
            {portada.fechas.map(({ etiqueta, texto }) => (
              <Fragment key={etiqueta}>
                <dt>{etiqueta}</dt>
                <dd>{texto}</dd>
              </Fragment>
            ))}
          </dl>
        </>
      )}
    </aside>
  )
}
