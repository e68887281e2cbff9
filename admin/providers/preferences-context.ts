import { createContext, useContext } from 'react'
import type { Densidad, Preferencias, PreferenciasLista, Tema } from '#domain/usuarios/preferencias.ts'
import type { Mode } from '#admin/theme/tokens.ts'

/** What changes in a list; null leaves it as the list comes. */
export type CambiosLista = { readonly [K in keyof PreferenciasLista]?: Required<PreferenciasLista>[K] | null }

/** How this person wants the portal to look: kept by the server, since nothing but `usuario` stays in the browser. */
export interface Preferences {
  readonly theme: Tema
  readonly mode: Mode
  readonly density: Densidad
  readonly menuPlegado: boolean
  /** By the resource of the list. */
  readonly listas: Preferencias['listas']
  readonly setTheme: (theme: Tema) => void
  readonly setDensity: (density: Densidad) => void
  readonly setMenuPlegado: (plegado: boolean) => void
  readonly setLista: (recurso: string, cambios: CambiosLista) => void
}

export const PreferencesContext = createContext<Preferences | null>(null)

export function usePreferences(): Preferences {
  const preferences = useContext(PreferencesContext)
  if (!preferences) throw new Error('usePreferences needs PreferencesProvider')
  return preferences
}
