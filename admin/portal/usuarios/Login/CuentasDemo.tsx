import type { RespuestaPortada } from '#domain/usuarios/sesion.ts'
import type { ReactElement } from 'react'

interface CuentasDemoProps {
  cuentas: RespuestaPortada['cuentas']
  onChoose: (usuario: string) => void
}

/** Accounts of the demo: one click fills the form. */
export function CuentasDemo({ cuentas, onChoose }: CuentasDemoProps): ReactElement {
  return (
    <details className="login-demo" open>
      <summary>Cuentas de demostración</summary>
      <ul className="plain">
        {cuentas.map(({ usuario, descripcion }) => (
          <li key={usuario}>
            <button type="button" onClick={() => onChoose(usuario)}>
              <span className="mono">{usuario}</span>
              <span className="muted">{descripcion}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
