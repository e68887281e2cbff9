import type { RespuestaPortada } from '#domain/usuarios/sesion.ts'
import type { ReactElement } from 'react'

interface CuentasDemoProps extends Pick<RespuestaPortada, 'cuentas' | 'firmantes'> {
  onChoose: (usuario: string) => void
}

/** Accounts of the demo, one click fills the form; and who of them closes a quincena. */
export function CuentasDemo({ cuentas, firmantes, onChoose }: CuentasDemoProps): ReactElement {
  return (
    <>
      <details className="login-demo" open>
        <summary>Cuentas de demostración</summary>
        <ul className="plain">
          {cuentas.map(({ usuario, descripcion }) => (
            <li key={usuario}>
              <Cuenta usuario={usuario} texto={descripcion} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      </details>
      {firmantes.length > 0 && (
        <details className="login-demo">
          <summary>Quién cierra una quincena, en orden</summary>
          <ol className="plain">
            {firmantes.map(({ usuario, firma }, i) => (
              <li key={usuario}>
                <Cuenta usuario={usuario} texto={`${i + 1}. ${firma}`} onChoose={onChoose} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

interface CuentaProps {
  usuario: string
  texto: string
  onChoose: (usuario: string) => void
}

function Cuenta({ usuario, texto, onChoose }: CuentaProps): ReactElement {
  return (
    <button type="button" onClick={() => onChoose(usuario)}>
      <span className="mono">{usuario}</span>
      <span className="muted">{texto}</span>
    </button>
  )
}
