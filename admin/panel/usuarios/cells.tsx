import { useState } from 'react'
import { KEY_AUTORIZACIONES } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { InlineSelect } from '#admin/panel/edicion/InlineSelect.tsx'
import { InlineText } from '#admin/panel/edicion/InlineText.tsx'
import { CambiarPerfil } from './CambiarPerfil.tsx'
import { saveUsuario, useOpciones } from './use-usuarios.ts'
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
  return (
    <InlineText
      label={`${label} de ${usuario.usuario}`}
      value={usuario[campo]}
      campo={campo}
      maxLength={maxLength}
      placeholder={placeholder}
      readOnly={!usuario.actions.includes('editar')}
      keys={['usuarios', KEY_AUTORIZACIONES]}
      call={(value) => saveUsuario(usuario, { [campo]: value })}
    />
  )
}

/** The profile of an account, chosen in its row: what it takes and gives is told before it is given. */
export function PerfilCell({ usuario }: { usuario: UsuarioPanel }): ReactElement {
  const { data: opciones } = useOpciones()
  const [elegido, setElegido] = useState<{ readonly id: number; readonly nombre: string } | null>(null)
  const editable = usuario.actions.includes('editar')
  const givable = opciones?.perfiles.filter(({ impedimento }) => impedimento === undefined)
  const own = { value: String(usuario.perfilId), label: usuario.perfil }
  return (
    <>
      <InlineSelect
        label={`Perfil de ${usuario.usuario}`}
        value={own.value}
        options={editable && givable ? givable.map(({ id, nombre }) => ({ value: String(id), label: nombre })) : [own]}
        readOnly={!editable}
        onChoose={(value) => setElegido(givable?.find(({ id }) => String(id) === value) ?? null)}
      />
      {elegido && <CambiarPerfil usuario={usuario} perfil={elegido} onClose={() => setElegido(null)} />}
    </>
  )
}
