import { useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { TextArea } from '#admin/shared/ui/campos/TextArea.tsx'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { fieldError } from '#admin/providers/field-errors.ts'
import { useCasoAct } from './use-caso-act.ts'
import { useResponsables } from './use-opciones-caso.ts'
import { responsableOptions } from './responsable-options.ts'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import type { ReactElement } from 'react'

/** Gives the case to somebody, or to nobody. */
export function AsignarDialog({ caso, onClose }: { caso: CasoDetalle; onClose: () => void }): ReactElement {
  const [persona, setPersona] = useState('')
  const [nota, setNota] = useState('')
  const [missing, setMissing] = useState(false)
  const posibles = useResponsables({ caso: caso.id })
  const { run, busy, error } = useCasoAct(
    () =>
      api.call('POST /api/casos/:id/asignar', {
        params: { id: caso.id },
        body: {
          version: caso.version,
          responsable: persona === NADIE ? null : Number(persona),
          nota,
        },
      }),
    {
      hecho: ({ responsable }) =>
        responsable ? `Se asignó a ${responsable.nombre}.` : 'El caso quedó sin responsable.',
      onDone: onClose,
    },
  )
  const options = (posibles.data ?? []).filter(({ id }) => id !== caso.responsable?.id)
  return (
    <ActDialog
      title={`Asignar el caso ${caso.folio}`}
      action="Asignar"
      busyText="Asignando…"
      busy={busy}
      error={error}
      failure="No se pudo asignar."
      fields={['responsable']}
      onClose={onClose}
      onSubmit={() => (persona === '' ? setMissing(true) : run())}
    >
      {posibles.isError && (
        <ErrorState
          title="No se pudo cargar a quién asignarlo."
          error={posibles.error}
          onRetry={() => void posibles.refetch()}
        />
      )}
      <Field
        label="Responsable"
        help={caso.responsable ? `Ahora lo atiende ${caso.responsable.nombre}.` : 'Nadie lo atiende todavía.'}
        error={missing && persona === '' ? 'Elige a una persona.' : fieldError(error, 'responsable')}
      >
        <Combobox
          options={[
            ...(caso.responsable ? [{ value: NADIE, label: 'Nadie: dejarlo pendiente' }] : []),
            ...responsableOptions(options),
          ]}
          value={persona}
          onChange={setPersona}
          loading={posibles.isPending}
        />
      </Field>
      <Field label="Nota" optional help="Queda en el historial del caso.">
        <TextArea value={nota} maxLength={2000} onChange={(event) => setNota(event.target.value)} />
      </Field>
    </ActDialog>
  )
}

const NADIE = 'nadie'
