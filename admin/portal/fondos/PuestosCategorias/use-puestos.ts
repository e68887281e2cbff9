import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatPesos } from '#domain/organica/dinero.ts'
import { sueldoAl } from '#domain/organica/puestos/sueldos.ts'
import { api } from '#admin/providers/api-client.ts'
import type { CatalogoPuestos, RenglonPuestos, TipoCatalogo } from '#domain/organica/puestos/catalogo-puestos.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** What every act of this screen asks for again. */
export const CLAVE_PUESTOS = 'puestos-categorias'

export function usePuestos(): UseQueryResult<CatalogoPuestos> {
  return useQuery({
    queryKey: [CLAVE_PUESTOS],
    queryFn: ({ signal }) => api.call('GET /api/panel/puestos-categorias', { signal }),
  })
}

/** The catalogue, to be looked into: rows by type, parents, salaries by day. */
export interface Arbol {
  readonly de: (tipo: TipoCatalogo) => readonly RenglonPuestos[]
  readonly hijos: (tipo: TipoCatalogo, padreId: number | null) => readonly RenglonPuestos[]
  /** The rows above, nearest first: área, dirección and adscripción of a post. */
  readonly arriba: (row: RenglonPuestos) => readonly RenglonPuestos[]
  /** Salary of a category on a day. */
  readonly sueldo: (categoriaId: number, day: string) => RenglonPuestos | null
}

const PADRE = {
  adscripcion: null,
  direccion: 'adscripcion',
  area: 'direccion',
  puesto: 'area',
  categoria: null,
  sueldo: 'categoria',
} as const satisfies Record<TipoCatalogo, TipoCatalogo | null>

export function useArbol(renglones: readonly RenglonPuestos[]): Arbol {
  return useMemo(() => arbolDe(renglones), [renglones])
}

function arbolDe(renglones: readonly RenglonPuestos[]): Arbol {
  const byId = new Map(renglones.map((row) => [`${row.tipo} ${row.id}`, row]))
  const byTipo = grouped(renglones, ({ tipo }) => tipo)
  const byPadre = grouped(renglones, ({ tipo, padreId }) => `${tipo} ${padreId ?? ''}`)
  const hijos = (tipo: TipoCatalogo, padreId: number | null) => byPadre.get(`${tipo} ${padreId ?? ''}`) ?? []
  const arriba = (row: RenglonPuestos): RenglonPuestos[] => {
    const tipo = PADRE[row.tipo]
    const padre = tipo && row.padreId !== null ? byId.get(`${tipo} ${row.padreId}`) : undefined
    return padre ? [padre, ...arriba(padre)] : []
  }
  return {
    de: (tipo) => byTipo.get(tipo) ?? [],
    hijos,
    arriba,
    sueldo: (categoriaId, day) => {
      const own = hijos('sueldo', categoriaId).map((row) => ({
        row,
        desde: (row.sueldo?.desde ?? '') as PlainDate,
        hasta: row.hasta as PlainDate | null,
      }))
      return sueldoAl(own, day as PlainDate)?.row ?? null
    },
  }
}

/** What a row is called: its name, or its amount. */
export function nombreDe({ nombre, sueldo }: RenglonPuestos): string {
  return sueldo ? formatPesos(sueldo.montoCentavos) : nombre
}

/** What a row hangs from, in words: a post's "Curaduría · Secretaría de Cultura". */
export function relacionDe(row: RenglonPuestos, arbol: Arbol): string {
  const above = arbol.arriba(row)
  if (row.tipo === 'puesto') return [above[0], above[2]].map((each) => each?.nombre ?? '').join(' · ')
  if (row.tipo === 'area') return above[1]?.nombre ?? ''
  return above[0]?.nombre ?? ''
}

function grouped(
  rows: readonly RenglonPuestos[],
  keyOf: (row: RenglonPuestos) => string,
): ReadonlyMap<string, readonly RenglonPuestos[]> {
  const groups = new Map<string, RenglonPuestos[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
