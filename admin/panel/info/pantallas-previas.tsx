import { lazy } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { Header } from '#admin/portal/frame/Header.tsx'
import { NavMenu } from '#admin/portal/frame/NavMenu.tsx'
import { Login } from '#admin/portal/usuarios/Login/Login.tsx'
import { EntidadesList } from '#admin/panel/entidades/EntidadesList.tsx'
import type { ComponentType, ReactElement, ReactNode } from 'react'

const Inicio = lazy(() => import('#admin/portal/procesos/Inicio/Inicio.tsx'))

export type NombrePantalla = 'inicio' | 'entrada' | 'lista'

const nothing = (): void => undefined

/** The frame around a screen, as everybody has it. */
function Marco({ children }: { children: ReactNode }): ReactElement {
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

function InicioPrevio(): ReactElement {
  return (
    <Marco>
      <Inicio />
    </Marco>
  )
}

function ListaPrevia(): ReactElement {
  return (
    <Marco>
      <ResourceContextProvider value="entidades">
        <EntidadesList />
      </ResourceContextProvider>
    </Marco>
  )
}

/** Screens of the portal that wear its colours, without anybody's data. */
export const PANTALLAS: Readonly<Record<NombrePantalla, { readonly titulo: string; readonly Screen: ComponentType }>> =
  {
    inicio: { titulo: 'Inicio', Screen: InicioPrevio },
    lista: { titulo: 'Una lista', Screen: ListaPrevia },
    entrada: { titulo: 'Entrada', Screen: Login },
  }
