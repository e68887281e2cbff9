import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '#admin/providers/api-client.ts'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { TextArea } from '#admin/shared/ui/campos/TextArea.tsx'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { AsuntoFields, NotasField, VenceField } from './CamposCaso.tsx'
import { ModulosField } from './ModulosField.tsx'
import { PersonaPicker } from './PersonaPicker.tsx'
import { responsableOptions } from './responsable-options.ts'
import { rutaCaso } from '#domain/procesos/casos/ruta-caso.ts'
import { fieldError } from '#admin/providers/field-errors.ts'
import { useCasoAct } from './use-caso-act.ts'
import { useOpcionesCaso, useResponsables } from './use-opciones-caso.ts'
import type { OpcionesCaso } from '#domain/procesos/casos/caso.ts'
import type { TextosCaso } from './CamposCaso.tsx'
import type { PersonaElegida } from './PersonaPicker.tsx'
import type { ReactElement } from 'react'
import type { Cuerpo } from '#domain/llamadas.ts'

interface NuevoCasoDialogProps {
  /** The process it is opened in, when the page is its own. */
  procesoId?: number
  onClose: () => void
}

const FIELDS = ['proceso', 'asunto', 'vence', 'responsable', 'entidad', 'modulos']

/** Opens a case and goes to its page. */
export function NuevoCasoDialog({ procesoId, onClose }: NuevoCasoDialogProps): ReactElement {
  const { data, error, refetch } = useOpcionesCaso()
  if (data) return <Formulario opciones={data} procesoId={procesoId} onClose={onClose} />
  return (
    <Dialog open title="Abrir caso" onClose={onClose} size="md">
      {error ? (
        <ErrorState title="No se pudo preparar el caso." error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={6} label="Preparando el caso" />
      )}
    </Dialog>
  )
}

interface FormularioProps {
  opciones: OpcionesCaso
  procesoId: number | undefined
  onClose: () => void
}

interface Datos extends TextosCaso {
  /** Ids as the controls hold them, "" for none. */
  readonly proceso: string
  readonly entidad: string
  readonly responsable: string
  readonly persona: PersonaElegida | null
  readonly modulos: readonly number[]
  /** One on each line. */
  readonly normas: string
}

function useFormulario(opciones: OpcionesCaso, procesoId: number | undefined) {
  const [datos, setDatos] = useState<Datos>({
    proceso: procesoId ? String(procesoId) : '',
    asunto: '',
    descripcion: '',
    NotasI: '',
    persona: null,
    entidad: '',
    responsable: '',
    vence: opciones.vence,
    modulos: [],
    normas: '',
  })
  const set = (change: Partial<Datos>): void => setDatos({ ...datos, ...change })
  return { datos, set }
}

/** The body of `POST /api/casos`; each line of the norms is one. */
function cuerpo(datos: Datos): Cuerpo<'POST /api/casos'> {
  const lines = datos.normas.split('\n').filter((line) => line.trim() !== '')
  return {
    proceso: Number(datos.proceso),
    asunto: datos.asunto,
    descripcion: datos.descripcion,
    NotasI: datos.NotasI,
    afiliado: datos.persona?.id ?? null,
    entidad: datos.persona === null && datos.entidad !== '' ? Number(datos.entidad) : null,
    responsable: datos.responsable === '' ? null : Number(datos.responsable),
    vence: datos.vence,
    modulos: datos.modulos,
    normas: lines.map((Nombre) => ({ Nombre, Descripcion: '' })),
  }
}

function Formulario({ opciones, procesoId, onClose }: FormularioProps): ReactElement {
  const { datos, set } = useFormulario(opciones, procesoId)
  const [missing, setMissing] = useState(false)
  const navigate = useNavigate()
  const { run, busy, error } = useCasoAct(() => api.call('POST /api/casos', { body: cuerpo(datos) }), {
    hecho: ({ folio }) => `Se abrió el caso ${folio}.`,
    onDone: (caso) => {
      onClose()
      void navigate(rutaCaso(caso))
    },
  })
  const proceso = opciones.procesos.find(({ id }) => String(id) === datos.proceso)
  return (
    <ActDialog
      title="Abrir caso"
      action="Abrir caso"
      busyText="Abriendo…"
      busy={busy}
      error={error}
      failure="No se pudo abrir el caso."
      fields={FIELDS}
      size="md"
      onClose={onClose}
      onSubmit={() => (datos.proceso === '' ? setMissing(true) : run())}
    >
      <Field
        label="Proceso"
        error={missing && datos.proceso === '' ? 'Elige el proceso.' : fieldError(error, 'proceso')}
      >
        <Combobox
          options={opciones.procesos.map(({ id, ruta }) => ({ value: String(id), label: ruta }))}
          value={datos.proceso}
          readOnly={procesoId !== undefined}
          onChange={(value) => set({ proceso: value, responsable: '' })}
        />
      </Field>
      <AsuntoFields datos={datos} error={error} onChange={set} />
      <PersonaPicker value={datos.persona} onChange={(persona) => set({ persona, responsable: '' })} />
      {opciones.entidades.length > 0 && datos.persona === null && (
        <Field
          label="Entidad"
          optional
          help="Sin entidad, el caso es del instituto y las dependencias no lo ven."
          error={fieldError(error, 'entidad')}
        >
          <Combobox
            options={opciones.entidades.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
            value={datos.entidad}
            onChange={(entidad) => set({ entidad, responsable: '' })}
          />
        </Field>
      )}
      <ResponsableField
        datos={datos}
        error={fieldError(error, 'responsable')}
        onChange={(responsable) => set({ responsable })}
      />
      <VenceField datos={datos} error={error} onChange={set} />
      <ModulosField
        modulos={opciones.modulos.filter(({ id }) => id !== proceso?.moduloId)}
        value={datos.modulos}
        onChange={(modulos) => set({ modulos })}
        error={fieldError(error, 'modulos')}
      />
      <Field label="Normas" optional help="Una por renglón. También se agregan después, con el caso abierto.">
        <TextArea value={datos.normas} maxLength={4000} onChange={(event) => set({ normas: event.target.value })} />
      </Field>
      <NotasField datos={datos} onChange={set} />
    </ActDialog>
  )
}

interface ResponsableFieldProps {
  datos: Datos
  error: string | null
  onChange: (responsable: string) => void
}

function ResponsableField({ datos, error, onChange }: ResponsableFieldProps): ReactElement {
  const posibles = useResponsables({
    proceso: datos.proceso === '' ? null : Number(datos.proceso),
    entidad: datos.persona === null && datos.entidad !== '' ? Number(datos.entidad) : null,
    afiliado: datos.persona?.id ?? null,
  })
  return (
    <Field
      label="Responsable"
      optional
      help="Sin responsable, queda pendiente hasta que alguien lo tome."
      error={error ?? (posibles.isError ? 'No se pudo cargar a quién asignarlo: ábrelo así y asígnalo después.' : null)}
    >
      <Combobox
        options={responsableOptions(posibles.data ?? [])}
        value={datos.responsable}
        onChange={onChange}
        loading={posibles.isFetching}
        disabledReason={datos.proceso === '' ? 'Elige primero el proceso' : null}
      />
    </Field>
  )
}
