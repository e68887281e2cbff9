import { useQuery } from '@tanstack/react-query'
import { LogOut, Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { fechaHoraTexto } from '#domain/calendario/instante-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { ClaveDialog } from './ClaveDialog.tsx'
import { MIS_SESIONES } from './mi-cuenta.ts'
import type { SesionPropia } from '#domain/usuarios/cuenta.ts'
import type { ReactElement } from 'react'

/** Where the account is open now, and the way to close what should not be. */
export function SesionesCard(): ReactElement {
  /** The session to close, "todas" for all the others, or nothing. */
  const [closing, setClosing] = useState<SesionPropia | 'todas' | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: MIS_SESIONES,
    queryFn: ({ signal }) => api.call('GET /api/mi-cuenta/sesiones', { signal }),
  })
  const others = data?.filter(({ actual }) => !actual) ?? []
  const aside = others.length > 0 && (
    <Button size="sm" icon={LogOut} onClick={() => setClosing('todas')}>
      Cerrar las demás
    </Button>
  )
  return (
    <Card title="Mis sesiones" aside={aside || undefined} flush>
      {error && (
        <div className="profile-pad">
          <ErrorState title="No se pudieron cargar tus sesiones." error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && (
        <div className="profile-pad">
          <Skeleton lines={3} label="Cargando tus sesiones" />
        </div>
      )}
      {data && (
        <ul className="plain profile-sessions" aria-label="Mis sesiones">
          {data.map((sesion) => (
            <SesionRow key={sesion.id} sesion={sesion} onClose={() => setClosing(sesion)} />
          ))}
        </ul>
      )}
      {data && others.length === 0 && (
        <p className="profile-pad small muted">Tu cuenta no está abierta en ningún otro lugar.</p>
      )}
      {closing !== null && <CerrarSesion closing={closing} others={others.length} onClose={() => setClosing(null)} />}
    </Card>
  )
}

interface CerrarSesionProps {
  closing: SesionPropia | 'todas'
  /** How many are open elsewhere. */
  others: number
  onClose: () => void
}

function CerrarSesion({ closing, others, onClose }: CerrarSesionProps): ReactElement {
  const act = useAct({
    call: (clave: string) =>
      api.call('POST /api/mi-cuenta/sesiones/cerrar', {
        body: { id: closing === 'todas' ? null : closing.id, clave },
      }),
    keys: [{ queryKey: MIS_SESIONES }],
    toast: ({ cerradas }) => (cerradas === 1 ? 'Se cerró 1 sesión.' : `Se cerraron ${cerradas} sesiones.`),
    done: onClose,
  })
  return (
    <ClaveDialog
      title={closing === 'todas' ? 'Cerrar las demás sesiones' : 'Cerrar sesión'}
      action={closing === 'todas' ? 'Cerrar las demás' : 'Cerrar sesión'}
      danger
      act={act}
      onClose={onClose}
    >
      {closing === 'todas'
        ? `Se cerrarán ${others === 1 ? 'la otra sesión' : `las otras ${others} sesiones`} de tu cuenta. Quien las use tendrá que entrar de nuevo; esta sigue abierta.`
        : `Se cerrará la sesión de ${closing.equipo} (${closing.direccion}). Quien la use tendrá que entrar de nuevo.`}
    </ClaveDialog>
  )
}

function SesionRow({ sesion, onClose }: { sesion: SesionPropia; onClose: () => void }): ReactElement {
  const { actual, equipo, direccion, creadaAt, ultimoUsoAt } = sesion
  const isPhone = /iPhone|Android/.test(equipo)
  return (
    <li>
      <Icon icon={isPhone ? Smartphone : Monitor} size={18} />
      <div>
        <p className="strong">
          {equipo} {actual && <span className="chip">Esta sesión</span>}
        </p>
        <p className="small secondary">
          Desde {direccion}. Abierta el {fechaHoraTexto(creadaAt)}
          {actual ? '' : `; último uso el ${fechaHoraTexto(ultimoUsoAt)}`}.
        </p>
      </div>
      {!actual && (
        <Button size="sm" variant="quiet" onClick={onClose} aria-label={`Cerrar la sesión de ${equipo}`}>
          Cerrar
        </Button>
      )}
    </li>
  )
}
