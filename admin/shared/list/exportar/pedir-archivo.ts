import { request } from '#admin/providers/api-client.ts'
import { exportesEnEspera } from './exportes-en-espera.ts'
import { downloadBlob, fileNameOf } from './download.ts'
import type { ExportePropio } from '#domain/acceso/exporte.ts'

/**
 * Has the server make a file of `body` and saves it as it names it, or as `fallback`. Returns the name; null when the export waits
 * for its turn: the frame then shows its place and saves the file. Rejects with ApiError.
 */
export async function pedirArchivo(path: string, body: object, fallback: string): Promise<string | null> {
  const response = await request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: '*/*' },
    body: JSON.stringify(body),
  })
  if (response.status !== 202) return saveArchivo(response, fallback)
  exportesEnEspera.add((await response.json()) as ExportePropio)
  return null
}

/** Saves the file of an export that waited, and returns its name. Rejects with ApiError. */
export async function bajarExporte({ id, nombre }: ExportePropio): Promise<string> {
  return saveArchivo(await request(`/api/exportes/${id}/archivo`, { headers: { Accept: '*/*' } }), nombre)
}

async function saveArchivo(response: Response, fallback: string): Promise<string> {
  const nombre = fileNameOf(response, fallback)
  downloadBlob(await response.blob(), nombre)
  return nombre
}
