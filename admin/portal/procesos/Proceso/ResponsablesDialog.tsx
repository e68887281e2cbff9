import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { fieldError } from '#admin/providers/field-errors.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import type { FichaProceso, Responsable } from '#domain/procesos/ficha.ts'
import type { ReactElement } from 'react'

const detalle = ({ perfil, lugar }: Responsable): string => [perfil, lugar].filter(Boolean).join(' · ')

/** Who is in charge, chosen among those whose profile opens the process. */
export function ResponsablesDialog({ ficha, onClose }: { ficha: FichaProceso; onClose: () => void }): ReactElement {
  const [elegidos, setElegidos] = useState<readonly Responsable[]>(ficha.responsables)
  const candidatos = useQuery({
    queryKey: ['proceso', ficha.id, 'candidatos'],
    queryFn: ({ signal }) => api.call('GET /api/procesos/:id/candidatos', { params: { id: ficha.id }, signal }),
  })
  const save = useAct({
    call: (usuarios: readonly number[]) =>
      api.call('PUT /api/procesos/:id/responsables', {
        params: { id: ficha.id },
        body: { usuarios, version: ficha.version },
      }),
    keys: ['proceso'],
    toast: () => 'Se guardó quién está a cargo.',
    done: onClose,
  })
  const ids = new Set(elegidos.map(({ id }) => id))
  const libres = (candidatos.data ?? []).filter(({ id }) => !ids.has(id))
  return (
    <ActDialog
      size="md"
      title={`Personas a cargo de ${ficha.nombre}`}
      action="Guardar personas a cargo"
      busyText="Guardando…"
      busy={save.busy}
      error={save.error}
      failure="No se pudo guardar quién está a cargo."
      fields={['usuarios']}
      onClose={onClose}
      onSubmit={() => save.run(elegidos.map(({ id }) => id))}
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
