import { useState } from 'react'
import { moduloIssues, UBICACIONES } from '#domain/procesos/modulo.ts'
import { IconoField } from '#admin/panel/iconos/IconoField.tsx'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { RadioGroup } from '#admin/shared/ui/campos/RadioGroup.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { useToast } from '#admin/shared/ui/capas/toast-context.ts'
import { GuardarFalla } from './GuardarFalla.tsx'
import { fieldErrorOf } from './record-error.ts'
import { useGuardar } from './use-guardar.ts'
import type { Modulo, ModuloEntrada, ModuloNuevo } from '#domain/procesos/modulo.ts'
import type { ReactElement } from 'react'
import './modulos.css'

const OPCIONES = Object.entries(UBICACIONES).map(([value, label]) => ({ value, label }))
const VACIO: ModuloNuevo = { nombre: '', tipo: 'center', icono: '', orden: null }

interface ModuloDialogProps {
  /** null: a new one. */
  modulo: Modulo | null
  onClose: () => void
  onSaved?: (modulo: Modulo) => void
}

/** Name, placement, icon and order of a module. */
export function ModuloDialog({ modulo, onClose, onSaved }: ModuloDialogProps): ReactElement {
  const toast = useToast()
  const [base, setBase] = useState(modulo)
  const [datos, setDatos] = useState<ModuloNuevo>(modulo ? editable(modulo) : VACIO)
  const [tried, setTried] = useState(false)
  const { save, busy, error } = useGuardar<Modulo>('modulos')
  // A new one may leave its order open; one that has an order keeps one.
  const issues = moduloIssues({ ...datos, orden: datos.orden ?? (modulo ? Number.NaN : 0) })
  const errorOf = (campo: string): string | null =>
    (tried ? issues.find(({ path }) => path === campo)?.message : null) ?? fieldErrorOf(error, campo)
  const set = (cambio: Partial<ModuloNuevo>): void => setDatos({ ...datos, ...cambio })
  const submit = async (): Promise<void> => {
    setTried(true)
    if (issues.length > 0) {
      document.getElementById(`modulo-${issues[0]?.path ?? ''}`)?.focus()
      return
    }
    const saved = await save(base?.id ?? null, base ? { ...datos, version: base.version } : datos)
    if (!saved) return
    toast.success(base ? `Se guardó el módulo ${saved.nombre}.` : `Se creó el módulo ${saved.nombre}.`)
    onClose()
    onSaved?.(saved)
  }
  return (
    <ActDialog
      size="md"
      title={modulo ? `Editar ${modulo.nombre}` : 'Nuevo módulo'}
      action={modulo ? 'Guardar módulo' : 'Crear módulo'}
      busyText="Guardando…"
      busy={busy}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <GuardarFalla<Modulo>
        title="No se pudo guardar el módulo."
        error={error}
        resumen={({ nombre, tipo, orden }) => `${nombre}, ${UBICACIONES[tipo]}, orden ${orden}`}
        onUsar={(actual) => {
          setBase(actual)
          setDatos(editable(actual))
        }}
      />
      <Field id="modulo-nombre" label="Nombre" error={errorOf('nombre')}>
        <TextInput value={datos.nombre} data-autofocus onChange={(event) => set({ nombre: event.target.value })} />
      </Field>
      <RadioGroup
        id="modulo-tipo"
        legend="Ubicación en el mapa"
        inline
        options={OPCIONES}
        value={datos.tipo}
        error={errorOf('tipo')}
        onChange={(tipo) => set({ tipo })}
      />
      <IconoField id="modulo-icono" value={datos.icono} error={errorOf('icono')} onChange={(icono) => set({ icono })} />
      <Field
        id="modulo-orden"
        label="Orden"
        help={modulo ? 'El menor va primero en su banda.' : 'El menor va primero en su banda; vacío, va al final.'}
        width={6}
        error={errorOf('orden')}
      >
        <TextInput
          inputMode="numeric"
          value={datos.orden === null ? '' : String(datos.orden)}
          onChange={(event) => set({ orden: ordenOf(event.target.value) })}
        />
      </Field>
    </ActDialog>
  )
}

function ordenOf(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 4)
  return digits === '' ? null : Number(digits)
}

function editable({ nombre, tipo, icono, orden }: Modulo): ModuloEntrada {
  return { nombre, tipo, icono, orden }
}
