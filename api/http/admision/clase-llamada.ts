import { esExportacion } from '#domain/llamadas-archivo.ts'
import { isCambio } from '#domain/acceso/solo-lectura.ts'
import { takesFile } from '#api/http/puerta/file-calls.ts'
import type { Clase } from './admision.ts'

/**
 * Calls that take no place: files come as slowly as their sender's network and have room of their own, pages are drawn by the reader
 * processes in turns of their own, and how the portal is must be told when it is full too.
 */
const SIN_LUGAR = new Set([
  'GET /api/salud',
  'GET /api/archivos/:id/paginas/:n',
  'GET /api/panel/autorizaciones/:id/papel/paginas/:n',
  'GET /api/download/pagina',
  'POST /api/fotografias/pdf',
])

/** In which queue a call waits; null for one that waits in none. */
export function claseDeLlamada(call: string | null): Clase | null {
  if (call === null || SIN_LUGAR.has(call) || takesFile(call)) return null
  return isCambio(call) && !esExportacion(call) ? 'actos' : 'lecturas'
}
