import { request } from '#admin/providers/api-client.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { rutaDescarga } from './dueno.ts'
import type { ArchivoDocumento } from '#domain/procesos/documentacion.ts'

/** How long the copy of a file lives in the browser (specification 2 §9). */
const DOWNLOAD_MS = 15_000
const VIEW_MS = 60_000

async function copyOf(folio: number, nombre: string, keepMs: number): Promise<string> {
  const response = await request(rutaDescarga(folio, nombre), { method: 'GET' })
  const address = URL.createObjectURL(await response.blob())
  setTimeout(() => URL.revokeObjectURL(address), keepMs)
  return address
}

/** Saves a file under the name people know. Gives the sentence to show when it cannot, else "". */
export async function downloadArchivo(folio: number, archivo: ArchivoDocumento): Promise<string> {
  try {
    const link = document.createElement('a')
    link.href = await copyOf(folio, archivo.nombre_archivo, DOWNLOAD_MS)
    link.download = archivo.original
    link.click()
    return ''
  } catch (error) {
    return `No se pudo descargar: ${errorMessage(error)}`
  }
}

/** Opens a file in a new tab. The tab opens at once, so that the browser takes it for the person's own act. */
export async function openArchivo(folio: number, archivo: ArchivoDocumento): Promise<string> {
  const tab = window.open('', '_blank')
  try {
    const address = await copyOf(folio, archivo.nombre_archivo, VIEW_MS)
    if (!tab) return 'No se pudo abrir el documento.'
    tab.opener = null
    tab.location.replace(address)
    return ''
  } catch {
    tab?.close()
    return 'No se pudo abrir el documento.'
  }
}
