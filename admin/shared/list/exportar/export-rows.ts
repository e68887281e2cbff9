import { totalTexto, type Total } from '#domain/cuenta-texto.ts'
import { request } from '#admin/providers/api-client.ts'
import { downloadBlob, fileNameOf } from './download.ts'

export type FormatoExporte = 'csv' | 'xlsx'

export interface PeticionExporte {
  readonly sort: readonly [field: string, order: string]
  readonly filter: Readonly<Record<string, unknown>>
  /** Of resources that are written in more than one. */
  readonly formato?: FormatoExporte
  /** Keys of the columns to be written, in their order; what the list usually writes without them. */
  readonly columnas?: readonly string[]
}

/** "Se exportó 1 caso", "Se exportaron 1,204 casos". */
export function exportadosTexto(count: Total, uno: string, varios: string): string {
  return `${count.n === 1 ? 'Se exportó' : 'Se exportaron'} ${totalTexto(count, uno, varios)}.`
}

/** Has the server write every row that the filter leaves, and saves the file. Rejects with ApiError. */
export async function exportRows(resource: string, peticion: PeticionExporte): Promise<void> {
  const formato = peticion.formato ?? 'csv'
  const response = await request(`/api/panel/${resource}/exportar`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: '*/*' },
    body: JSON.stringify(peticion),
  })
  downloadBlob(await response.blob(), fileNameOf(response, `${resource}.${formato}`))
}
