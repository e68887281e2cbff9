import { Link } from 'react-router-dom'
import { DESCRIPCION_MAX, procesoIssues, TIPOS_PROCESO } from '#domain/procesos/modulo.ts'
import { isPropuestaHecha, quedoPorAutorizar, type PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { api } from '#admin/providers/api-client.ts'
import { KEY_AUTORIZACIONES } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { useBound } from '#admin/shared/form/binding.ts'
import { AreaField, NumberField, RadioField, SelectField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { AbreField } from './AbreField.tsx'
import { destinoOf, direccionSugerida, SIN_DESTINO } from './destino.ts'
import { MUESTRAN_MODULOS } from './muestran-modulos.ts'
import type { Destino } from './destino.ts'
import type { Issue } from '#domain/issue.ts'
import type { Modulo, Proceso, ProcesoPanel } from '#domain/procesos/modulo.ts'
import type { ReactElement } from 'react'
import './modulos.css'

interface Valores {
  readonly nombre: string
  readonly destino: Destino
  readonly componente: string
  readonly tipo: string
  readonly orden: number | null
  readonly descripcion: string
  readonly parent_id: number | null
  /** 0 of a new one. */
  readonly version: number
}

const TIPOS = TIPOS_PROCESO.map((value) => ({
  value,
  label: value,
  detail: value === 'ISSSSPEA' ? 'Lo trabaja el instituto' : 'Lo trabajan también las entidades',
}))

interface ProcesoDialogProps {
  modulo: Modulo
  /** null: a new one. */
  proceso: Proceso | null
  /** Of the same module: the groups it may stand in. */
  procesos: readonly ProcesoPanel[]
  onClose: () => void
}

/** Name, what it opens, type, order, place and purpose of a process. */
export function ProcesoDialog({ modulo, proceso, procesos, onClose }: ProcesoDialogProps): ReactElement {
  const act = useAct<Valores, Proceso | PropuestaHecha, Proceso>({
    call: ({ version, ...valores }) => {
      const body = cuerpo(modulo, valores)
      return proceso
        ? api.call('PUT /api/panel/procesos/:id', { params: { id: proceso.id }, body: { ...body, version } })
        : api.call('POST /api/panel/procesos', { body })
    },
    keys: [...MUESTRAN_MODULOS, KEY_AUTORIZACIONES],
    toast: (hecho) => {
      if (isPropuestaHecha(hecho)) return quedoPorAutorizar(hecho)
      return proceso ? `Se guardó el proceso ${hecho.nombre}.` : `Se creó el proceso ${hecho.nombre}.`
    },
    done: onClose,
  })
  const grupos = procesos.filter(({ id, componente }) => componente === null && id !== proceso?.id)
  return (
    <FormDialog
      id="proceso"
      act={act}
      initial={proceso ? valoresDe(proceso) : nuevo(procesos)}
      rules={issues}
      fromActual={valoresDe}
      resumen={({ nombre, componente, tipo, orden }) => `${nombre}, ${componente ?? 'grupo'}, ${tipo}, orden ${orden}`}
      size="md"
      title={proceso ? `Editar ${proceso.nombre}` : `Nuevo proceso de ${modulo.nombre}`}
      action={proceso ? 'Guardar proceso' : 'Crear proceso'}
      busyText="Guardando…"
      failure="No se pudo guardar el proceso."
      onClose={onClose}
    >
      <NombreField modulo={modulo.nombre} isNew={!proceso} />
      <AbreField modulo={modulo.nombre} />
      <RadioField name="tipo" legend="Tipo" inline options={TIPOS} />
      <AreaField
        name="descripcion"
        label="Para qué sirve"
        optional
        help="Se lee al principio de su página."
        counted
        maxLength={DESCRIPCION_MAX}
      />
      {grupos.length > 0 && (
        <SelectField
          name="parent_id"
          label="Dentro del grupo"
          optional
          numeric
          placeholder="Ninguno: directo en el módulo"
          options={grupos.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
        />
      )}
      <NumberField name="orden" label="Orden" help="El menor va primero." width={6} digits={4} />
      {proceso ? <Note>Si da permisos a un perfil, lo autoriza otra persona.</Note> : <SinNadie />}
    </FormDialog>
  )
}

/** The address of a new process's page follows its name until somebody writes another. */
function NombreField({ modulo, isNew }: { modulo: string; isNew: boolean }): ReactElement {
  const { id, value, error, nota, set, leave } = useBound('nombre')
  const destino = useBound('destino')
  const componente = useBound('componente')
  const nombre = String(value)
  const follows = isNew && destino.value === 'pagina' && componente.value === direccionSugerida(modulo, nombre)
  return (
    <Field id={id} label="Nombre" help={nota} error={error}>
      <TextInput
        value={nombre}
        data-autofocus
        onChange={(event) => {
          set(event.target.value)
          if (follows) componente.set(direccionSugerida(modulo, event.target.value))
        }}
        onBlur={leave}
      />
    </Field>
  )
}

/** Who sees a new one that opens something. */
function SinNadie(): ReactElement | null {
  const destino = useBound('destino')
  if (destino.value === 'grupo') return null
  return (
    <Note>
      Al crearlo solo lo ve la administración. Dalo a quienes lo trabajan en <Link to="/panel/perfiles">Perfiles</Link>.
    </Note>
  )
}

function issues({ destino, orden, ...valores }: Valores): readonly Issue[] {
  const found = procesoIssues({ ...valores, orden: orden ?? Number.NaN, grupo: destino === 'grupo' })
  return found.map((issue) =>
    issue.path === 'componente' && issue.code === 'requerido' ? { ...issue, message: SIN_DESTINO[destino] } : issue,
  )
}

function cuerpo({ id }: Modulo, { destino, componente, orden, ...valores }: Omit<Valores, 'version'>) {
  const grupo = destino === 'grupo'
  return {
    ...valores,
    id_modulo: id,
    grupo,
    componente: grupo ? '' : componente,
    ...(orden !== null && { orden }),
  }
}

function nuevo(procesos: readonly ProcesoPanel[]): Valores {
  return {
    nombre: '',
    destino: 'pagina',
    componente: '',
    tipo: 'ISSSSPEA',
    orden: Math.max(0, ...procesos.map(({ orden }) => orden)) + 1,
    descripcion: '',
    parent_id: null,
    version: 0,
  }
}

function valoresDe({ nombre, componente, tipo, orden, descripcion, parent_id, version }: Proceso): Valores {
  return {
    nombre,
    destino: destinoOf(componente),
    componente: componente ?? '',
    tipo,
    orden,
    descripcion,
    parent_id,
    version,
  }
}
