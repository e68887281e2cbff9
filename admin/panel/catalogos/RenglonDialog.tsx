import { useState } from 'react'
import { cleanClaveRenglon, LIMITES_RENGLON } from '#domain/organica/catalogos/renglon-issues.ts'
import { api } from '#admin/providers/api-client.ts'
import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { fieldError } from '#admin/providers/field-errors.ts'
import { putRenglon, useCatalogoAct } from './use-catalogos.ts'
import type { CatalogoPanel, RenglonPanel } from '#domain/organica/catalogos/catalogo.ts'
import type { ReactElement } from 'react'

interface RenglonDialogProps {
  catalogo: CatalogoPanel
  /** Absent: a new one. */
  renglon?: RenglonPanel | undefined
  onClose: () => void
}

/** Adds a row, or renames one: its key stays, since what uses the row keeps it. */
export function RenglonDialog({ catalogo, renglon, onClose }: RenglonDialogProps): ReactElement {
  const [clave, setClave] = useState(renglon?.clave ?? '')
  const [nombre, setNombre] = useState(renglon?.nombre ?? '')
  const [activo, setActivo] = useState(true)
  const { run, busy, error } = useCatalogoAct(
    () =>
      renglon
        ? putRenglon(renglon, { nombre, activo: renglon.activo })
        : api.call('POST /api/panel/catalogos', { body: { catalogo: catalogo.clave, clave, nombre, activo } }),
    { hecho: renglon ? 'Se guardó el renglón.' : 'Se agregó el renglón.', onDone: onClose },
  )
  return (
    <ActDialog
      title={renglon ? `Editar ${renglon.nombre}` : `Agregar a ${catalogo.nombre}`}
      action={renglon ? 'Guardar' : 'Agregar renglón'}
      busyText="Guardando…"
      busy={busy}
      error={error}
      failure="No se pudo guardar el renglón."
      fields={['clave', 'nombre']}
      onClose={onClose}
      onSubmit={() => run()}
    >
      <Field
        label="Clave"
        width={LIMITES_RENGLON.clave}
        help={
          renglon
            ? 'La clave no cambia: es la que guardan los registros.'
            : 'Letras, números y guion bajo. No se podrá cambiar.'
        }
        error={fieldError(error, 'clave')}
      >
        <TextInput
          mono
          value={clave}
          maxLength={LIMITES_RENGLON.clave}
          readOnly={renglon !== undefined}
          onChange={(event) => setClave(event.target.value)}
          onBlur={() => setClave(cleanClaveRenglon(clave))}
        />
      </Field>
      <Field label="Nombre" error={fieldError(error, 'nombre')}>
        <TextInput
          value={nombre}
          maxLength={LIMITES_RENGLON.nombre}
          onChange={(event) => setNombre(event.target.value)}
        />
      </Field>
      {!renglon && (
        <Checkbox
          label="Activo"
          help="Un renglón inactivo no se ofrece al elegir."
          checked={activo}
          onChange={() => setActivo(!activo)}
        />
      )}
    </ActDialog>
  )
}
