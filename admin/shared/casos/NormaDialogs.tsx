import { useState } from 'react'
import { LIMITES_CASO } from '#domain/procesos/casos/caso-issues.ts'
import { ESTADOS_CASO, NOMBRE_ESTADO_CASO } from '#domain/procesos/casos/estado-caso.ts'
import { api } from '#admin/providers/api-client.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { RadioGroup } from '#admin/shared/ui/campos/RadioGroup.tsx'
import { TextArea } from '#admin/shared/ui/campos/TextArea.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { fieldError } from '#admin/providers/field-errors.ts'
import { useCasoAct } from './use-caso-act.ts'
import type { CasoDetalle, NormaCaso } from '#domain/procesos/casos/caso.ts'
import type { ReactElement } from 'react'

interface NormaDialogProps {
  caso: CasoDetalle
  onClose: () => void
}

/** Adds a norm to the case. */
export function AgregarNormaDialog({ caso, onClose }: NormaDialogProps): ReactElement {
  const [Nombre, setNombre] = useState('')
  const [Descripcion, setDescripcion] = useState('')
  const { run, busy, error } = useCasoAct(
    () =>
      api.call('POST /api/casos/:id/normas', {
        params: { id: caso.id },
        body: { version: caso.version, Nombre, Descripcion },
      }),
    { hecho: () => 'Se agregó la norma.', onDone: onClose },
  )
  return (
    <ActDialog
      title="Agregar norma"
      action="Agregar norma"
      busyText="Agregando…"
      busy={busy}
      error={error}
      failure="No se pudo agregar la norma."
      fields={['Nombre']}
      onClose={onClose}
      onSubmit={() => run()}
    >
      <Field
        label="Nombre"
        help="La ley, el reglamento o el procedimiento que el caso debe cumplir."
        error={fieldError(error, 'Nombre')}
      >
        <TextInput value={Nombre} maxLength={LIMITES_CASO.norma} onChange={(event) => setNombre(event.target.value)} />
      </Field>
      <Field label="Descripción" optional>
        <TextArea value={Descripcion} maxLength={2000} onChange={(event) => setDescripcion(event.target.value)} />
      </Field>
    </ActDialog>
  )
}

/** Says where a norm stands, or takes it away. */
export function NormaDialog({ caso, norma, onClose }: NormaDialogProps & { norma: NormaCaso }): ReactElement {
  const [Estado, setEstado] = useState(norma.Estado)
  const [NotasI, setNotasI] = useState(norma.NotasI)
  const params = { id: caso.id, norma: norma.id }
  const { run, busy, error } = useCasoAct(
    () => api.call('PUT /api/casos/:id/normas/:norma', { params, body: { version: caso.version, Estado, NotasI } }),
    {
      hecho: () => `Se guardó ${norma.Nombre}.`,
      onDone: onClose,
    },
  )
  const quitar = useCasoAct(
    () => api.call('DELETE /api/casos/:id/normas/:norma', { params, body: { version: caso.version } }),
    {
      hecho: () => 'Se quitó la norma.',
      onDone: onClose,
    },
  )
  return (
    <ActDialog
      title={norma.Nombre}
      action="Guardar"
      busyText="Guardando…"
      busy={busy || quitar.busy}
      error={error ?? quitar.error}
      failure="No se pudo guardar la norma."
      fields={[]}
      extra={
        <Button
          variant="danger"
          className="caso-inicio"
          disabled={busy}
          busy={quitar.busy}
          busyText="Quitando…"
          onClick={() => quitar.run()}
        >
          Quitar norma
        </Button>
      }
      onClose={onClose}
      onSubmit={() => run()}
    >
      {norma.Descripcion !== '' && <p className="secondary">{norma.Descripcion}</p>}
      <RadioGroup
        legend="Estado"
        options={ESTADOS_CASO.map((value) => ({ value, label: NOMBRE_ESTADO_CASO[value] }))}
        value={Estado}
        onChange={(value) => setEstado(value as typeof Estado)}
      />
      <Field label="Notas internas" optional>
        <TextArea value={NotasI} maxLength={2000} onChange={(event) => setNotasI(event.target.value)} />
      </Field>
    </ActDialog>
  )
}
