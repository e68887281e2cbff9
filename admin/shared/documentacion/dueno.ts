import type { ClaseDocumentacion } from '#domain/procesos/documentacion.ts'
import type { Consulta } from '#domain/llamadas.ts'

/** Whose documents are in sight: a process, a module, or the institute's own (`id` 0). */
export interface DuenoDocumentos {
  readonly clase: ClaseDocumentacion
  readonly id: number
}

const RUTA = { proceso: 'abc', general: 'general', modulo: 'modulo' } as const satisfies Record<
  ClaseDocumentacion,
  string
>

export const rutaDocumentos = (clase: ClaseDocumentacion) => `/api/documentacion/${RUTA[clase]}` as const

type RutaDocumentos = ReturnType<typeof rutaDocumentos>

/** The field of the body and of the query that names the owner; the institute's own have none. */
export function campoDueno({ clase, id }: DuenoDocumentos): Consulta<`GET ${RutaDocumentos}`> {
  const campo = clase === 'general' ? {} : clase === 'proceso' ? { id_proceso: id } : { id_modulo: id }
  return campo as Consulta<`GET ${RutaDocumentos}`>
}

/** The documented question before a document is deleted (specifications 2 §2.7 and 3 §4). */
export const PREGUNTA_ELIMINAR = {
  proceso: '¿Deseas eliminar este documento?',
  general: '¿Eliminar este documento general? Esta acción no se puede deshacer.',
  modulo: '¿Eliminar este documento de módulo? Esta acción no se puede deshacer.',
} as const satisfies Record<ClaseDocumentacion, string>

/** Where a file is downloaded from; `folio` is its owner's number. */
export function rutaDescarga(folio: number, nombreArchivo: string): string {
  return `/api/download?folio=${folio}&nombreArchivo=${encodeURIComponent(nombreArchivo)}`
}

export function rutaPagina(folio: number, nombreArchivo: string, n: number): string {
  return `/api/download/pagina?folio=${folio}&nombreArchivo=${encodeURIComponent(nombreArchivo)}&n=${n}`
}
