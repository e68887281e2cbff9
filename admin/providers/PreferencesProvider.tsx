import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { PreferencesContext } from './preferences-context.ts'
import { useSavedPreferences } from './use-saved-preferences.ts'
import type { CambiosLista, Preferences } from './preferences-context.ts'
import type { Preferencias, PreferenciasLista, Tema } from '#domain/usuarios/preferencias.ts'
import type { Mode } from '#admin/theme/tokens.ts'
import type { ReactElement, ReactNode } from 'react'

const DARK_QUERY = '(prefers-color-scheme: dark)'

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(DARK_QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function modeOf(theme: Tema, systemDark: boolean): Mode {
  if (theme === 'sistema') return systemDark ? 'dark' : 'light'
  return theme === 'oscuro' ? 'dark' : 'light'
}

function withLista(preferencias: Preferencias, recurso: string, cambios: CambiosLista): Preferencias {
  const merged = Object.entries({ ...preferencias.listas[recurso], ...cambios }).filter(([, value]) => value !== null)
  const lista: PreferenciasLista = Object.fromEntries(merged)
  return { ...preferencias, listas: { ...preferencias.listas, [recurso]: lista } }
}

/** Theme and density of the whole page, as attributes of its root, and what else a person likes to find as it was. */
export function PreferencesProvider({ children }: { children: ReactNode }): ReactElement {
  const [{ tema, densidad, menuPlegado, listas }, change] = useSavedPreferences()
  const systemDark = useSyncExternalStore(subscribe, () => window.matchMedia(DARK_QUERY).matches)
  const mode = modeOf(tema, systemDark)
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = mode
    document.documentElement.dataset.density = densidad
  }, [mode, densidad])
  const value = useMemo(
    (): Preferences => ({
      theme: tema,
      mode,
      density: densidad,
      menuPlegado,
      listas,
      setTheme: (theme) => change((all) => ({ ...all, tema: theme })),
      setDensity: (density) => change((all) => ({ ...all, densidad: density })),
      setMenuPlegado: (plegado) => change((all) => ({ ...all, menuPlegado: plegado })),
      setLista: (recurso, cambios) => change((all) => withLista(all, recurso, cambios)),
    }),
    [tema, mode, densidad, menuPlegado, listas, change],
  )
  return <PreferencesContext value={value}>{children}</PreferencesContext>
}
