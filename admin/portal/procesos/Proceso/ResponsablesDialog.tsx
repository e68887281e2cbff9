import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { fieldError } from '#admin/providers/field-errors.ts'
import { ActDialog } from '#admin/shared/ui/ActDialog.tsx'
import { Combobox } from '#admin/shared/ui/Combobox.tsx'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { Field } from '#admin/shared/ui/Field.tsx'
import { IconButton } from '#admin/shared/ui/IconButton.tsx'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import type { FichaProceso, Responsable } from '#domain/procesos/ficha.ts'
import type { ReactElement } from 'react'

const detalle = ({ perfil, lugar }: Responsable): string => [perfil, lugar].filter(Boolean).join(' · ')

/** Who is in charge, chosen among those whose profile opens the process. */
export function ResponsablesDialog({ ficha, onClose }: { ficha: FichaProceso; onClose: () => void }): ReactElement {
  const [elegidos, setElegidos] = useState<readonly Responsable[]>(ficha.responsables)
  const candidatos = useQuery({
    queryKey: ['proceso', ficha.id, 'candidatos'],
    queryFn: ({ signal }) => api.get<readonly Responsable[]>(`/api/procesos/${ficha.id}/candidatos`, { signal }),
  })
  const save = useGuardar(ficha, onClose)
  const ids = new Set(elegidos.map(({ id }) => id))
  const libres = (candidatos.data ?? []).filter(({ id }) => !ids.has(id))
  return (
    <ActDialog
      size="md"
      title={`Personas a cargo de ${ficha.nombre}`}
      action="Guardar personas a cargo"
      busyText="Guardando…"
      busy={save.isPending}
      error={save.error}
      failure="No se pudo guardar quién está a cargo."
      fields={['usuarios']}
      onClose={onClose}
      onSubmit={() => save.mutate(elegidos.map(({ id }) => id))}
    >
      {candidatos.error && (
        <ErrorState
          title="No se pudo cargar a las personas."
          error={candidatos.error}
          onRetry={() => void candidatos.refetch()}
        />
      )}
      <Field
        label="Agregar a una persona"
        help="Aparecen quienes tienen este proceso en su perfil."
        error={fieldError(save.error, 'usuarios')}
      >
        <Combobox
          options={libres.map((persona) => ({
            value: String(persona.id),
            label: persona.nombre,
            detail: detalle(persona),
          }))}
          value=""
          loading={candidatos.isPending}
          placeholder="Busca por nombre o perfil"
          onChange={(value) => {
            const persona = libres.find(({ id }) => String(id) === value)
            if (persona) setElegidos([...elegidos, persona])
          }}
        />
      </Field>
      {elegidos.length === 0 ? (
        <p className="secondary small">Nadie quedará a cargo.</p>
      ) : (
        <ul className="plain ficha-personas" aria-label="Personas a cargo">
          {elegidos.map((persona) => (
            <li key={persona.id}>
              <span>
                {persona.nombre}
                <small className="muted">{detalle(persona)}</small>
              </span>
              <IconButton
                icon={X}
                label={`Quitar a ${persona.nombre}`}
                onClick={() => setElegidos(elegidos.filter(({ id }) => id !== persona.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </ActDialog>
  )
}

function useGuardar(ficha: FichaProceso, onDone: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (usuarios: readonly number[]) =>
      api.put<readonly Responsable[]>(`/api/procesos/${ficha.id}/responsables`, { usuarios, version: ficha.version }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['proceso'] })
      toast.success('Se guardó quién está a cargo.')
      onDone()
    },
    onError: (error) => {
      if (isApiError(error) && error.codigo === 'version') void client.invalidateQueries({ queryKey: ['proceso'] })
    },
  })
}
