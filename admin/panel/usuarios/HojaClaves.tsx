import { Printer } from 'lucide-react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { lugarTexto } from './columnas.tsx'
import { LISTA } from './rutas.ts'
import type { Crumb } from '#admin/shared/ui/pagina/Breadcrumb.tsx'
import type { UsuarioConClave } from '#domain/usuarios/usuario.ts'
import type { ReactElement } from 'react'

interface HojaClavesProps {
  creados: readonly UsuarioConClave[]
  crumbs: readonly Crumb[]
}

/** The new accounts with their passwords, to print and cut apart. It is not shown again. */
export function HojaClaves({ creados, crumbs }: HojaClavesProps): ReactElement {
  useLeaveGuard(true)
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title={cuentaTexto(creados.length, 'cuenta creada', 'cuentas creadas')}
        facts="Imprime la hoja y entrega a cada persona su parte."
        actions={
          <>
            <LinkButton to={LISTA}>Ir a usuarios</LinkButton>
            <Button variant="primary" icon={Printer} onClick={() => window.print()}>
              Imprimir hoja
            </Button>
          </>
        }
      />
      <div className="stack">
        <div className="no-imprimir">
          <Note tone="warn">
            <strong>Las contraseñas se muestran una sola vez.</strong> Al salir de esta página ya no se pueden ver;
            sirven durante 3 días y cada persona cambia la suya al entrar.
          </Note>
        </div>
        <ul className="plain hoja-claves" aria-label="Cuentas con su contraseña">
          {creados.map(({ usuario, clave }) => (
            <li key={usuario.id} className="hoja-clave">
              <strong>{usuario.nombre}</strong>
              <span className="small secondary">
                {[usuario.perfil, lugarTexto(usuario)].filter(Boolean).join(' · ')}
              </span>
              <dl>
                <dt>Usuario</dt>
                <dd className="mono">{usuario.usuario}</dd>
                <dt>Contraseña</dt>
                <dd className="mono strong clave-texto">{clave}</dd>
              </dl>
              <span className="small secondary">Entra en {window.location.origin} y cámbiala: sirve una vez.</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
