import { Ban, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useRegistro } from '#admin/panel/recurso.ts'
import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { DETALLE } from '#admin/shared/detalle.ts'
import { HojaDetalle } from '#admin/panel/hoja/HojaDetalle.tsx'
import { fechaHora } from '#admin/shared/instante.ts'
import { EstadoCorreoTag } from './columnas.tsx'
import { rutaCorreo } from './ruta-correo.ts'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { TextosHoja } from '#admin/panel/hoja/HojaDetalle.tsx'
import { claseTexto, NOMBRE_MEDIO_CORREO } from '#domain/correo/textos-correo.ts'
import type { CorreoDetalle } from '#domain/correo/correo.ts'
import type { ReactElement } from 'react'

const TEXTOS: TextosHoja = {
  nombre: 'Correo',
  cargando: 'Cargando el correo',
  falla: 'No se pudo cargar el correo.',
  volver: 'Volver a la lista',
  lista: '/panel/correos',
}

/** A message beside the list: where it stands, and its text unless it is reserved. `ids`: the rows in sight, in order. */
export function CorreoSheet({ id, ids }: { id: number; ids: readonly number[] }): ReactElement {
  const query = useRegistro('correos', { id, meta: DETALLE })
  return (
    <HojaDetalle
      textos={TEXTOS}
      clave={id}
      claves={ids}
      ruta={rutaCorreo}
      query={query}
      title={({ asunto }) => asunto}
      facts={({ para }) => `Para ${para}`}
      eyebrow={({ estado }) => <EstadoCorreoTag estado={estado} />}
      footer={(correo) => correo.actions.length > 0 && <Acciones key={correo.id} correo={correo} />}
    >
      {(correo) => <Datos correo={correo} />}
    </HojaDetalle>
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
          { label: 'Salió por', value: correo.medio ? NOMBRE_MEDIO_CORREO[correo.medio] : '' },
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
  const { run, busy, error } = useChange(correo.id, () => setCanceling(false))
  return (
    <>
      {error && !canceling && <ErrorState title="No se pudo cambiar el correo." error={error} />}
      {correo.actions.includes('reintentar') && (
        <Button variant="primary" icon={RotateCw} busy={busy} busyText="Enviando…" onClick={() => run('reintentar')}>
          Enviar de nuevo
        </Button>
      )}
      {correo.actions.includes('cancelar') && (
        <Button variant="danger" icon={Ban} onClick={() => setCanceling(true)}>
          Cancelar envío
        </Button>
      )}
      {canceling && (
        <ActDialog
          title="Cancelar el envío"
          action="Cancelar envío"
          cancel="Conservar"
          danger
          busyText="Cancelando…"
          busy={busy}
          error={error}
          failure="No se pudo cancelar."
          onClose={() => setCanceling(false)}
          onSubmit={() => run('cancelar')}
        >
          <p>
            «{correo.asunto}» no saldrá para {correo.para}. No se puede deshacer.
          </p>
        </ActDialog>
      )}
    </>
  )
}

function useChange(id: number, onDone: () => void): Act<CorreoDetalle['actions'][number], CorreoDetalle> {
  return useAct({
    call: (action: CorreoDetalle['actions'][number]) =>
      api.call(`POST /api/panel/correos/:id/${action}`, { params: { id }, body: {} }),
    keys: ['correos'],
    toast: (_done, action) => (action === 'cancelar' ? 'Se canceló el envío.' : 'El correo saldrá en unos segundos.'),
    done: onDone,
  })
}
