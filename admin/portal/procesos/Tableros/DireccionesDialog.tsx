import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { direccionTableroIssues } from '#domain/procesos/tableros.ts'
import { api } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { Tablero } from '#domain/procesos/tableros.ts'
import type { ReactElement } from 'react'

/** The address of every board; one without it shows the portal's own page. */
export function DireccionesDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['tableros', 'todos'],
    queryFn: ({ signal }) => api.call('GET /api/panel/tableros', { signal }),
    gcTime: 0,
  })
  if (data) return <Formulario tableros={data} onClose={onClose} />
  return (
    <Dialog open size="md" title="Direcciones de los tableros" onClose={onClose}>
      {isPending && <Skeleton lines={6} label="Cargando las direcciones" />}
      {error && <ErrorState title="No se pudieron cargar." error={error} onRetry={() => void refetch()} />}
    </Dialog>
  )
}

function Formulario({ tableros, onClose }: { tableros: readonly Tablero[]; onClose: () => void }): ReactElement {
  const [textos, setTextos] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(tableros.map(({ clave, direccion }) => [clave, direccion])),
  )
  const [tried, setTried] = useState(false)
  const save = useGuardarDirecciones()
  const changed = tableros.filter(({ clave, direccion }) => (textos[clave] ?? '').trim() !== direccion)
  const problemOf = (clave: string): string | null => direccionTableroIssues(textos[clave] ?? '')[0]?.message ?? null
  const submit = (): void => {
    setTried(true)
    const wrong = changed.find(({ clave }) => problemOf(clave) !== null)
    if (wrong) document.getElementById(`tablero-${wrong.clave}`)?.focus()
    else if (changed.length === 0) onClose()
    else save.run(changed.map((tablero) => ({ ...tablero, direccion: textos[tablero.clave] ?? '' })))
  }
  return (
    <ActDialog
      size="md"
      title="Direcciones de los tableros"
      action="Guardar direcciones"
      busyText="Guardando…"
      busy={save.busy}
      error={save.error}
      failure="No se guardaron las direcciones."
      onClose={onClose}
      onSubmit={submit}
    >
      <Note>
        Solo direcciones https. El portal deja entrar en sus marcos únicamente a estos sitios; sin dirección, el tablero
        muestra la página del portal. Al guardar, la pantalla se recarga.
      </Note>
      {tableros.map(({ clave, titulo }) => (
        <Field
          key={clave}
          id={`tablero-${clave}`}
          label={titulo}
          optional
          error={(tried ? problemOf(clave) : null) ?? serverProblem(save.error, clave)}
        >
          <TextInput
            mono
            inputMode="url"
            placeholder="https://"
            value={textos[clave] ?? ''}
            onChange={(event) => setTextos({ ...textos, [clave]: event.target.value })}
          />
        </Field>
      ))}
    </ActDialog>
  )
}

/** One address that the server refused, and why. */
class DireccionRechazada extends Error {
  readonly clave: string

  constructor(clave: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : 'No se guardó.', { cause })
    this.name = 'DireccionRechazada'
    this.clave = clave
  }
}

function serverProblem(error: unknown, clave: string): string | null {
  if (!(error instanceof DireccionRechazada) || error.clave !== clave) return null
  return isApiError(error.cause) ? (error.cause.campos['direccion'] ?? error.message) : error.message
}

/** Saves one after the other; then the page is loaded again, since its content policy is from before. */
function useGuardarDirecciones(): Act<readonly Tablero[]> {
  const client = useQueryClient()
  return useAct({
    call: async (tableros: readonly Tablero[]) => {
      for (const { clave, direccion, version } of tableros)
        try {
          await api.call('PUT /api/panel/tableros/:clave', { params: { clave }, body: { direccion, version } })
        } catch (error) {
          throw new DireccionRechazada(clave, error)
        }
    },
    done: () => window.location.reload(),
    failed: () => void client.invalidateQueries({ queryKey: ['tableros'] }),
  })
}
