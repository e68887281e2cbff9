import type { ClaseDocumentacion } from '#domain/procesos/documentacion.ts'
import { selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'

/** Whose a document is: `id` of the process or module, 0 for the institute's general ones. */
export interface Dueno {
  readonly clase: ClaseDocumentacion
  readonly id: number
}

/** SQL condition that keeps the documents `d` of `dueno`; `id` is a checked number. */
export function duenoSql({ clase, id }: Dueno): string {
  if (clase === 'general') return `d.clase = 'general'`
  return clase === 'proceso' ? `d.id_proceso = ${id}` : `d.id_modulo = ${id}`
}

/** The name of the process or module. 404 when there is none; a popup of the map has no documents. */
export async function nombreDueno({ clase, id }: Dueno): Promise<string> {
  if (clase === 'general') return 'Documentos generales'
  const row = await selectRow<{ nombre: string }>(
    clase === 'proceso'
      ? 'SELECT nombre FROM procesos WHERE id = $1 AND componente IS NOT NULL'
      : 'SELECT nombre FROM modulos WHERE id = $1',
    [id],
  )
  if (!row) throw notFound(clase === 'proceso' ? 'El proceso' : 'El módulo')
  return row.nombre
}
