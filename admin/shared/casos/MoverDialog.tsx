import { useState } from 'react'
import { NOMBRE_ESTADO_CASO } from '#domain/procesos/casos/estado-caso.ts'
import { api } from '#admin/providers/api-client.ts'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { RadioGroup } from '#admin/shared/ui/campos/RadioGroup.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { TextArea } from '#admin/shared/ui/campos/TextArea.tsx'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { fieldError } from '#admin/providers/field-errors.ts'
import { useCasoAct } from './use-caso-act.ts'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import type { EstadoCaso } from '#domain/procesos/casos/estado-caso.ts'
import type { ReactElement } from 'react'

const ESTADOS = ['pendiente', 'en progreso'] as const satisfies readonly EstadoCaso[]

/** Changes the state of a case, the module where it is, or both. */
export function MoverDialog({ caso, onClose }: { caso: CasoDetalle; onClose: () => void }): ReactElement {
  const [estado, setEstado] = useState<EstadoCaso>(caso.estado)
  const [modulo, setModulo] = useState(String(caso.moduloActual?.id ?? ''))
  const [nota, setNota] = useState('')
  const { run, busy, error } = useCasoAct(
    () =>
      api.call('POST /api/casos/:id/mover', {
        params: { id: caso.id },
        body: {
          version: caso.version,
          estado,
          ...(modulo === '' ? {} : { modulo: Number(modulo) }),
          nota,
        },
      }),
    { hecho: (now) => `${now.folio}: ${NOMBRE_ESTADO_CASO[now.estado]}.`, onDone: onClose },
  )
  return (
    <ActDialog
      title={`Mover el caso ${caso.folio}`}
      action="Mover caso"
      busyText="Moviendo…"
      busy={busy}
      error={error}
      failure="No se pudo mover."
      fields={['estado', 'modulo', 'nota']}
      onClose={onClose}
      onSubmit={() => run()}
    >
      <RadioGroup
        legend="Estado"
        help="Para completarlo usa «Cerrar caso»."
        options={ESTADOS.map((value) => ({ value, label: NOMBRE_ESTADO_CASO[value] }))}
        value={estado}
        onChange={(value) => setEstado(value as EstadoCaso)}
        error={fieldError(error, 'estado')}
        inline
      />
      {caso.modulosInvolucrados.length > 1 && (
        <Field label="Módulo donde está" error={fieldError(error, 'modulo')}>
          <Select
            options={caso.modulosInvolucrados.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
            value={modulo}
            onChange={(event) => setModulo(event.target.value)}
          />
        </Field>
      )}
      <Field
        label="Nota"
        optional={!(caso.estado === 'en progreso' && estado === 'pendiente')}
        help="Queda en el historial del caso."
        error={fieldError(error, 'nota')}
      >
        <TextArea value={nota} maxLength={2000} onChange={(event) => setNota(event.target.value)} />
      </Field>
    </ActDialog>
  )
}
