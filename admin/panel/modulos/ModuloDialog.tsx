import { moduloIssues, UBICACIONES } from '#domain/procesos/modulo.ts'
import { IconoField } from '#admin/panel/iconos/IconoField.tsx'
import { api } from '#admin/providers/api-client.ts'
import { useBound } from '#admin/shared/form/binding.ts'
import { NumberField, RadioField, TextField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { MUESTRAN_MODULOS } from './muestran-modulos.ts'
import type { Modulo, ModuloNuevo } from '#domain/procesos/modulo.ts'
import type { ReactElement } from 'react'
import './modulos.css'

interface Valores extends ModuloNuevo {
  /** 0 of a new one. */
  readonly version: number
}

const OPCIONES = Object.entries(UBICACIONES).map(([value, label]) => ({ value, label }))
const VACIO: Valores = { nombre: '', tipo: 'center', icono: '', orden: null, version: 0 }

interface ModuloDialogProps {
  /** null: a new one. */
  modulo: Modulo | null
  onClose: () => void
  onSaved?: (modulo: Modulo) => void
}

/** Name, placement, icon and order of a module. */
export function ModuloDialog({ modulo, onClose, onSaved }: ModuloDialogProps): ReactElement {
  const act = useAct<Valores, Modulo, Modulo>({
    call: ({ version, orden, ...datos }) =>
      modulo
        ? api.call('PUT /api/panel/modulos/:id', {
            params: { id: modulo.id },
            body: { ...datos, version, ...(orden !== null && { orden }) },
          })
        : api.call('POST /api/panel/modulos', { body: { ...datos, orden } }),
    keys: MUESTRAN_MODULOS,
    toast: ({ nombre }) => (modulo ? `Se guardó el módulo ${nombre}.` : `Se creó el módulo ${nombre}.`),
    done: (saved) => {
      onClose()
      onSaved?.(saved)
    },
  })
  return (
    <FormDialog
      id="modulo"
      act={act}
      initial={modulo ? valoresDe(modulo) : VACIO}
      // A new one may leave its order open; one that has an order keeps one.
      rules={(valores) => moduloIssues({ ...valores, orden: valores.orden ?? (modulo ? Number.NaN : 0) })}
      fromActual={valoresDe}
      resumen={({ nombre, tipo, orden }) => `${nombre}, ${UBICACIONES[tipo]}, orden ${orden}`}
      size="md"
      title={modulo ? `Editar ${modulo.nombre}` : 'Nuevo módulo'}
      action={modulo ? 'Guardar módulo' : 'Crear módulo'}
      busyText="Guardando…"
      failure="No se pudo guardar el módulo."
      onClose={onClose}
    >
      <TextField name="nombre" label="Nombre" data-autofocus />
      <RadioField name="tipo" legend="Ubicación en el mapa" inline options={OPCIONES} />
      <IconoElegido />
      <NumberField
        name="orden"
        label="Orden"
        help={modulo ? 'El menor va primero en su banda.' : 'El menor va primero en su banda; vacío, va al final.'}
        width={6}
        digits={4}
      />
    </FormDialog>
  )
}

function IconoElegido(): ReactElement {
  const { value, error, set } = useBound('icono')
  return <IconoField value={typeof value === 'string' ? value : ''} error={error} onChange={set} />
}

function valoresDe({ nombre, tipo, icono, orden, version }: Modulo): Valores {
  return { nombre, tipo, icono, orden, version }
}
