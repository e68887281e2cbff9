import { useState } from 'react'
import { LIMITES_CASO } from '#domain/procesos/casos/caso-issues.ts'
import { api } from '#admin/providers/api-client.ts'
import { DateInput } from '#admin/shared/ui/DateInput.tsx'
import { Field } from '#admin/shared/ui/Field.tsx'
import { TextArea } from '#admin/shared/ui/TextArea.tsx'
import { TextInput } from '#admin/shared/ui/TextInput.tsx'
import { ActDialog } from '#admin/shared/ui/ActDialog.tsx'
import { ModulosField } from './ModulosField.tsx'
import { fieldError } from '#admin/providers/field-errors.ts'
import { useCasoAct } from './use-caso-act.ts'
import { useOpcionesCaso } from './use-opciones-caso.ts'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import type { ReactElement } from 'react'

interface Datos {
  readonly asunto: string
  readonly descripcion: string
  readonly NotasI: string
  /** As typed. */
  readonly vence: string
  readonly modulos: readonly number[]
}

/** Corrects what a case says of itself. */
export function EditarDialog({ caso, onClose }: { caso: CasoDetalle; onClose: () => void }): ReactElement {
  const [datos, setDatos] = useState<Datos>({
    asunto: caso.asunto,
    descripcion: caso.descripcion,
    NotasI: caso.NotasI,
    vence: caso.vence,
    modulos: caso.modulosInvolucrados.map(({ id }) => id),
  })
  const { data: opciones } = useOpcionesCaso()
  const set = (change: Partial<Datos>): void => setDatos({ ...datos, ...change })
  const { mutate, isPending, error } = useCasoAct(
    () => api.put<CasoDetalle>(`/api/casos/${caso.id}`, { version: caso.version, ...datos }),
    { hecho: ({ folio }) => `Se guardó el caso ${folio}.`, onDone: onClose },
  )
  return (
    <ActDialog
      title={`Editar el caso ${caso.folio}`}
      action="Guardar cambios"
      busyText="Guardando…"
      busy={isPending}
      error={error}
      failure="No se pudo guardar."
      fields={['asunto', 'vence', 'modulos']}
      size="md"
      onClose={onClose}
      onSubmit={() => mutate()}
    >
      <Field label="Asunto" error={fieldError(error, 'asunto')}>
        <TextInput
          value={datos.asunto}
          maxLength={LIMITES_CASO.asunto}
          onChange={(event) => set({ asunto: event.target.value })}
        />
      </Field>
      <Field label="Descripción" optional>
        <TextArea
          value={datos.descripcion}
          maxLength={LIMITES_CASO.descripcion}
          onChange={(event) => set({ descripcion: event.target.value })}
        />
      </Field>
      <Field label="Fecha límite" width={14} error={fieldError(error, 'vence')}>
        <DateInput value={datos.vence} onChange={(vence) => set({ vence })} />
      </Field>
      <ModulosField
        modulos={opciones?.modulos ?? caso.modulosInvolucrados}
        value={datos.modulos}
        onChange={(modulos) => set({ modulos })}
        fijo={caso.moduloActual?.id}
        error={fieldError(error, 'modulos')}
      />
      <Field label="Notas internas" optional>
        <TextArea
          value={datos.NotasI}
          maxLength={LIMITES_CASO.descripcion}
          onChange={(event) => set({ NotasI: event.target.value })}
        />
      </Field>
    </ActDialog>
  )
}
