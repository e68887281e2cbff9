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
import { ClaveNuevaForm } from './ClaveNuevaForm.tsx'
import type { ReactElement } from 'react'

/** `/recuperar/:token`: a new password with the link of a message. Public; the link does not stay in the address. */
export default function Recuperar(): ReactElement {
  const params = useParams()
  const [token] = useState(params['token'] ?? '')
  const [done, setDone] = useState(false)
  useEffect(() => {
    document.title = 'Contraseña nueva · Portal interno'
    // Neither the history of a shared computer nor a screenshot keeps it.
    window.history.replaceState(window.history.state, '', '/recuperar/enlace')
  }, [])
  const { data, error, refetch } = useQuery({
    queryKey: ['recuperar', token],
    queryFn: () => api.call('POST /api/recuperar/comprobar', { body: { token }, anonymous: true }),
    retry: false,
    gcTime: 0,
  })
  if (done) return <Hecho />
  if (error) return <SinEnlace error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Alone title="Contraseña nueva">
        <Skeleton lines={4} label="Comprobando el enlace" />
      </Alone>
    )
  return (
    <Alone title="Contraseña nueva">
      <p className="secondary">
        Para la cuenta <span className="mono strong">{data.usuario}</span>. Al guardarla se cierran todas sus sesiones.
      </p>
      <ClaveNuevaForm
        block
        usuario={data.usuario}
        submitLabel="Guardar contraseña"
        call={({ nueva }) => api.call('POST /api/recuperar/confirmar', { body: { token, nueva }, anonymous: true })}
        onDone={() => setDone(true)}
      />
    </Alone>
  )
}

function Hecho(): ReactElement {
  return (
    <Alone title="Contraseña cambiada">
      <Note tone="good" live>
        Ya puedes entrar con tu contraseña nueva. El enlace no sirve más.
      </Note>
      <LinkButton to="/login" variant="primary" block>
        Entrar al portal
      </LinkButton>
    </Alone>
  )
}

function SinEnlace({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactElement {
  const isOver = isApiError(error) && error.status === 410
  return (
    <Alone title={isOver ? 'El enlace ya no sirve' : 'No se pudo comprobar el enlace'}>
      {isOver ? (
        <Note tone="warn">{errorMessage(error)}</Note>
      ) : (
        <ErrorState title="No se pudo comprobar el enlace." error={error} onRetry={onRetry} />
      )}
      <LinkButton to="/login" variant={isOver ? 'primary' : 'default'} block>
        {isOver ? 'Pedir otro enlace' : 'Ir a la entrada'}
      </LinkButton>
    </Alone>
  )
}
