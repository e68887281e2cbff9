import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { NIVELES_LUGAR } from '#domain/direcciones/lugar.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Consulta } from '#domain/llamadas.ts'

export type Nivel = (typeof NIVELES_LUGAR)[number]

export interface LugarFila {
  readonly id: number
  readonly nombre: string
}

/** Names of the ids in the answers, by call. */
const IDS = {
  estado: 'ID_ESTADO',
  municipio: 'ID_MUNICIPIO',
  codigo_postal: 'ID_CP',
  colonia: 'ID_COLONIA',
  calle: 'ID_CALLE',
} as const

const textoDe = (valor: unknown): string =>
  typeof valor === 'string' || typeof valor === 'number' ? String(valor) : ''

/** A row of the documented answer as this screen keeps it. */
export function filaDe(ruta: Nivel['ruta'], row: object): LugarFila {
  const { [IDS[ruta]]: id, NOMBRE, codigo } = row as Readonly<Record<string, unknown>>
  return { id: Number(id), nombre: textoDe(NOMBRE ?? codigo) }
}

/** The places of a level under their parent; none is asked for until there is one. Blank codes are left out. */
export function useLugares({ ruta, padre }: Nivel, parentId: number | null): UseQueryResult<LugarFila[]> {
  return useQuery({
    queryKey: ['direcciones', ruta, parentId],
    queryFn: async ({ signal }) => {
      const query = (padre === null ? {} : { [padre]: parentId }) as Consulta<`GET /api/${Nivel['ruta']}`>
      const rows = await api.call(`GET /api/${ruta}`, { signal, query })
      return rows.map((row) => filaDe(ruta, row)).filter(({ nombre }) => nombre.trim() !== '')
    },
    enabled: padre === null || parentId !== null,
  })
}
