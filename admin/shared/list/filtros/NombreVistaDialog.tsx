import { useState } from 'react'
import { LIMITES_PREFERENCIAS } from '#domain/usuarios/preferencias.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import type { ReactElement } from 'react'

const CAMPO = 'vista-nombre'

interface NombreVistaDialogProps {
  taken: readonly string[]
  onSave: (nombre: string) => void
  onClose: () => void
}

/** How the view is to be called; the same name takes the place of the one before. */
export function NombreVistaDialog({ taken, onSave, onClose }: NombreVistaDialogProps): ReactElement {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const nombre = normalizeText(text)
  const submit = (): void => {
    if (nombre === '') {
      setError('Escribe un nombre para la vista')
      document.getElementById(CAMPO)?.focus()
    } else onSave(nombre)
  }
  return (
    <ActDialog
      title="Guardar esta vista"
      action="Guardar vista"
      busyText="Guardando…"
      busy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        id={CAMPO}
        label="Nombre"
        error={error}
        help={
          taken.includes(nombre)
            ? 'Ya tienes una vista con ese nombre: se reemplaza.'
            : 'Guarda filtros, orden y columnas; lo que buscas no se guarda.'
        }
      >
        <TextInput
          data-autofocus
          maxLength={LIMITES_PREFERENCIAS.nombreVista}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </ActDialog>
  )
}
