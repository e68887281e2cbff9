import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { ColumnaPreguntada } from '#domain/fondos/aportaciones/importe-preguntado.ts'
import type { ExplicacionQuincena } from '#domain/fondos/explicacion.ts'
import type { FondoId } from '#domain/fondos/fondo.ts'
import type { Obligado } from '#domain/fondos/lineas.ts'

/** Contributions of one person to one fund in a closed quincena. `id`: row of `cierre_personas`. Without `columna`, the fund's total is explained. */
interface DeCierre {
  readonly id: number
  readonly fondo: FondoId
  readonly columna?: ColumnaPreguntada | undefined
}

/** A person in a total of a quincena, closed or not. */
interface DeQuincena {
  readonly codigo: string
  readonly interno: string
  readonly total: { readonly entidadId: number; readonly fondo: FondoId | null; readonly obligado: Obligado }
}

/** The amount whose explanation is shown. */
export type ImporteExplicado = DeCierre | DeQuincena

export function useExplicacion(de: ImporteExplicado): UseQueryResult<ExplicacionQuincena> {
  return useQuery({
    queryKey: ['aportaciones', 'explicacion', de],
    queryFn: ({ signal }) =>
      'codigo' in de
        ? api.call('GET /api/quincenas/:codigo/explicacion', {
            params: { codigo: de.codigo },
            query: { interno: Number(de.interno), ...totalDe(de) },
            signal,
          })
        : api.call('GET /api/aportaciones/personas/:id/fondos/:fondo/explicacion', {
            params: { id: de.id, fondo: de.fondo },
            query: de.columna === undefined ? {} : { columna: de.columna },
            signal,
          }),
  })
}

/** Address of the same explanation as a paper. */
export function rutaHojaExplicacion(de: ImporteExplicado): string {
  if ('codigo' in de) {
    const query = new URLSearchParams({ interno: String(Number(de.interno)) })
    for (const [name, value] of Object.entries(totalDe(de))) query.set(name, String(value))
    return `/api/quincenas/${de.codigo}/explicacion/hoja?${query.toString()}`
  }
  const columna = de.columna === undefined ? '' : `?columna=${de.columna}`
  return `/api/aportaciones/personas/${de.id}/fondos/${de.fondo}/explicacion/hoja${columna}`
}

function totalDe({ total }: DeQuincena) {
  const { entidadId: entidad, obligado, fondo } = total
  return fondo === null ? { entidad, obligado } : { entidad, obligado, fondo }
}
