import type { Actor } from '#domain/acceso/actor.ts'
import type { ArchivoDocumento, ClaseDocumentacion, Documento } from '#domain/procesos/documentacion.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { notFound } from '#api/errors.ts'
import { assertSees, seesDueno } from './acceso.ts'
import { findDocumento, selectDocumentos, selectVersiones } from './documento-row.ts'
import { nombreDueno, type Dueno } from './dueno.ts'

/** Registered documents of a process, of a module or general ones; 404 when the actor does not see their owner. */
export async function listDocumentos(actor: Actor, dueno: Dueno): Promise<Documento[]> {
  authorize(actor, 'procesos.leer')
  await assertSees(actor, dueno)
  await nombreDueno(dueno)
  return selectDocumentos(dueno)
}

/** Every file that a document has had, newest first. */
export async function listVersiones(actor: Actor, clase: ClaseDocumentacion, id: number): Promise<ArchivoDocumento[]> {
  authorize(actor, 'procesos.leer')
  const row = await findDocumento(clase, id)
  if (!(await seesDueno(actor, duenoOf(row)))) throw notFound('El documento')
  return selectVersiones(id)
}

/** The owner that a document's row names. */
export function duenoOf(row: {
  readonly clase: ClaseDocumentacion
  readonly id_proceso: number | null
  readonly id_modulo: number | null
}): Dueno {
  return { clase: row.clase, id: row.id_proceso ?? row.id_modulo ?? 0 }
}
