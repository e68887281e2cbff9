import { createContext, useContext } from 'react'
import type { Density, Mode } from '#admin/theme/tokens.ts'

export type ThemeChoice = 'sistema' | 'claro' | 'oscuro'

/** How this person wants the portal to look. Kept in memory only: nothing but `usuario` stays in the browser. */
export interface Preferences {
  readonly theme: ThemeChoice
  readonly mode: Mode
  readonly density: Density
  readonly setTheme: (theme: ThemeChoice) => void
  readonly setDensity: (density: Density) => void
}

export const PreferencesContext = createContext<Preferences | null>(null)

export function usePreferences(): Preferences {
  const preferences = useContext(PreferencesContext)
  if (!preferences) throw new Error('usePreferences needs PreferencesProvider')
  return preferences
}
