import { useMutation, useQuery } from '@tanstack/react-query'
import { textoCapacidad } from '#domain/acceso/textos-capacidades.ts'
import { api } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { ActDialog } from '#admin/shared/ui/ActDialog.tsx'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { Note } from '#admin/shared/ui/Note.tsx'
import { Skeleton } from '#admin/shared/ui/Skeleton.tsx'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { tituloVista } from './textos-derechos.ts'
import type { CambioPrevisto, PerfilDetalle, PermisosPerfil } from '#domain/acceso/perfil.ts'
import type { ReactElement } from 'react'

interface GuardarDialogProps {
  base: PerfilDetalle
  draft: PermisosPerfil
  onClose: () => void
  onSaved: (saved: PerfilDetalle) => Promise<void>
  /** Somebody saved it first: as it is now. */
  onConflict: (actual: PerfilDetalle) => void
}

/** What the change takes away and gives, and to whom, before it is saved. */
export function GuardarDialog({ base, draft, onClose, onSaved, onConflict }: GuardarDialogProps): ReactElement {
  const { id, version, protegido } = base
  const previsto = useQuery({
    queryKey: ['perfiles', 'previsto', id, version, draft],
    queryFn: () => api.post<CambioPrevisto>(`/api/panel/perfiles/${id}/previsto`, draft),
    gcTime: 0,
    staleTime: 0,
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const { nombre, exigeDosPasos } = draft
      const body = protegido ? { nombre, exigeDosPasos } : draft
      return api.put<PerfilDetalle>(`/api/panel/perfiles/${id}`, { version, ...body })
    },
    onSuccess: onSaved,
    onError: (failure) => {
      if (isApiError(failure) && failure.codigo === 'version') onConflict(failure.body.actual as PerfilDetalle)
    },
  })
  const { data } = previsto
  const loses = data !== undefined && data.pierde.length + data.cierra.length > 0
  return (
    <ActDialog
      size="md"
      title={`Guardar los cambios de ${base.nombre}`}
      action="Guardar cambios"
      cancel="Seguir editando"
      danger={loses}
      busyText="Guardando…"
      busy={isPending}
      waiting={!data}
      error={error}
      failure="No se pudo guardar."
      onClose={onClose}
      onSubmit={() => mutate()}
    >
      {previsto.error && (
        <ErrorState
          title="No se pudo saber qué cambiaría."
          error={previsto.error}
          onRetry={() => void previsto.refetch()}
        />
      )}
      {!data && !previsto.error && <Skeleton lines={4} label="Viendo qué cambiaría" />}
      {data && <Previsto previsto={data} />}
    </ActDialog>
  )
}

function Previsto({ previsto }: { previsto: CambioPrevisto }): ReactElement {
  const { pierde, gana, cierra, abre, sinLugar } = previsto
  const same = pierde.length + gana.length + cierra.length + abre.length === 0
  return (
    <>
      <p>{personasTexto(previsto.personas)}</p>
      {same && <Note>No cambia lo que alguien puede hacer ni las pantallas que abre.</Note>}
      {pierde.length + cierra.length > 0 && (
        <Note tone="warn">
          <strong>Se quita</strong>
          <Nombres label="Dejan de poder" names={pierde.map(textoCapacidad)} />
          <Nombres label="Dejan de abrir" names={cierra.map(tituloVista)} />
        </Note>
      )}
      {sinLugar.length > 0 && (
        <Note tone="warn">
          <strong>Sin lugar en la estructura</strong>, no verán a nadie hasta que se les asigne: {sinLugar.join(', ')}.
        </Note>
      )}
      {gana.length + abre.length > 0 && (
        <Note tone="good">
          <strong>Se da</strong>
          <Nombres label="Podrán" names={gana.map(textoCapacidad)} />
          <Nombres label="Abrirán" names={abre.map(tituloVista)} />
        </Note>
      )}
    </>
  )
}

function Nombres({ label, names }: { label: string; names: readonly string[] }): ReactElement | null {
  if (names.length === 0) return null
  return (
    <div>
      {label}:
      <ul className="previsto-lista">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}

function personasTexto({ total, primeras }: CambioPrevisto['personas']): string {
  if (total === 0) return 'Ningún usuario activo tiene este perfil: el cambio no quita nada a nadie por ahora.'
  const more = total > primeras.length ? ` y ${total - primeras.length} más` : ''
  const verb = total === 1 ? 'Lo tiene' : 'Lo tienen'
  return `${verb} ${cuentaTexto(total, 'usuario activo', 'usuarios activos')}: ${primeras.join(', ')}${more}. El cambio vale en cuanto se guarda, también en sus sesiones abiertas.`
}
