import { useEffect, useState } from 'react'
import { useSessionState } from '#admin/providers/session-context.ts'
import { LeaveGuard } from '#admin/shared/form/LeaveGuard.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Brand } from '#admin/portal/frame/Brand.tsx'
import { AltaDosPasosForm, useAltaDosPasos, useConfirmarAlta } from './MiPerfil/AltaDosPasosForm.tsx'
import { ClaveActualForm } from './ClaveActualForm.tsx'
import { CodigosList } from './MiPerfil/CodigosList.tsx'
import type { AltaDosPasos } from '#domain/usuarios/cuenta.ts'
import type { ReactElement } from 'react'
import '#admin/portal/frame/frame.css'
import './Login/login.css'

/** Before anything else, for an account whose profile asks for two-step codes and that has none yet. */
export function ActivarDosPasos(): ReactElement {
  const { reload, signOut } = useSessionState()
  const [alta, setAlta] = useState<AltaDosPasos | null>(null)
  const [codigos, setCodigos] = useState<readonly string[] | null>(null)
  const asking = useAltaDosPasos(setAlta)
  const act = useConfirmarAlta(setCodigos)
  useEffect(() => {
    document.title = 'Activa la verificación en dos pasos · Portal interno'
  }, [])
  return (
    <main className="alone">
      <LeaveGuard />
      <div className="alone-box alone-wide">
        <Brand />
        <h1>{codigos ? 'Guarda tus códigos de recuperación' : 'Activa la verificación en dos pasos'}</h1>
        {!alta && !codigos && (
          <>
            <p className="secondary">
              Tu perfil la exige: además de la contraseña, al entrar escribirás el código que muestra tu teléfono. Ten a
              la mano una aplicación de autenticación.
            </p>
            <ClaveActualForm act={asking} />
          </>
        )}
        {alta && !codigos && (
          <>
            <AltaDosPasosForm alta={alta} act={act} />
            <Button variant="primary" type="submit" form="alta-dos-pasos" busy={act.busy} busyText="Comprobando…">
              Activar verificación
            </Button>
          </>
        )}
        {codigos ? (
          <>
            <CodigosList codigos={codigos} />
            <Button variant="primary" onClick={() => void reload()}>
              Ya los guardé, continuar
            </Button>
          </>
        ) : (
          <Button variant="quiet" onClick={() => void signOut()}>
            Salir sin activarla
          </Button>
        )}
      </div>
    </main>
  )
}
