import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ban, RotateCw } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useGetOne } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { api } from '#admin/providers/api-client.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Dialog } from '#admin/shared/ui/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { KeyValueList } from '#admin/shared/ui/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/Note.tsx'
import { SideSheet } from '#admin/shared/ui/SideSheet.tsx'
import { Skeleton } from '#admin/shared/ui/Skeleton.tsx'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import { DETALLE } from '#admin/panel/detalle.ts'
import { fechaHora } from '#admin/panel/instante.ts'
import { EN_SITIO } from '#admin/panel/movimientos/ruta-movimiento.ts'
import { EstadoCorreoTag } from './columnas.tsx'
import { claseTexto, MEDIO_TEXTO } from './textos.ts'
import type { CorreoDetalle } from '#domain/correo/correo.ts'
import type { ReactElement } from 'react'

/** A message beside the list: where it stands, and its text unless it is reserved. */
export function CorreoSheet({ id }: { id: number }): ReactElement {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data, error, refetch } = useGetOne<CorreoDetalle>('correos', { id, meta: DETALLE })
  const close = useCallback(
    () => void navigate({ pathname: '/panel/correos', search }, { state: EN_SITIO }),
    [navigate, search],
  )
  return (
    <SideSheet
      title={data ? data.asunto : error ? 'Correo' : 'Cargando…'}
      facts={data && `Para ${data.para}`}
      eyebrow={data && <EstadoCorreoTag estado={data.estado} />}
      footer={data && data.actions.length > 0 && <Acciones correo={data} />}
      onClose={close}
    >
      {error ? (
        <ErrorState
          title="No se pudo cargar el correo."
          error={error}
          onRetry={() => void refetch()}
          back={{ to: '/panel/correos', label: 'Volver a la lista' }}
        />
      ) : data ? (
        <Datos correo={data} />
      ) : (
        <Skeleton lines={8} label="Cargando el correo" />
      )}
    </SideSheet>
  )
}

function Datos({ correo }: { correo: CorreoDetalle }): ReactElement {
  return (
    <div className="stack">
      {correo.error !== '' && correo.estado !== 'enviado' && (
        <Note tone={correo.estado === 'fallido' ? 'bad' : 'warn'}>
          <strong>No ha podido salir.</strong> {correo.error}
        </Note>
      )}
      <KeyValueList
        wide
        items={[
          { label: 'Trata de', value: claseTexto(correo.clase) },
          { label: 'Lo originó', value: correo.actor },
          { label: 'Creado', value: fechaHora(correo.creadoAt) },
          { label: 'Salió', value: correo.entregadoAt ? fechaHora(correo.entregadoAt) : '' },
          { label: 'Salió por', value: correo.medio ? MEDIO_TEXTO[correo.medio] : '' },
          { label: 'Intentos', value: correo.intentos },
          ...(correo.estado === 'pendiente' && correo.intentos > 0
            ? [{ label: 'Próximo intento', value: fechaHora(correo.proximoAt) }]
            : []),
        ]}
      />
      {correo.texto === null ? (
        <Note>
          <strong>Texto reservado.</strong> Lleva un enlace o un código que solo sirve a su destinatario: no se muestra
          a nadie y se borra al salir.
        </Note>
      ) : (
        <section aria-label="Texto del correo" className="correo-texto">
          {correo.texto}
        </section>
      )}
    </div>
  )
}

function Acciones({ correo }: { correo: CorreoDetalle }): ReactElement {
  const [canceling, setCanceling] = useState(false)
  const { mutate, isPending, error } = useChange(correo.id, () => setCanceling(false))
  return (
    <>
      {error && !canceling && <ErrorState title="No se pudo cambiar el correo." error={error} />}
      {correo.actions.includes('reintentar') && (
        <Button
          variant="primary"
          icon={RotateCw}
          busy={isPending}
          busyText="Enviando…"
          onClick={() => mutate('reintentar')}
        >
          Enviar de nuevo
        </Button>
      )}
      {correo.actions.includes('cancelar') && (
        <Button variant="danger" icon={Ban} onClick={() => setCanceling(true)}>
          Cancelar envío
        </Button>
      )}
      <Dialog
        open={canceling}
        title="Cancelar el envío"
        onClose={() => setCanceling(false)}
        locked={isPending}
        footer={
          <>
            <Button onClick={() => setCanceling(false)} disabled={isPending}>
              Conservar
            </Button>
            <Button variant="dangerSolid" busy={isPending} busyText="Cancelando…" onClick={() => mutate('cancelar')}>
              Cancelar envío
            </Button>
          </>
        }
      >
        <div className="stack">
          {error && <ErrorState title="No se pudo cancelar." error={error} />}
          <p>
            «{correo.asunto}» no saldrá para {correo.para}. No se puede deshacer.
          </p>
        </div>
      </Dialog>
    </>
  )
}

function useChange(id: number, onDone: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (action: CorreoDetalle['actions'][number]) =>
      api.post<CorreoDetalle>(`/api/panel/correos/${id}/${action}`, {}),
    onSuccess: async (_done, action) => {
      toast.success(action === 'cancelar' ? 'Se canceló el envío.' : 'El correo saldrá en unos segundos.')
      onDone()
      await client.invalidateQueries({ queryKey: ['correos'] })
    },
    onError: () => void client.invalidateQueries({ queryKey: ['correos'] }),
  })
}
