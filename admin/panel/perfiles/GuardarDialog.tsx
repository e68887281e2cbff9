import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { KEY_AUTORIZACIONES, SegundaMano } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { resumenCambio } from '#domain/acceso/resumen-cambio.ts'
import { cambiosDe } from '#domain/acceso/cambios-perfil.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { Ganancia, Nombres, Perdida } from './CambioDerechos.tsx'
import type { CambioPrevisto, PerfilDetalle, PermisosPerfil, RespuestaDerechos } from '#domain/acceso/perfil.ts'
import type { PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import type { ReactElement } from 'react'

interface GuardarDialogProps {
  base: PerfilDetalle
  draft: PermisosPerfil
  derechos: RespuestaDerechos
  onClose: () => void
  /** Receives the saved profile, or the proposal that waits for a second person. */
  onSaved: (saved: PerfilDetalle | PropuestaHecha) => Promise<void>
  /** Somebody saved it first: as it is now, and who did. */
  onConflict: (conflicto: { readonly actual: PerfilDetalle; readonly mensaje: string }) => void
}

/** What the change takes away and gives, and to whom, before it is saved. */
export function GuardarDialog({
  base,
  draft,
  derechos,
  onClose,
  onSaved,
  onConflict,
}: GuardarDialogProps): ReactElement {
  const { id, version, protegido } = base
  const previsto = useQuery({
    queryKey: ['perfiles', 'previsto', id, version, draft],
    queryFn: () => api.call('POST /api/panel/perfiles/:id/previsto', { params: { id }, body: draft }),
    gcTime: 0,
    staleTime: 0,
  })
  const { run, busy, error } = useAct({
    call: () => {
      const { nombre, exigeDosPasos } = draft
      const body = protegido ? { nombre, exigeDosPasos } : draft
      return api.call('PUT /api/panel/perfiles/:id', { params: { id }, body: { version, ...body } })
    },
    keys: [KEY_AUTORIZACIONES],
    done: onSaved,
    conflict: (actual: PerfilDetalle, mensaje) => onConflict({ actual, mensaje }),
  })
  const { data } = previsto
  const cambios = cambiosDe(base, draft, derechos)
  const loses =
    cambios.some(({ quita }) => quita) || (data !== undefined && data.pierde.length + data.cierra.length > 0)
  const gives = data?.dosManos === true
  return (
    <ActDialog
      size="md"
      title={`Guardar los cambios de ${base.nombre}`}
      action={gives ? 'Proponer cambios' : 'Guardar cambios'}
      cancel="Seguir editando"
      danger={loses}
      busyText="Guardando…"
      busy={busy}
      waiting={!data}
      error={error}
      failure="No se pudo guardar."
      onClose={onClose}
      onSubmit={() => run()}
    >
      {previsto.error && (
        <ErrorState
          title="No se pudo saber qué cambiaría."
          error={previsto.error}
          onRetry={() => void previsto.refetch()}
        />
      )}
      {!data && !previsto.error && <Skeleton lines={4} label="Viendo qué cambiaría" />}
      {cambios.map(({ label, names }) => (
        <Nombres key={label} label={label} names={names} />
      ))}
      {data && <Previsto id={id} previsto={data} />}
      {gives && <SegundaMano />}
    </ActDialog>
  )
}

/** What the change means: to whom, and for what they may do and open. */
function Previsto({ id, previsto }: { id: number; previsto: CambioPrevisto }): ReactElement {
  const { pierde, gana, cierra, abre, sinLugar } = previsto
  const same = pierde.length + gana.length + cierra.length + abre.length === 0
  return (
    <>
      {!same && (
        <p>
          <strong>{resumenCambio(previsto)}</strong>
        </p>
      )}
      <Personas id={id} previsto={previsto} />
      {same && <Note>No cambia lo que alguien puede hacer ni las pantallas que abre.</Note>}
      <Perdida {...previsto} />
      {sinLugar.length > 0 && (
        <Note tone="warn">
          <strong>Sin lugar en la estructura</strong>, no verán a nadie hasta que se les asigne: {sinLugar.join(', ')}.
        </Note>
      )}
      <Ganancia {...previsto} />
    </>
  )
}

/** Who holds the profile; the ones not named are a click away, in a tab of its own so that nothing is lost. */
function Personas({ id, previsto }: { id: number; previsto: CambioPrevisto }): ReactElement {
  const { total, primeras } = previsto.personas
  const desde = previsto.dosManos ? 'se autoriza' : 'se guarda'
  if (total === 0) return <p>Ningún usuario activo tiene este perfil: el cambio no quita nada a nadie por ahora.</p>
  const filter = encodeURIComponent(JSON.stringify({ perfilId: id }))
  return (
    <p>
      {total === 1 ? 'Lo tiene' : 'Lo tienen'} {cuentaTexto(total, 'usuario activo', 'usuarios activos')}:{' '}
      {primeras.join(', ')}
      {total > primeras.length && (
        <>
          {' y '}
          <a href={`/panel/usuarios?filter=${filter}`} target="_blank" rel="noreferrer">
            {total - primeras.length} más
          </a>
        </>
      )}
      . El cambio vale en cuanto {desde}, también en sus sesiones abiertas.
    </p>
  )
}
