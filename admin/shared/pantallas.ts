import { createContext, useContext } from 'react'
import type { ComponentType, ReactNode } from 'react'

/** Screens of the portal that the panel shows in small, to try colours on: the app puts them here. */
export interface Pantallas {
  /** Header and navigation around a screen, without acts. */
  readonly Marco: ComponentType<{ children: ReactNode }>
  readonly Inicio: ComponentType
  readonly Login: ComponentType
}

export const PantallasContext = createContext<Pantallas | null>(null)

export function usePantallas(): Pantallas {
  const pantallas = useContext(PantallasContext)
  if (!pantallas) throw new Error('usePantallas needs the app around it')
  return pantallas
}
