import { ResourceContextProvider } from 'react-admin'
import { EntidadesList } from '#admin/panel/entidades/EntidadesList.tsx'
import { usePantallas } from '#admin/shared/pantallas.ts'
import type { ComponentType, ReactElement } from 'react'

export type NombrePantalla = 'inicio' | 'entrada' | 'lista'

function InicioPrevio(): ReactElement {
  const { Marco, Inicio } = usePantallas()
  return (
    <Marco>
      <Inicio />
    </Marco>
  )
}

function ListaPrevia(): ReactElement {
  const { Marco } = usePantallas()
  return (
    <Marco>
      <ResourceContextProvider value="entidades">
        <EntidadesList />
      </ResourceContextProvider>
    </Marco>
  )
}

function EntradaPrevia(): ReactElement {
  const { Login } = usePantallas()
  return <Login />
}

/** Screens of the portal that wear its colours, without anybody's data. */
export const PANTALLAS: Readonly<Record<NombrePantalla, { readonly titulo: string; readonly Screen: ComponentType }>> =
  {
    inicio: { titulo: 'Inicio', Screen: InicioPrevio },
    lista: { titulo: 'Una lista', Screen: ListaPrevia },
    entrada: { titulo: 'Entrada', Screen: EntradaPrevia },
  }
