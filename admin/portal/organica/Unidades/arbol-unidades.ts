import type { UnidadFila } from './use-unidades.ts'

/** Units of each level, from 0 down, as far as a screen needs them. */
export type Niveles = readonly (readonly UnidadFila[])[]

/** The units above one, from level 0 down to its parent. */
export function sobre(niveles: Niveles, parentId: number | null, nivel: number): UnidadFila[] {
  if (parentId === null || nivel < 0) return []
  const parent = niveles[nivel]?.find(({ id }) => id === parentId)
  return parent ? [...sobre(niveles, parent.parentId, nivel - 1), parent] : []
}

/** Rows of a level with the names above each. */
export interface FilaConRuta extends UnidadFila {
  readonly ruta: readonly UnidadFila[]
}

export function conRuta(niveles: Niveles, nivel: number): FilaConRuta[] {
  const byId = niveles.map((rows) => new Map(rows.map((row) => [row.id, row])))
  const up = (parentId: number | null, level: number): UnidadFila[] => {
    const parent = parentId === null ? undefined : byId[level]?.get(parentId)
    return parent ? [...up(parent.parentId, level - 1), parent] : []
  }
  return (niveles[nivel] ?? []).map((row) => ({ ...row, ruta: up(row.parentId, nivel - 1) }))
}
