import { useState } from 'react'
import { Link } from 'react-router-dom'
import { DESCRIPCION_MAX, procesoIssues, TIPOS_PROCESO } from '#domain/procesos/modulo.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { RadioGroup } from '#admin/shared/ui/campos/RadioGroup.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { TextArea } from '#admin/shared/ui/campos/TextArea.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { useToast } from '#admin/shared/ui/capas/toast-context.ts'
import { AbreField } from './AbreField.tsx'
import { destinoOf, direccionSugerida, SIN_DESTINO } from './destino.ts'
import { GuardarFalla } from './GuardarFalla.tsx'
import { fieldErrorOf } from './record-error.ts'
import { useGuardar } from './use-guardar.ts'
import type { Destino } from './destino.ts'
import type { Modulo, Proceso, ProcesoPanel } from '#domain/procesos/modulo.ts'
import type { ReactElement } from 'react'
import './modulos.css'

interface Datos {
  readonly nombre: string
  readonly destino: Destino
  readonly componente: string
  readonly tipo: string
  readonly orden: number
  readonly descripcion: string
  readonly parentId: string
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
  const toast = useToast()
  const [base, setBase] = useState(proceso)
  const [datos, setDatos] = useState<Datos>(() => datosOf(proceso, procesos))
  const [tried, setTried] = useState(false)
  const { save, busy, error } = useGuardar<Proceso>('procesos')
  const set = (cambio: Partial<Datos>): void => setDatos({ ...datos, ...cambio })
  /** The address of a new process's page follows its name until somebody writes another. */
  const rename = (nombre: string): void => {
    const follows = datos.destino === 'pagina' && datos.componente === direccionSugerida(modulo.nombre, datos.nombre)
    set(proceso || !follows ? { nombre } : { nombre, componente: direccionSugerida(modulo.nombre, nombre) })
  }
  const grupo = datos.destino === 'grupo'
  const issues = procesoIssues({ ...datos, grupo })
  const errorOf = (campo: string): string | null => {
    const issue = tried ? issues.find(({ path }) => path === campo) : undefined
    if (campo === 'componente' && issue?.code === 'requerido') return SIN_DESTINO[datos.destino]
    return issue?.message ?? fieldErrorOf(error, campo)
  }
  const submit = async (): Promise<void> => {
    setTried(true)
    if (issues.length > 0) {
      document.getElementById(`proceso-${issues[0]?.path ?? ''}`)?.focus()
      return
    }
    const { nombre, tipo, orden, descripcion } = datos
    const saved = await save(base?.id ?? null, {
      nombre,
      tipo,
      orden,
      descripcion,
      grupo,
      componente: grupo ? '' : datos.componente,
      id_modulo: modulo.id,
      parent_id: datos.parentId === '' ? null : Number(datos.parentId),
      ...(base && { version: base.version }),
    })
    if (!saved) return
    toast.success(base ? `Se guardó el proceso ${saved.nombre}.` : `Se creó el proceso ${saved.nombre}.`)
    onClose()
  }
  const grupos = procesos.filter(({ id, componente }) => componente === null && id !== proceso?.id)
  return (
    <ActDialog
      size="md"
      title={proceso ? `Editar ${proceso.nombre}` : `Nuevo proceso de ${modulo.nombre}`}
      action={proceso ? 'Guardar proceso' : 'Crear proceso'}
      busyText="Guardando…"
      busy={busy}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <GuardarFalla<Proceso>
        title="No se pudo guardar el proceso."
        error={error}
        resumen={({ nombre, componente, tipo, orden }) =>
          `${nombre}, ${componente ?? 'grupo'}, ${tipo}, orden ${orden}`
        }
        onUsar={(actual) => {
          setBase(actual)
          setDatos(datosOf(actual, procesos))
        }}
      />
      <Field id="proceso-nombre" label="Nombre" error={errorOf('nombre')}>
        <TextInput value={datos.nombre} data-autofocus onChange={(event) => rename(event.target.value)} />
      </Field>
      <AbreField
        destino={datos.destino}
        componente={datos.componente}
        error={errorOf('componente') ?? errorOf('grupo')}
        sugerencia={{ modulo: modulo.nombre, proceso: datos.nombre }}
        onChange={(destino, componente) => set({ destino, componente })}
      />
      <RadioGroup
        id="proceso-tipo"
        legend="Tipo"
        inline
        options={TIPOS}
        value={datos.tipo}
        error={errorOf('tipo')}
        onChange={(tipo) => set({ tipo })}
      />
      <Field
        id="proceso-descripcion"
        label="Para qué sirve"
        optional
        help="Se lee al principio de su página."
        count={{ value: datos.descripcion.length, max: DESCRIPCION_MAX }}
        error={errorOf('descripcion')}
      >
        <TextArea
          value={datos.descripcion}
          maxLength={DESCRIPCION_MAX}
          onChange={(event) => set({ descripcion: event.target.value })}
        />
      </Field>
      {grupos.length > 0 && (
        <Field id="proceso-parent_id" label="Dentro del grupo" optional error={errorOf('parent_id')}>
          <Select
            placeholder="Ninguno: directo en el módulo"
            options={grupos.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
            value={datos.parentId}
            onChange={(event) => set({ parentId: event.target.value })}
          />
        </Field>
      )}
      <Field id="proceso-orden" label="Orden" help="El menor va primero." width={6} error={errorOf('orden')}>
        <TextInput
          inputMode="numeric"
          value={String(datos.orden)}
          onChange={(event) => set({ orden: Number(event.target.value.replace(/\D/g, '').slice(0, 4)) })}
        />
      </Field>
      {!proceso && !grupo && (
        <Note>
          Al crearlo solo lo ve la administración. Dalo a quienes lo trabajan en{' '}
          <Link to="/panel/perfiles">Perfiles</Link>.
        </Note>
      )}
    </ActDialog>
  )
}

function datosOf(proceso: Proceso | null, procesos: readonly ProcesoPanel[]): Datos {
  if (!proceso)
    return {
      nombre: '',
      destino: 'pagina',
      componente: '',
      tipo: 'ISSSSPEA',
      orden: Math.max(0, ...procesos.map(({ orden }) => orden)) + 1,
      descripcion: '',
      parentId: '',
    }
  const { nombre, componente, tipo, orden, descripcion, parent_id } = proceso
  return {
    nombre,
    destino: destinoOf(componente),
    componente: componente ?? '',
    tipo,
    orden,
    descripcion,
    parentId: parent_id === null ? '' : String(parent_id),
  }
}
