import { errorMessage } from '#admin/providers/api-error.ts'
import { InlineSelect } from '#admin/panel/edicion/InlineSelect.tsx'
import { InlineText } from '#admin/panel/edicion/InlineText.tsx'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import { useOpciones, useSaveUsuario } from './use-usuarios.ts'
import type { UsuarioPanel } from '#domain/usuarios/usuario.ts'
import type { ReactElement } from 'react'

interface CampoCellProps {
  usuario: UsuarioPanel
  campo: 'nombre' | 'correo'
  label: string
  maxLength: number
  placeholder?: string
}

/** A text of an account, edited in its row. */
export function CampoCell({ usuario, campo, label, maxLength, placeholder }: CampoCellProps): ReactElement {
  const save = useSaveUsuario()
  return (
    <InlineText
      label={`${label} de ${usuario.usuario}`}
      value={usuario[campo]}
      campo={campo}
      maxLength={maxLength}
      placeholder={placeholder}
      readOnly={!usuario.actions.includes('editar')}
      onSave={async (value) => {
        await save(usuario, { [campo]: value })
      }}
    />
  )
}

/** The profile of an account, chosen in its row and saved at once: what it gives and takes is told, with the way back. */
export function PerfilCell({ usuario }: { usuario: UsuarioPanel }): ReactElement {
  const save = useSaveUsuario()
  const { data: opciones } = useOpciones()
  const editable = usuario.actions.includes('editar')
  const givable = opciones?.perfiles.filter(({ impedimento }) => impedimento === undefined)
  const toast = useToast()
  const own = { value: String(usuario.perfilId), label: usuario.perfil }
  return (
    <InlineSelect
      label={`Perfil de ${usuario.usuario}`}
      value={own.value}
      options={editable && givable ? givable.map(({ id, nombre }) => ({ value: String(id), label: nombre })) : [own]}
      readOnly={!editable}
      onSave={async (value) => {
        const saved = await save(usuario, { perfilId: Number(value) })
        toast.success(`${usuario.nombre} tiene ahora el perfil ${saved.perfil}.`, {
          label: 'Deshacer',
          onSelect: () => {
            save(saved, { perfilId: usuario.perfilId }).catch((failure: unknown) => toast.notice(errorMessage(failure)))
          },
        })
      }}
    />
  )
}
