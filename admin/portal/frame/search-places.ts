import { useMemo } from 'react'
import { TRAMITE_KEYS, TRAMITES, vistaSinPersona } from '#domain/afiliacion/tramites/tramite.ts'
import { VISTAS, isNombreVista, rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { foldText } from '#admin/shared/ui/campos/option.ts'
import { menuLeaves } from './menu-target.ts'
import type { SearchResult } from './search-result.ts'

/** Addresses of the views that need a person, each with that of the search which opens in their place. */
const SIN_PERSONA = new Map(
  TRAMITE_KEYS.map((tramite) => TRAMITES[tramite].vista).map((vista) => [
    rutaVista(vista),
    rutaVista(vistaSinPersona(vista)),
  ]),
)

/** Views and menu items that this session opens, once each, and the procedures of a person by their search. */
export function usePlaces(): readonly SearchResult[] {
  const { menus, vistas } = useSession()
  return useMemo(() => {
    const fromViews = vistas
      .filter((name) => isNombreVista(name))
      .filter((name) => name !== 'login')
      .map((name) => {
        const { titulo, descripcion } = VISTAS[name]
        return {
          label: titulo,
          detail: 'Pantalla',
          words: descripcion,
          target: { to: rutaVista(name), external: false },
        }
      })
    // A menu may have a name of its own: its screen is found by its title too.
    const byAddress = new Map(fromViews.map((place) => [place.target.to, place]))
    const fromMenus = menuLeaves(menus).map(({ nombre, grupo, target }) => {
      const own = byAddress.get(target.to)
      const detail = [grupo || 'Menú', own?.label === nombre ? '' : own?.label].filter(Boolean).join(' · ')
      return { label: nombre, detail, words: own?.words ?? '', target }
    })
    const seen = new Set<string>()
    const screens = [...fromMenus, ...fromViews]
      .filter(({ target }) => (SIN_PERSONA.get(target.to) ?? target.to) === target.to)
      .filter(({ target }) => !seen.has(target.to) && seen.add(target.to))
      .map((place) => ({ ...place, key: place.target.to, kind: 'pantalla' as const }))
    return withProcedures(screens, procedures(vistas))
  }, [menus, vistas])
}

/** Screens and procedures. A procedure whose search is the screen of its name is that screen, found by the words of both. */
function withProcedures(
  screens: readonly SearchResult[],
  procedimientos: readonly SearchResult[],
): readonly SearchResult[] {
  const isSame = (one: SearchResult) => (other: SearchResult) =>
    one.label === other.label && one.target?.to === other.target?.to
  const known = screens.map((screen) => {
    const same = procedimientos.find(isSame(screen))
    return same ? { ...screen, words: `${screen.words ?? ''} ${same.words ?? ''}` } : screen
  })
  return [...known, ...procedimientos.filter((one) => !screens.some(isSame(one)))]
}

/** Procedures for a person. No person is chosen yet, so each one opens its search. */
function procedures(vistas: readonly string[]): readonly SearchResult[] {
  return TRAMITE_KEYS.map((tramite) => ({ tramite, ...TRAMITES[tramite] }))
    .filter(({ vista, buscador }) => vistas.includes(vista) && vistas.includes(buscador))
    .map(({ tramite, etiqueta, buscador, palabras }) => ({
      key: `tramite-${tramite}`,
      kind: 'acto',
      label: etiqueta,
      detail: 'Trámite · busca después a la persona',
      words: `${palabras} ${VISTAS[buscador].titulo}`,
      target: { to: rutaVista(buscador), external: false },
    }))
}

/** Results that have every word of `text`: in their name or detail first, then in what else they are known by. */
export function matching(all: readonly SearchResult[], text: string): readonly SearchResult[] {
  const asked = foldText(text).split(/\s+/).filter(Boolean)
  const has = (said: string): boolean => asked.every((word) => foldText(said).includes(word))
  const named = all.filter(({ label, detail }) => has(`${label} ${detail}`))
  const known = all.filter((one) => !named.includes(one) && has(`${one.label} ${one.detail} ${one.words ?? ''}`))
  return [...named, ...known]
}
