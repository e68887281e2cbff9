import { useQuery } from '@tanstack/react-query'
import type { Nivel } from '#domain/organica/niveles.ts'
import { api } from '#admin/providers/api-client.ts'
import { NIVELES_PANTALLA } from './nivel-pantalla.ts'
import type { ClaveOcupada } from '#domain/organica/clave.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** A unit as the screens see it. */
export interface UnidadFila {
  readonly id: number
  readonly clave: string
  readonly nombre: string
  readonly activo: boolean
  readonly version: number
  readonly parentId: number | null
}

/** The documented row; the parent's id has a name of its own at each level. */
interface Documentada {
  readonly ID: number
  readonly CLAVE: string
  readonly NOMBRE: string
  readonly ACTIVO: boolean
  readonly version: number
  readonly ID_ENTIDAD?: number | null
  readonly ID_ADSCRIPCION?: number | null
  readonly ID_DEPENDENCIA?: number | null
}

function toFila({ ID, CLAVE, NOMBRE, ACTIVO, version, ...above }: Documentada): UnidadFila {
  const parentId = above.ID_ENTIDAD ?? above.ID_ADSCRIPCION ?? above.ID_DEPENDENCIA ?? null
  return { id: ID, clave: CLAVE, nombre: NOMBRE, activo: ACTIVO, version, parentId }
}

/** Every unit of a level, the inactive ones too. */
export function useUnidades(nivel: Nivel, enabled = true): UseQueryResult<readonly UnidadFila[]> {
  const { lee } = NIVELES_PANTALLA[nivel]
  return useQuery({
    queryKey: ['organica', lee],
    queryFn: async ({ signal }) =>
      (await api.call(`GET ${lee}`, { signal, query: nivel === 3 ? { activo: 'todos' } : {} })).map(toFila),
    enabled,
  })
}

/** A row of the hierarchy by its keys: one that a new unit may carry. */
export interface OrganicaFila extends ClaveOcupada {
  readonly nombre: string
}

/** The organic rows of a level under the keys of its parent; null while no parent is chosen. */
export function useOrganica(nivel: Nivel, claves: readonly string[] | null): UseQueryResult<readonly OrganicaFila[]> {
  const query = Object.fromEntries((claves ?? []).map((clave, i) => [`clave_organica_${i}`, clave]))
  return useQuery({
    queryKey: ['organica', `organica-${nivel}`, claves],
    queryFn: async ({ signal }) =>
      (await api.call(`GET /api/organica-${nivel}`, { signal, query })).map((row) => ({
        clave: 'CLAVE' in row ? row.CLAVE : row.CLAVE_ORGANICA,
        nombre: 'NOMBRE' in row ? row.NOMBRE : row.NOMBRE_ORGANICA,
        activa: row.ESTATUS === 'A',
      })),
    enabled: claves !== null,
  })
}
