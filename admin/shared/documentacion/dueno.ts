import type { ClaseDocumentacion } from '#domain/procesos/documentacion.ts'

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

/** The field of the body and of the query that names the owner. */
export function campoDueno({ clase, id }: DuenoDocumentos): Readonly<Record<string, number>> {
  if (clase === 'general') return {}
  return clase === 'proceso' ? { id_proceso: id } : { id_modulo: id }
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
