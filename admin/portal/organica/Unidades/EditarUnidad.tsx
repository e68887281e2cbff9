import { FALTA_EDICION, unidadIssues } from '#domain/organica/edicion-issues.ts'
import { api } from '#admin/providers/api-client.ts'
import { CheckField, TextField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { ConfirmDialog } from '#admin/shared/form/ConfirmDialog.tsx'
import type { ReactElement } from 'react'
import type { FilaConRuta } from './arbol-unidades.ts'
import type { NivelPantalla } from './nivel-pantalla.ts'

interface UnidadProps {
  pantalla: NivelPantalla
  unidad: FilaConRuta
  onClose: () => void
}

interface Valores {
  clave: string
  nombre: string
  activo: boolean
  version: number
}

interface Actual {
  readonly clave: string
  readonly nombre: string
  readonly activo: boolean
  readonly version: number
}

/** Another name, key or state from today on; its place changes in the tree, with a date and a document. */
export function EditarUnidad({ pantalla, unidad, onClose }: UnidadProps): ReactElement {
  const { nivel, padre, escribe } = pantalla
  const act = useAct<Valores, { message: string }, Actual>({
    call: (values) =>
      api.call(`PUT ${escribe}`, {
        body: { ...values, id: unidad.id, ...(padre !== null && { [padre]: unidad.parentId }) },
        query: { id: unidad.id },
      }),
    keys: ['organica', 'entidades'],
    toast: ({ message }) => message,
    done: onClose,
  })
  const { clave, nombre, activo, version } = unidad
  return (
    <FormDialog
      id="unidad"
      act={act}
      initial={{ clave, nombre, activo, version }}
      rules={(values) => unidadIssues(nivel, { ...values, parentId: unidad.parentId }, FALTA_EDICION)}
      fromActual={(actual) => ({
        clave: actual.clave,
        nombre: actual.nombre,
        activo: actual.activo,
        version: actual.version,
      })}
      title={pantalla.editar}
      action="Guardar"
      busyText="Guardando…"
      failure={pantalla.sinActualizar}
      onClose={onClose}
    >
      {unidad.ruta.length > 0 && (
        <p className="secondary small">{unidad.ruta.map((above) => above.nombre).join(' › ')}</p>
      )}
      <TextField name="clave" label="Clave" mono maxLength={10} />
      <TextField name="nombre" label="Nombre" maxLength={120} help="Vale desde hoy: lo anterior conserva su nombre." />
      <CheckField name="activo" label="Activo" />
    </FormDialog>
  )
}

/** Deletes a unit that nothing names. Otherwise the server lists what names it, and the act to use instead. */
export function EliminarUnidad({ pantalla, unidad, onClose }: UnidadProps): ReactElement {
  const act = useAct({
    call: () => api.call(`DELETE ${pantalla.escribe}`, { query: { id: unidad.id, version: unidad.version } }),
    keys: ['organica', 'organica-arbol', 'entidades'],
    toast: ({ message }) => message,
    done: onClose,
  })
  return (
    <ConfirmDialog
      act={act}
      title={`Eliminar ${unidad.nombre}`}
      action="Eliminar"
      busyText="Eliminando…"
      failure={pantalla.sinEliminar}
      danger
      cancel="Conservar"
      size="md"
      onClose={onClose}
    >
      <p>
        Se elimina {unidad.nombre} con su clave {unidad.clave}, que queda libre. Solo se puede si nada la nombra: ni
        personas, ni usuarios, ni movimientos.
      </p>
    </ConfirmDialog>
  )
}
