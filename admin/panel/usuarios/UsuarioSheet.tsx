import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { useGetOne } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '#admin/shared/ui/Button.tsx'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { IconButton } from '#admin/shared/ui/IconButton.tsx'
import { KeyValueList } from '#admin/shared/ui/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/Note.tsx'
import { SideSheet } from '#admin/shared/ui/SideSheet.tsx'
import { Skeleton } from '#admin/shared/ui/Skeleton.tsx'
import { DETALLE } from '#admin/panel/detalle.ts'
import { fechaHora } from '#admin/panel/instante.ts'
import { ActoDialog } from './ActoDialog.tsx'
import { ACTOS_CUENTA, actosOf } from './actos.ts'
import { EstadoUsuarioTag } from './EstadoUsuarioTag.tsx'
import { LugarForm } from './LugarForm.tsx'
import { EN_SITIO, rutaUsuario } from './rutas.ts'
import type { ActoCuenta } from './actos.ts'
import type { UsuarioPanel } from '#domain/usuarios/usuario.ts'
import type { ReactElement } from 'react'

interface UsuarioSheetProps {
  id: string
  /** The rows in sight, in their order: where previous and next go. */
  ids: readonly number[]
  onClose: () => void
}

/** One account beside the list: its place, how it stands, and what can be done. */
export function UsuarioSheet({ id, ids, onClose }: UsuarioSheetProps): ReactElement {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [acto, setActo] = useState<ActoCuenta | null>(null)
  const { data, error, refetch } = useGetOne<UsuarioPanel>('usuarios', { id: Number(id), meta: DETALLE })
  const at = ids.indexOf(Number(id))
  const open = (next: number | undefined): void => {
    if (next !== undefined) void navigate({ pathname: rutaUsuario(next), search }, { replace: true, state: EN_SITIO })
  }
  return (
    <SideSheet
      title={data ? data.nombre : error ? 'Usuario' : 'Cargando…'}
      facts={data && data.perfil}
      eyebrow={
        data && (
          <>
            <span className="mono secondary">{data.usuario}</span>
            <EstadoUsuarioTag estado={data.estado} />
          </>
        )
      }
      tools={
        <>
          <IconButton icon={ChevronUp} label="Anterior" disabled={at <= 0} onClick={() => open(ids[at - 1])} />
          <IconButton
            icon={ChevronDown}
            label="Siguiente"
            disabled={at < 0 || at >= ids.length - 1}
            onClick={() => open(ids[at + 1])}
          />
        </>
      }
      footer={data && actosOf(data).length > 0 && <Actos usuario={data} onSelect={setActo} />}
      onClose={onClose}
    >
      {error ? (
        <ErrorState
          title="No se pudo cargar el usuario."
          error={error}
          onRetry={() => void refetch()}
          back={{ to: '/panel/usuarios', label: 'Volver a usuarios' }}
        />
      ) : data ? (
        <Datos usuario={data} />
      ) : (
        <Skeleton lines={8} label="Cargando el usuario" />
      )}
      {acto && data && (
        <ActoDialog
          usuario={data}
          acto={acto}
          onClose={() => setActo(null)}
          onDone={(done) => {
            if (done === 'eliminar') onClose()
          }}
        />
      )}
    </SideSheet>
  )
}

function Actos({ usuario, onSelect }: { usuario: UsuarioPanel; onSelect: (acto: ActoCuenta) => void }): ReactElement {
  return (
    <>
      {actosOf(usuario).map((acto) => {
        const { boton, icon, danger } = ACTOS_CUENTA[acto]
        return (
          <Button
            key={acto}
            size="sm"
            icon={icon}
            variant={danger ? 'danger' : 'default'}
            onClick={() => onSelect(acto)}
          >
            {boton}
          </Button>
        )
      })}
    </>
  )
}

function Datos({ usuario }: { usuario: UsuarioPanel }): ReactElement {
  const { estado, bloqueadoHastaAt } = usuario
  return (
    <>
      {bloqueadoHastaAt && (
        <Note tone="bad">
          <strong>Bloqueada por intentos fallidos</strong> hasta {fechaHora(bloqueadoHastaAt)}. Puedes desbloquearla.
        </Note>
      )}
      {estado === 'pendiente' && (
        <Note tone="warn">Tiene una contraseña de un solo uso: al entrar se le pedirá cambiarla.</Note>
      )}
      <LugarForm key={usuario.version} usuario={usuario} />
      <KeyValueList
        wide
        items={[
          { label: 'Correo', value: usuario.correo },
          { label: 'Último acceso', value: usuario.ultimoAccesoAt ? fechaHora(usuario.ultimoAccesoAt) : 'Nunca' },
          { label: 'Dos pasos', value: usuario.dosPasos ? 'Activados' : 'Sin activar' },
          { label: 'Creada', value: fechaHora(usuario.creadoAt) },
        ]}
      />
    </>
  )
}
