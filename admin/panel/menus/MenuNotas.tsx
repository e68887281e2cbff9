import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { destinoMenu } from '#domain/acceso/menu/destino-menu.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { avisoDestino } from './componente.ts'
import type { Concedible } from '#domain/acceso/perfil.ts'
import type { MenuDraft } from './menus-draft.ts'
import type { ReactElement } from 'react'

interface MenuNotasProps {
  id: string
  menu: MenuDraft
  procesos: readonly Concedible[] | null
  error: string | undefined
  /** It has just been made. */
  isNew: boolean
}

/** Under a menu: what is wrong with it, else what somebody who chooses it would find; of a new one, what is still to do. */
export function MenuNotas({ id, menu, procesos, error, isNew }: MenuNotasProps): ReactElement {
  const aviso = avisoDestino(destinoMenu(menu.componente, procesos))
  return (
    <div id={id} className="menus-notas">
      {error && (
        <div className="field-error" role="alert">
          <Icon icon={CircleAlert} size={14} />
          <span>{error}</span>
        </div>
      )}
      {aviso && !error && <div className="field-help">{aviso}</div>}
      {isNew && (
        <div className="field-help">
          {menu.componente === null ? (
            'Nuevo: aparecerá en el portal cuando tenga un submenú que el perfil de la persona tenga.'
          ) : (
            <>
              Nuevo: por ahora solo lo tiene el perfil de administración. Falta{' '}
              <Link to="/panel/perfiles">darlo a un perfil</Link>.
            </>
          )}
        </div>
      )}
    </div>
  )
}
