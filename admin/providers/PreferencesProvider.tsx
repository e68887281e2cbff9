import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { PreferencesContext } from './preferences-context.ts'
import type { ThemeChoice } from './preferences-context.ts'
import type { Density, Mode } from '#admin/theme/tokens.ts'
import type { ReactElement, ReactNode } from 'react'

const DARK_QUERY = '(prefers-color-scheme: dark)'

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(DARK_QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function modeOf(theme: ThemeChoice, systemDark: boolean): Mode {
  if (theme === 'sistema') return systemDark ? 'dark' : 'light'
  return theme === 'oscuro' ? 'dark' : 'light'
}

/** Theme and density of the whole page, as attributes of its root. */
export function PreferencesProvider({ children }: { children: ReactNode }): ReactElement {
  const [theme, setTheme] = useState<ThemeChoice>('sistema')
  const [density, setDensity] = useState<Density>('compacta')
  const systemDark = useSyncExternalStore(subscribe, () => window.matchMedia(DARK_QUERY).matches)
  const mode = modeOf(theme, systemDark)
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = mode
    document.documentElement.dataset.density = density
  }, [mode, density])
  const value = useMemo(() => ({ theme, mode, density, setTheme, setDensity }), [theme, mode, density])
  return <PreferencesContext value={value}>{children}</PreferencesContext>
}
