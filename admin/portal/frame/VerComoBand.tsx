import { Eye } from 'lucide-react'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { ReactElement } from 'react'

/** While an administrator looks as another profile: as whom, that nothing can be changed, and the way out. */
export function VerComoBand(): ReactElement | null {
  const { verComo } = useSession()
  const { run, busy, error } = useAct({
    call: () => api.call('DELETE /api/sesion/ver-como'),
    done: () => window.location.assign('/panel/perfiles'),
  })
  if (!verComo) return null
  const where = verComo.unidad === null ? '' : `, ${verComo.unidad}`
  return (
    <div className="ver-como" role="status">
      <Icon icon={Eye} />
      <span>
        {error ? (
          errorMessage(error)
        ) : (
          <>
            Ves el portal como{' '}
            <strong>
              {verComo.perfil}
              {where}
            </strong>
            <span className="ver-como-nota">: nada se puede cambiar</span>
          </>
        )}
      </span>
      <Button size="sm" busy={busy} busyText="Saliendo…" onClick={() => run()}>
        Salir
      </Button>
    </div>
  )
}
