import { confirmKey } from '#admin/portal/documentos/visor-paper.ts'
import type { Lectura } from '#domain/documentos/lectura.ts'

/** How many fields of a reading wait to be confirmed. */
export function unsureCount(lectura: Lectura | null, papel: string, confirmados: readonly string[]): number {
  return Object.entries(lectura?.campos ?? {}).filter(
    ([campo, { seguro }]) => !seguro && !confirmados.includes(confirmKey(papel, campo)),
  ).length
}
