import { Header } from './Header.tsx'
import { NavMenu } from './NavMenu.tsx'
import type { ReactElement, ReactNode } from 'react'

const nothing = (): void => undefined

/** The frame around a screen, as everybody has it; nothing in it acts. */
export default function MarcoPrevio({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className="frame">
      <header className="frame-top">
        <Header onMenu={nothing} onSearch={nothing} onShortcuts={nothing} />
      </header>
      <div className="shell">
        <nav className="nav" aria-label="Vista previa">
          <NavMenu />
        </nav>
        <div className="page">{children}</div>
      </div>
    </div>
  )
}
