import { ArrowLeft, ChevronRight, ExternalLink, FileText } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { holds } from '#domain/procesos/mapa.ts'
import { buttonClass } from '#admin/shared/ui/acciones/Button.tsx'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { procesoTarget } from '#admin/portal/frame/menu-target.ts'
import { TargetLink } from '#admin/portal/frame/TargetLink.tsx'
import { rutaProceso } from '#domain/procesos/clave-proceso.ts'
import { listaDeDireccion } from '#domain/acceso/vistas/direcciones-listas.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { vistaOfComponente } from '#domain/acceso/vistas/vistas.ts'
import type { ProcesoNodo } from '#domain/procesos/mapa.ts'
import type { ReactElement } from 'react'

/** A button of the map: goes to its target, or opens a popup whose levels nest with a way back. */
export function ProcesoButton({ proceso, marcado }: { proceso: ProcesoNodo; marcado: string | null }): ReactElement {
  const { vistas } = useSession()
  const [path, setPath] = useState<readonly ProcesoNodo[]>([])
  const current = path[path.length - 1]
  const parent = path[path.length - 2]
  const close = (): void => setPath([])
  return (
    <>
      <ProcesoItem proceso={proceso} marcado={marcado} onOpen={() => setPath([proceso])} />
      {current && (
        <Dialog
          key={current.id}
          open
          title={current.nombre}
          onClose={close}
          before={
            parent && (
              <IconButton
                icon={ArrowLeft}
                label={`Volver a ${parent.nombre}`}
                onClick={() => setPath(path.slice(0, -1))}
              />
            )
          }
        >
          <ul className="popup-list plain">
            {current.hijos.map((hijo) => (
              <li key={hijo.id}>
                <ProcesoItem
                  proceso={hijo}
                  marcado={marcado}
                  wide
                  onOpen={() => setPath([...path, hijo])}
                  onGo={close}
                />
                {opensElsewhere(hijo, vistas) && (
                  <Link
                    to={rutaProceso(hijo)}
                    className="icon-btn"
                    aria-label={`Responsables y documentos de ${hijo.nombre}`}
                    title="Responsables y documentos"
                    onClick={close}
                  >
                    <Icon icon={FileText} />
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}

/** Whether its button opens a screen or another site: then its own page needs a door beside it. */
function opensElsewhere({ componente }: ProcesoNodo, vistas: readonly string[]): boolean {
  if (componente === null) return false
  const isPage = componente.startsWith('/') && vistaOfComponente(componente) === null
  return !isPage || listaDeDireccion(componente, vistas) !== null
}

interface ProcesoItemProps {
  proceso: ProcesoNodo
  /** The process where one was: it is marked, and the popup that holds it. */
  marcado: string | null
  wide?: boolean
  onOpen: () => void
  onGo?: () => void
}

function ProcesoItem({ proceso, marcado, wide, onOpen, onGo }: ProcesoItemProps): ReactElement {
  const isMarked = marcado !== null && holds(proceso, marcado)
  const className = classNames(buttonClass('default', wide ? 'md' : 'sm', wide), isMarked && 'process-here')
  const current = isMarked ? 'location' : undefined
  if (proceso.hijos.length > 0)
    return (
      <button type="button" className={className} aria-haspopup="dialog" aria-current={current} onClick={onOpen}>
        {proceso.nombre}
        <Icon icon={ChevronRight} />
      </button>
    )
  const target = procesoTarget(proceso)
  return (
    <TargetLink to={target} className={className} aria-current={current} onClick={onGo}>
      {proceso.nombre}
      {target.external && <Icon icon={ExternalLink} size={14} />}
    </TargetLink>
  )
}
