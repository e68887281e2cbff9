import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage, isApiError } from '#admin/providers/api-error.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { Alone } from './Alone.tsx'
import type { ReactElement } from 'react'

interface Confirmado {
  readonly usuario: string
  readonly correo: string
}

/** `/confirmar-correo/:token`: opening the link is what confirms the address. Public; it does not stay in the address bar. */
export default function ConfirmarCorreo(): ReactElement {
  const params = useParams()
  const [token] = useState(params['token'] ?? '')
  useEffect(() => {
    document.title = 'Confirmar correo · Portal interno'
    window.history.replaceState(window.history.state, '', '/confirmar-correo/enlace')
  }, [])
  const { data, error, refetch } = useQuery({
    queryKey: ['confirmar-correo', token],
    queryFn: () => api.call('POST /api/correo/confirmar', { body: { token }, anonymous: true }),
    // A link is worth once: it is asked once, and again only by the button of a failure.
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  if (data) return <Hecho confirmado={data} />
  if (error) return <SinConfirmar error={error} onRetry={() => void refetch()} />
  return (
    <Alone title="Confirmar correo">
      <Skeleton lines={2} label="Confirmando tu correo" />
    </Alone>
  )
}

function Hecho({ confirmado: { usuario, correo } }: { confirmado: Confirmado }): ReactElement {
  return (
    <Alone title="Correo confirmado">
      <Note tone="good" live>
        <strong>{correo}</strong> es desde ahora el correo de la cuenta <span className="mono">{usuario}</span>.
      </Note>
      <p className="secondary">
        Ahí llegarán los enlaces para recuperar el acceso y los avisos. El enlace que abriste no sirve más.
      </p>
      <LinkButton to="/mi-perfil" variant="primary" block>
        Ir a Mi perfil
      </LinkButton>
    </Alone>
  )
}

function SinConfirmar({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactElement {
  const isOver = isApiError(error) && error.status === 410
  const isFinal = isOver || (isApiError(error) && error.status === 409)
  return (
    <Alone title={isOver ? 'El enlace ya no sirve' : 'No se pudo confirmar el correo'}>
      {isFinal ? (
        <Note tone="warn">{errorMessage(error)}</Note>
      ) : (
        <ErrorState title="No se pudo confirmar el correo." error={error} onRetry={onRetry} />
      )}
      <LinkButton to="/mi-perfil" variant={isFinal ? 'primary' : 'default'} block>
        Ir a Mi perfil
      </LinkButton>
    </Alone>
  )
}
