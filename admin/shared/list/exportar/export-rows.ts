import { totalTexto, type Total } from '#domain/cuenta-texto.ts'
import { pedirArchivo } from './pedir-archivo.ts'

export type FormatoExporte = 'csv' | 'xlsx'

export interface PeticionExporte {
  readonly sort: readonly [field: string, order: string]
  readonly filter: Readonly<Record<string, unknown>>
  /** Of resources that are written in more than one. */
  readonly formato?: FormatoExporte
  /** Keys of the columns to be written, in their order; what the list usually writes without them. */
  readonly columnas?: readonly string[]
}

/** "Se exportó 1 caso", "Se exportaron 1,204 casos"; null for an export that waits (`archivo` null): the frame shows it. */
export function exportadosTexto(archivo: string | null, count: Total, uno: string, varios: string): string | null {
  if (archivo === null) return null
  return `${count.n === 1 ? 'Se exportó' : 'Se exportaron'} ${totalTexto(count, uno, varios)}.`
}

/** Has the server write every row that the filter leaves; see `pedirArchivo`. Rejects with ApiError. */
export function exportRows(resource: string, peticion: PeticionExporte): Promise<string | null> {
  return pedirArchivo(`/api/panel/${resource}/exportar`, peticion, `${resource}.${peticion.formato ?? 'csv'}`)
}
