import { foldText } from '#admin/shared/ui/campos/option.ts'
import type { NodoArbol } from '#domain/organica/arbol.ts'

/** A tree ready to be opened and searched: made once for each answer of the server. */
export interface ArbolIndice {
  readonly byId: ReadonlyMap<number, NodoArbol>
  readonly hijos: ReadonlyMap<number | null, readonly NodoArbol[]>
  /** Folded name and key of each unit, in the tree's order. */
  readonly textos: readonly (readonly [string, NodoArbol])[]
}

export function indexar(nodos: readonly NodoArbol[]): ArbolIndice {
  const byId = new Map(nodos.map((nodo) => [nodo.id, nodo]))
  const hijos = new Map<number | null, NodoArbol[]>()
  for (const nodo of nodos) {
    const parent = nodo.parentId !== null && byId.has(nodo.parentId) ? nodo.parentId : null
    const own = hijos.get(parent)
    if (own) own.push(nodo)
    else hijos.set(parent, [nodo])
  }
  const textos = nodos.map((nodo) => [foldText(`${nodo.clave} ${nodo.nombre} ${nodo.titular}`), nodo] as const)
  return { byId, hijos, textos }
}

/** The units that hang from none. */
export function raices({ hijos }: ArbolIndice): ReadonlySet<number> {
  return new Set((hijos.get(null) ?? []).map(({ id }) => id))
}

/** The units above one, from level 0 down. */
export function rutaDe({ byId }: ArbolIndice, nodo: NodoArbol): NodoArbol[] {
  const parent = nodo.parentId === null ? undefined : byId.get(nodo.parentId)
  return parent ? [...rutaDe({ byId, hijos: new Map(), textos: [] }, parent), parent] : []
}

export interface FilaArbol {
  readonly nodo: NodoArbol
  readonly hijos: number
  readonly abierta: boolean
}

/** The rows in sight, in order: what hangs from an open unit follows it. */
export function filasVisibles({ hijos }: ArbolIndice, abiertos: ReadonlySet<number>): FilaArbol[] {
  const filas: FilaArbol[] = []
  const walk = (parent: number | null): void => {
    for (const nodo of hijos.get(parent) ?? []) {
      const abierta = abiertos.has(nodo.id)
      filas.push({ nodo, hijos: hijos.get(nodo.id)?.length ?? 0, abierta })
      if (abierta) walk(nodo.id)
    }
  }
  walk(null)
  return filas
}

/** Units whose key, name or holder holds every word, whatever its accents. */
export function buscarUnidades({ textos, hijos }: ArbolIndice, busca: string): FilaArbol[] {
  const words = foldText(busca).split(' ').filter(Boolean)
  return textos
    .filter(([text]) => words.every((word) => text.includes(word)))
    .map(([, nodo]) => ({ nodo, hijos: hijos.get(nodo.id)?.length ?? 0, abierta: false }))
}
