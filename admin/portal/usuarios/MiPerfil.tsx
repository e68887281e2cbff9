import { usePreferences } from '#admin/providers/preferences-context.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { Card } from '#admin/shared/ui/Card.tsx'
import { KeyValueList } from '#admin/shared/ui/KeyValueList.tsx'
import { PageHeader } from '#admin/shared/ui/PageHeader.tsx'
import { RadioGroup } from '#admin/shared/ui/RadioGroup.tsx'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import { ClaveForm } from './ClaveForm.tsx'
import type { Tema } from '#domain/usuarios/preferencias.ts'
import type { ReactElement } from 'react'
import './mi-perfil.css'

const THEMES = [
  { value: 'sistema', label: 'Como el sistema' },
  { value: 'claro', label: 'Claro' },
  { value: 'oscuro', label: 'Oscuro' },
] as const
const DENSITIES = [
  { value: 'compacta', label: 'Compacta' },
  { value: 'comoda', label: 'Cómoda' },
] as const

/** `/mi-perfil` and `/configuracion`: who I am here, how the portal looks, my password. */
export default function MiPerfil(): ReactElement {
  const { user, perfil } = useSession()
  const { theme, density, setTheme, setDensity } = usePreferences()
  const toast = useToast()
  return (
    <>
      <PageHeader title="Mi perfil" facts={`${user.nombre}, ${perfil.nombre}`} />
      <div className="profile">
        <Card title="Mis datos">
          <KeyValueList
            wide
            items={[
              { label: 'Nombre', value: user.nombre },
              { label: 'ID. Personal', value: <span className="mono">{user.usuario}</span> },
              { label: 'Correo', value: user.correo },
              { label: 'Perfil', value: perfil.nombre },
              { label: 'Tipo de entidad', value: user.entidad_nombre },
              { label: 'Entidad', value: user.adscripcion_nombre },
              { label: 'Dirección General', value: user.dependencia_nombre },
            ]}
          />
        </Card>
        <Card title="Apariencia">
          <div className="stack">
            <RadioGroup
              legend="Tema"
              options={THEMES}
              value={theme}
              inline
              onChange={(value) => setTheme(value as Tema)}
            />
            <RadioGroup
              legend="Densidad"
              help="En pantallas táctiles siempre es cómoda."
              options={DENSITIES}
              value={density}
              inline
              onChange={(value) => setDensity(value === 'comoda' ? 'comoda' : 'compacta')}
            />
          </div>
        </Card>
        <Card title="Contraseña">
          <ClaveForm submitLabel="Cambiar contraseña" onDone={() => toast.success('Contraseña cambiada')} />
        </Card>
      </div>
    </>
  )
}
