import { useState } from 'react'
import { MENU_MAX } from '#domain/acceso/menu.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { NOMBRES_ICONOS, navIcon } from '#admin/portal/frame/nav-icons.ts'
import { ActDialog } from '#admin/shared/ui/ActDialog.tsx'
import { Combobox } from '#admin/shared/ui/Combobox.tsx'
import { Field } from '#admin/shared/ui/Field.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { TextInput } from '#admin/shared/ui/TextInput.tsx'
import { abreTexto } from './componente.ts'
import { siblingsOf } from './menus-draft.ts'
import { fallaMenu, useCreateMenu } from './use-menus.ts'
import type { MenuRegistro } from '#domain/acceso/menu.ts'
import type { ReactElement } from 'react'

/** A new menu; it goes to the end of where it is put, and only the administrator has it until a profile gets it. */
export function MenuForm({ menus, onClose }: { menus: readonly MenuRegistro[]; onClose: () => void }): ReactElement {
  const [nombre, setNombre] = useState('')
  const [componente, setComponente] = useState('')
  const [icono, setIcono] = useState('')
  const [parent, setParent] = useState('')
  const [missing, setMissing] = useState(false)
  const { mutate, isPending, error } = useCreateMenu(onClose)
  const campos = isApiError(error) ? error.campos : {}
  const mains = siblingsOf(menus, null)
  const submit = (): void => {
    setMissing(nombre.trim() === '')
    if (nombre.trim() === '') {
      document.getElementById('menu-nombre')?.focus()
      return
    }
    const parentId = parent === '' ? null : Number(parent)
    const orden = (siblingsOf(menus, parentId).at(-1)?.orden ?? 0) + 1
    mutate({ nombre, componente: componente.trim() || null, icono: icono || null, parent_id: parentId, orden })
  }
  return (
    <ActDialog
      title="Nuevo menú"
      size="md"
      action="Crear menú"
      busyText="Creando…"
      busy={isPending}
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
          onChange={(event) => setNombre(event.target.value)}
        />
      </Field>
      <Field label="Componente" optional help={abreTexto(componente.trim() || null)} error={campos['componente']}>
        <TextInput
          mono
          list="vistas-del-portal"
          placeholder="Nombre de una vista, dirección que empiece con / o http(s)"
          value={componente}
          maxLength={MENU_MAX.componente}
          onChange={(event) => setComponente(event.target.value)}
        />
      </Field>
      <Field label="Dentro de" optional help="Vacío: será un menú principal." error={campos['parent_id']}>
        <Combobox
          value={parent}
          placeholder="Ninguno: menú principal"
          options={mains.map(({ id, nombre: label }) => ({ value: String(id), label }))}
          onChange={setParent}
        />
      </Field>
      <Field
        label={
          <>
            Icono <Icon icon={navIcon(icono || null)} />
          </>
        }
        optional
      >
        <Combobox
          value={icono}
          placeholder="Icono general"
          options={NOMBRES_ICONOS.map((name) => ({ value: name, label: name }))}
          onChange={setIcono}
        />
      </Field>
    </ActDialog>
  )
}
