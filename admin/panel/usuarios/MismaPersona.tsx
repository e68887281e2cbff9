import { Link2, Unlink } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { api } from '#admin/providers/api-client.ts'
import { KEY_AUTORIZACIONES, SegundaMano } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { ConfirmDialog } from '#admin/shared/form/ConfirmDialog.tsx'
import { TextField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { quedoPorAutorizar, type PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { rutaUsuario } from '#domain/usuarios/ruta-usuario.ts'
import type { CuentaVinculada, UsuarioPanel } from '#domain/usuarios/usuario.ts'
import type { Issue } from '#domain/issue.ts'
import type { ReactElement } from 'react'

const POR = { vinculo: 'vinculada', correo: 'mismo correo' } as const satisfies Record<CuentaVinculada['por'], string>

/** The other accounts of the person: none of them takes a turn that another took (decisions §10.7). */
export function MismaPersona({ usuario }: { usuario: UsuarioPanel }): ReactElement {
  const { id } = usuario
  const [open, setOpen] = useState<'vincular' | 'separar' | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['usuarios', 'misma-persona', id],
    queryFn: ({ signal }) => api.call('GET /api/panel/usuarios/:id/misma-persona', { params: { id }, signal }),
  })
  return (
    <section className="stack" aria-labelledby="misma-persona">
      <h3 id="misma-persona">Otras cuentas de la misma persona</h3>
      {error ? (
        <ErrorState title="No se pudieron cargar sus otras cuentas." error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Cuentas cuentas={data} />
      ) : (
        <Skeleton lines={2} label="Cargando sus otras cuentas" />
      )}
      <div className="row">
        <Button size="sm" icon={Link2} onClick={() => setOpen('vincular')}>
          Vincular cuenta
        </Button>
        {data?.some(({ por }) => por === 'vinculo') && (
          <Button size="sm" icon={Unlink} onClick={() => setOpen('separar')}>
            Separar
          </Button>
        )}
      </div>
      {open === 'vincular' && <Vincular usuario={usuario} onClose={() => setOpen(null)} />}
      {open === 'separar' && <Separar usuario={usuario} onClose={() => setOpen(null)} />}
    </section>
  )
}

function Cuentas({ cuentas }: { cuentas: readonly CuentaVinculada[] }): ReactElement {
  if (cuentas.length === 0)
    return (
      <p className="small secondary">
        Ninguna. Dos cuentas son de una persona si se vinculan o si tienen el mismo correo: ninguna valida, revisa ni
        aprueba lo que hizo la otra.
      </p>
    )
  return (
    <ul className="plain stack">
      {cuentas.map(({ id, usuario, nombre, por }) => (
        <li key={id}>
          <Link to={rutaUsuario({ usuario })}>{nombre}</Link> <span className="mono secondary">{usuario}</span>{' '}
          <span className="small secondary">({POR[por]})</span>
        </li>
      ))}
    </ul>
  )
}

interface DialogProps {
  usuario: UsuarioPanel
  onClose: () => void
}

interface Cuenta {
  readonly usuario: string
}

const pideUsuario = ({ usuario }: Cuenta): readonly Issue[] =>
  usuario.trim() === ''
    ? [{ path: 'usuario', code: 'requerido', message: 'Escribe el usuario de la otra cuenta.' }]
    : []

function Vincular({ usuario: { id, nombre }, onClose }: DialogProps): ReactElement {
  const act = useAct<Cuenta, PropuestaHecha>({
    call: (cuenta) => api.call('POST /api/panel/usuarios/:id/misma-persona', { params: { id }, body: cuenta }),
    keys: ['usuarios', KEY_AUTORIZACIONES],
    toast: quedoPorAutorizar,
    done: onClose,
  })
  return (
    <FormDialog
      id="vincular"
      act={act}
      initial={{ usuario: '' }}
      rules={pideUsuario}
      title={`Vincular otra cuenta de ${nombre}`}
      action="Proponer vínculo"
      busyText="Enviando…"
      failure="No se propuso el vínculo."
      onClose={onClose}
    >
      <p>
        Desde que se autorice, ninguna de las dos podrá validar, revisar ni aprobar lo que solicitó o firmó la otra.
      </p>
      <TextField name="usuario" label="Usuario de la otra cuenta" mono maxLength={60} />
      <SegundaMano />
    </FormDialog>
  )
}

function Separar({ usuario: { id, nombre, usuario }, onClose }: DialogProps): ReactElement {
  const act = useAct({
    call: () => api.call('DELETE /api/panel/usuarios/:id/misma-persona', { params: { id } }),
    keys: ['usuarios', KEY_AUTORIZACIONES],
    toast: quedoPorAutorizar,
    done: onClose,
  })
  return (
    <ConfirmDialog
      act={act}
      title="¿Separar la cuenta?"
      action="Proponer separación"
      busyText="Enviando…"
      failure="No se propuso la separación."
      onClose={onClose}
    >
      <p>
        La cuenta {usuario} de {nombre} deja de contar como la misma persona que las vinculadas. Las que tienen su mismo
        correo lo siguen siendo.
      </p>
      <SegundaMano />
    </ConfirmDialog>
  )
}
