// Into which files the screens are packed. Left to itself the bundler gives each set of views that shares a module a file of its
// own: three hundred and fifty, half of them under a kilobyte, and a page that asks for a hundred and fifty of them.
import path from 'node:path'
import type { Rolldown } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Libraries that only the panel needs: they stand apart so that neither /login nor the wizard ever loads them. */
const PANEL = /node_modules\/(react-admin|ra-|@mui|@emotion|react-transition-group|polished|jsonexport|inflection)/
const BASE = /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@tanstack)\//

/** What is always loaded, with its screen: before anybody signs in, and then around every view. */
const CAPAS = [
  ['inicio', path.join(ROOT, 'admin/main.tsx')],
  ['marco', path.join(ROOT, 'admin/portal/frame/SignedIn.tsx')],
] as const

/** A module of so many views is loaded with all that are; of fewer, with those that need it. */
const COMUN_A = 4

/** All screens of the panel are one view: what it shares with a few others is one file, not one for each of those. */
const GESTION = path.join(ROOT, 'admin/panel/Panel.tsx')

type Modulos = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** All that `start` imports at once, itself left out: the bundler keeps a file by that name for it. */
function importedBy(start: string, modulos: Modulos): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    modulos.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(start)
  found.delete(start)
  return found
}

/** The name of the layer that holds a module; null for what no layer loads. One build: what a layer imports is looked for once. */
function capas(): (id: string, modulos: Modulos) => string | null {
  const known = new Map<string, ReadonlySet<string>>()
  return (id, modulos) => {
    for (const [name, start] of CAPAS) {
      const held = known.get(name) ?? importedBy(start, modulos)
      known.set(name, held)
      if (held.has(id)) return name
    }
    return null
  }
}

/** The name of what the panel shares with other views; null for what it does not hold. */
function gestion(): (id: string, modulos: Modulos) => string | null {
  let held: ReadonlySet<string> | undefined
  return (id, modulos) => ((held ??= importedBy(GESTION, modulos)).has(id) ? 'gestion' : null)
}

/** The groups for `output.codeSplitting`, the first that takes a module keeps it. */
export const trozos = (): Rolldown.CodeSplittingGroup[] => [
  { name: 'base', test: BASE, priority: 4 },
  { name: 'panel', test: PANEL, priority: 3 },
  { name: capas(), debugName: 'capas', priority: 2 },
  { name: 'comun', minShareCount: COMUN_A, priority: 1 },
  { name: gestion(), debugName: 'gestion', minShareCount: 2, priority: 0 },
]
