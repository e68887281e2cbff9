import { ImageUp, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useSession } from '#admin/providers/session-context.ts'
import { errorMessage, isApiError } from '#admin/providers/api-error.ts'
import { Avatar } from '#admin/shared/ui/datos/Avatar.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { useFoto } from './use-foto.ts'
import type { ReactElement } from 'react'

/** What the portal knows of the person, and the photo that stands beside the name. */
export function DatosCard(): ReactElement {
  const { user, perfil, foto } = useSession()
  return (
    <Card title="Mis datos">
      <div className="stack">
        <Foto nombre={user.nombre} foto={foto} />
        <KeyValueList
          wide
          items={[
            { label: 'Nombre', value: user.nombre },
            { label: 'ID. Personal', value: <span className="mono">{user.usuario}</span> },
            { label: 'Perfil', value: perfil.nombre },
            { label: 'Tipo de Entidad', value: user.entidad_nombre },
            { label: 'Entidad', value: user.adscripcion_nombre },
            { label: 'Dirección General', value: user.dependencia_nombre },
          ]}
        />
        <p className="small muted">Tu nombre, tu perfil y tu entidad los cambia la administración del portal.</p>
      </div>
    </Card>
  )
}

function Foto({ nombre, foto }: { nombre: string; foto: string | null }): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  const { upload, remove, busy, error } = useFoto()
  return (
    <div className="profile-photo">
      <Avatar name={nombre} src={foto} size="lg" />
      <div className="stack-tight">
        <div className="row">
          <Button size="sm" icon={ImageUp} busy={busy} busyText="Guardando…" onClick={() => input.current?.click()}>
            {foto ? 'Cambiar fotografía' : 'Agregar fotografía'}
          </Button>
          {foto && (
            <Button size="sm" variant="quiet" icon={Trash2} disabled={busy} onClick={remove}>
              Quitar
            </Button>
          )}
        </div>
        <p className="small muted">JPG o PNG. Se recorta al centro y solo tú la ves.</p>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png"
          className="visually-hidden"
          tabIndex={-1}
          aria-label="Archivo de la fotografía"
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) upload(file)
          }}
        />
      </div>
      {error !== null && (
        <Note tone="bad" live>
          {isApiError(error) ? (error.campos['file'] ?? error.message) : errorMessage(error)}
        </Note>
      )}
    </div>
  )
}
