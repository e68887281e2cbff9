import { useQuery } from '@tanstack/react-query'
import { isPropuestaHecha, quedoPorAutorizar } from '#domain/autorizaciones/propuesta.ts'
import { KEY_AUTORIZACIONES, SegundaMano } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { api } from '#admin/providers/api-client.ts'
import { Ganancia, Nombres, Perdida } from '#admin/panel/perfiles/CambioDerechos.tsx'
import { PasswordField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import type { UsuarioPanel } from '#domain/usuarios/usuario.ts'
import type { Issue } from '#domain/issue.ts'
import type { ReactElement } from 'react'

interface Confirmacion {
  readonly clave: string
}

interface CambiarPerfilProps {
  usuario: UsuarioPanel
  perfil: { readonly id: number; readonly nombre: string }
  onClose: () => void
}

/** What another profile takes from a person and gives, before it is theirs; with the own password where it administers. */
export function CambiarPerfil({ usuario, perfil, onClose }: CambiarPerfilProps): ReactElement {
  const { id, version, nombre } = usuario
  const previsto = useQuery({
    queryKey: ['usuarios', 'previsto', id, version, perfil.id],
    queryFn: () => api.call('POST /api/panel/usuarios/:id/previsto', { params: { id }, body: { perfilId: perfil.id } }),
    gcTime: 0,
    staleTime: 0,
  })
  const act = useAct({
    call: ({ clave }: Confirmacion) =>
      api.call('PUT /api/panel/usuarios/:id', {
        params: { id },
        body: {
          version,
          perfilId: perfil.id,
          ...(clave === '' ? {} : { clave }),
        },
      }),
    keys: ['usuarios', KEY_AUTORIZACIONES],
    toast: (hecho) =>
      isPropuestaHecha(hecho) ? quedoPorAutorizar(hecho) : `${nombre} tiene ahora el perfil ${perfil.nombre}.`,
    done: onClose,
  })
  const { data } = previsto
  const same =
    data && [data.pierde, data.gana, data.cierra, data.abre, data.cambios].every((those) => those.length === 0)
  const rules = ({ clave }: Confirmacion): readonly Issue[] =>
    data?.pideClave && clave === '' ? [{ path: 'clave', code: 'requerida', message: 'Escribe tu contraseña.' }] : []
  return (
    <FormDialog
      size="md"
      id="cambiar-perfil"
      title={`Dar a ${nombre} el perfil ${perfil.nombre}`}
      action={data?.dosManos ? 'Proponer el perfil' : 'Dar el perfil'}
      busyText="Guardando…"
      failure="No se pudo cambiar el perfil."
      danger={data?.pideClave === true}
      waiting={!data}
      initial={{ clave: '' }}
      rules={rules}
      act={act}
      onClose={onClose}
    >
      {previsto.error && (
        <ErrorState
          title="No se pudo saber qué cambiaría."
          error={previsto.error}
          onRetry={() => void previsto.refetch()}
        />
      )}
      {!data && !previsto.error && <Skeleton lines={4} label="Viendo qué cambiaría" />}
      {data && (
        <>
          <p>
            Hoy tiene el perfil {usuario.perfil}. El cambio vale desde que se {data.dosManos ? 'autoriza' : 'guarda'},
            también en sus sesiones abiertas.
          </p>
          {same && <Note>No cambia lo que puede hacer ni las pantallas que abre.</Note>}
          {data.cambios.map(({ label, names }) => (
            <Nombres key={label} label={label} names={names} />
          ))}
          <Perdida {...data} />
          <Ganancia {...data} />
          {data.dosManos && <SegundaMano />}
          {data.pideClave && (
            <PasswordField
              name="clave"
              label="Tu contraseña"
              help="Este perfil administra el portal: confirma que eres tú."
              autoComplete="current-password"
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
