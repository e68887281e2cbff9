import { FONDOS } from '#domain/fondos/fondo.ts'
import type { TotalPrevisto } from '#domain/quincenas/simulacion.ts'

/** What a total of the simulation is called. */
export function tituloTotal({ fondo, obligado }: TotalPrevisto): string {
  if (fondo !== null) return FONDOS[fondo].titulo
  return obligado === 'entidad' ? 'Total de la entidad' : 'A cargo de personas con licencia'
}
