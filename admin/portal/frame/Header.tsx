import { CalendarDays, CircleHelp, Menu as MenuIcon, Search } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { vistaDeDireccion } from '#domain/acceso/vistas/vistas.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { AvisosBell } from '#admin/portal/avisos/AvisosBell.tsx'
import { cierreTexto, useVentana } from '#admin/shared/calendario/use-ventana.ts'
import { rutaAyudaDe } from '#admin/portal/procesos/Faq/ruta-ayuda.ts'
import { VentanaBadge } from '#admin/portal/calendario/VentanaBadge.tsx'
import { Brand } from './Brand.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { registrosDe, searchWords } from './search-words.ts'
import type { ReactElement } from 'react'

interface HeaderProps {
  onMenu: () => void
  onSearch: () => void
  onShortcuts: () => void
}

export function Header({ onMenu, onSearch, onShortcuts }: HeaderProps): ReactElement {
  const { inicio, vistas } = useSession()
  const searchText = searchWords(registrosDe(vistas)).placeholder
  return (
    <div className="top">
      <span className="top-menu">
        <IconButton icon={MenuIcon} label="Menú" onClick={onMenu} />
      </span>
      <Link to={inicio} className="top-brand">
        <Brand />
      </Link>
      <QuincenaChip />
      <VentanaBadge />
      <button type="button" className="find" aria-keyshortcuts="Control+K" onClick={onSearch}>
        <Icon icon={Search} />
        <span>{searchText}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <AyudaLink />
      <AvisosBell />
      <PersonMenu onShortcuts={onShortcuts} />
    </div>
  )
}

/** "?": opens the help at the questions of the current screen. On a phone the link is in the person's menu. */
function AyudaLink(): ReactElement {
  const { pathname, search } = useLocation()
  const label = 'Ayuda de esta pantalla'
  return (
    <Link
      className="icon-btn top-ayuda"
      to={rutaAyudaDe(vistaDeDireccion(pathname, search))}
      aria-label={label}
      title={label}
    >
      <Icon icon={CircleHelp} />
    </Link>
  )
}

function QuincenaChip(): ReactElement | null {
  const { data } = useVentana()
  if (!data) return null
  const [title, range] = data.quincena.chip.split(' · ')
  const cierre = cierreTexto(data)
  return (
    <span className="chip top-quincena" title={cierre || undefined}>
      <Icon icon={CalendarDays} />
      {title} <span className="muted">{range}</span>
      {cierre && <span className="visually-hidden">. {cierre}</span>}
    </span>
  )
}
