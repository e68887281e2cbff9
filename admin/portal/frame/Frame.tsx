import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { usePreferences } from '#admin/providers/preferences-context.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { useTema } from '#admin/providers/use-tema.ts'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { EsperaExportes } from '#admin/shared/list/exportar/EsperaExportes.tsx'
import { LeaveGuard } from '#admin/shared/form/LeaveGuard.tsx'
import { pageOf } from '#admin/shared/form/page-of.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { LugarContext } from '#admin/shared/ui/pagina/lugar-context.ts'
import { SkipLink } from '#admin/shared/ui/pagina/SkipLink.tsx'
import { DemoBand } from './DemoBand.tsx'
import { Header } from './Header.tsx'
import { NavDrawer } from './NavDrawer.tsx'
import { NavMenu } from './NavMenu.tsx'
import { SearchPalette } from './SearchPalette.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { useLugar } from './use-lugar.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { VerComoBand } from './VerComoBand.tsx'
import type { ReactElement, RefObject } from 'react'
import './frame.css'

/**
 * After moving to another page the keyboard starts at its content, and the page at its top; not when the address only
 * opened or closed a detail beside the list (`state.enSitio`).
 */
function useFocusOnArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const location = useLocation()
  const isInPlace = (location.state as { readonly enSitio?: boolean } | null)?.enSitio === true
  const page = pageOf(location)
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    if (isInPlace) return
    window.scrollTo(0, 0)
    if (!document.querySelector('dialog[open]')) main.current?.focus({ preventScroll: true })
  }, [page, isInPlace])
  return main
}

/** Header and navigation around every screen of portal and panel; moving between them reloads nothing. */
export function Frame(): ReactElement {
  const tema = useTema()
  const { verComo } = useSession()
  const main = useFocusOnArrival()
  const lugar = useLugar()
  const { key, pathname } = useLocation()
  const { menuPlegado: icons, setMenuPlegado: setIcons } = usePreferences()
  const [opened, setOpened] = useState<'menu' | 'search' | 'shortcuts' | null>(null)
  const close = useCallback(() => setOpened(null), [])
  const search = useCallback(() => setOpened('search'), [])
  const shortcuts = useCallback(() => setOpened('shortcuts'), [])
  useShortcuts(search, shortcuts)
  return (
    <div
      className={classNames('frame', tema?.demo && 'frame-demo', icons && 'frame-icons', verComo && 'frame-ver-como')}
    >
      <SkipLink />
      <header className="frame-top">
        <DemoBand />
        <VerComoBand />
        <Header onMenu={() => setOpened('menu')} onSearch={search} onShortcuts={shortcuts} />
      </header>
      <div className="shell">
        <nav className="nav" aria-label="Principal">
          <NavMenu icons={icons} />
          <button type="button" className="nav-item nav-toggle" aria-pressed={icons} onClick={() => setIcons(!icons)}>
            <Icon icon={icons ? PanelLeftOpen : PanelLeftClose} />
            <span className={icons ? 'visually-hidden' : undefined}>Contraer menú</span>
          </button>
        </nav>
        <main id="contenido" ref={main} tabIndex={-1} className="page">
          <EsperaExportes />
          <ScreenBoundary resetKey={`${pathname} ${key}`}>
            <LugarContext value={lugar}>
              <Suspense fallback={<Skeleton lines={6} label="Cargando la pantalla" />}>
                <Outlet />
              </Suspense>
            </LugarContext>
          </ScreenBoundary>
        </main>
      </div>
      {opened === 'menu' && <NavDrawer onClose={close} />}
      {opened === 'search' && <SearchPalette onClose={close} />}
      <ShortcutsDialog open={opened === 'shortcuts'} onClose={close} />
      <LeaveGuard />
    </div>
  )
}
