import { useCallback, useState } from 'react'
import { destinoMenu } from '#domain/acceso/menu/destino-menu.ts'
import { MENU_MAX } from '#domain/acceso/menu/menu.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { IconoField } from '#admin/panel/iconos/IconoField.tsx'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { abreTexto, noTomado } from './componente.ts'
import { ComponenteInput } from './ComponenteInput.tsx'
import { siblingsOf } from './menus-draft.ts'
import { fallaMenu, useCreateMenu } from './use-menus.ts'
import type { Elegibles } from './componente.ts'
import type { MenuRegistro } from '#domain/acceso/menu/menu.ts'
import type { ReactElement } from 'react'

interface MenuFormProps {
  menus: readonly MenuRegistro[]
  elegibles: Elegibles
  onClose: () => void
  onCreated: (menu: MenuRegistro) => void
}

/** A new menu; it goes to the end of where it is put, and only the administrator has it until a profile gets it. */
export function MenuForm({ menus, elegibles, onClose, onCreated }: MenuFormProps): ReactElement {
  const [nombre, setNombre] = useState('')
  const [componente, setComponente] = useState<string | null>(null)
  const [left, setLeft] = useState('')
  const [icono, setIcono] = useState('')
  const [parent, setParent] = useState('')
  const [missing, setMissing] = useState(false)
  const { run, busy, error, reset } = useCreateMenu((menu) => {
    onClose()
    onCreated(menu)
  })
  const campos = isApiError(error) ? error.campos : {}
  const mains = siblingsOf(menus, null)
  /** What was refused is told of the value that was refused, not of the next one. */
  const edit =
    <T,>(set: (value: T) => void) =>
    (value: T): void => {
      reset()
      set(value)
    }
  const onLeft = useCallback((text: string) => setLeft(text), [])
  const submit = (): void => {
    const isBlank = nombre.trim() === ''
    setMissing(isBlank)
    if (isBlank || left !== '') {
      document.getElementById(isBlank ? 'menu-nombre' : 'menu-componente')?.focus()
      return
    }
    const parentId = parent === '' ? null : Number(parent)
    const orden = (siblingsOf(menus, parentId).at(-1)?.orden ?? 0) + 1
    run({ nombre, componente, icono: icono || null, parent_id: parentId, orden })
  }
  return (
    <ActDialog
      title="Nuevo menú"
      size="md"
      action="Crear menú"
      busyText="Creando…"
      busy={busy}
      error={error}
      failure={`${fallaMenu(error, 'crear')}.`}
      fields={['nombre', 'componente', 'parent_id']}
      onClose={onClose}
      onSubmit={submit}
    >
      <Field
        id="menu-nombre"
        label="Nombre"
        error={missing && nombre.trim() === '' ? 'El nombre es obligatorio' : campos['nombre']}
      >
        <TextInput
          data-autofocus
          value={nombre}
          maxLength={MENU_MAX.nombre}
          onChange={(event) => edit(setNombre)(event.target.value)}
        />
      </Field>
      <Field
        id="menu-componente"
        label="Componente: qué abre"
        optional
        help={left === '' ? abreTexto(destinoMenu(componente, elegibles.procesos), componente) : null}
        error={left === '' ? campos['componente'] : noTomado(left)}
      >
        <ComponenteInput
          value={componente}
          elegibles={elegibles}
          placeholder="Busca una pantalla o un proceso por su nombre"
          onChange={edit(setComponente)}
          onLeft={onLeft}
        />
      </Field>
      <Field label="Dentro de" optional help="Vacío: será un menú principal." error={campos['parent_id']}>
        <Combobox
          value={parent}
          placeholder="Ninguno: menú principal"
          options={mains.map(({ id, nombre: label }) => ({ value: String(id), label }))}
          onChange={edit(setParent)}
        />
      </Field>
      <IconoField optional value={icono} onChange={setIcono} />
    </ActDialog>
  )
}
