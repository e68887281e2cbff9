import { useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { AsuntoFields, NotasField, VenceField } from './CamposCaso.tsx'
import { ModulosField } from './ModulosField.tsx'
import { fieldError } from '#admin/providers/field-errors.ts'
import { useCasoAct } from './use-caso-act.ts'
import { useOpcionesCaso } from './use-opciones-caso.ts'
import type { TextosCaso } from './CamposCaso.tsx'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import type { ReactElement } from 'react'

interface Datos extends TextosCaso {
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
  const { run, busy, error } = useCasoAct(
    () => api.call('PUT /api/casos/:id', { params: { id: caso.id }, body: { version: caso.version, ...datos } }),
    { hecho: ({ folio }) => `Se guardó el caso ${folio}.`, onDone: onClose },
  )
  return (
    <ActDialog
      title={`Editar el caso ${caso.folio}`}
      action="Guardar cambios"
      busyText="Guardando…"
      busy={busy}
      error={error}
      failure="No se pudo guardar."
      fields={['asunto', 'vence', 'modulos']}
      size="md"
      onClose={onClose}
      onSubmit={() => run()}
    >
      <AsuntoFields datos={datos} error={error} onChange={set} />
      <VenceField datos={datos} error={error} onChange={set} />
      <ModulosField
        modulos={opciones?.modulos ?? caso.modulosInvolucrados}
        value={datos.modulos}
        onChange={(modulos) => set({ modulos })}
        fijo={caso.moduloActual?.id}
        error={fieldError(error, 'modulos')}
      />
      <NotasField datos={datos} onChange={set} />
    </ActDialog>
  )
}
