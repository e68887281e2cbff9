import { revisarLectores } from '#api/documentos/lector/revisar-lectores.ts'
import { revisarLibros } from '#api/fondos/cuadre/revisar-libros.ts'
import type { Revision } from '#api/doctor/revision.ts'

/** What each area has looked at by `portal doctor`. One line each. */
export const REVISIONES: readonly (() => Promise<Revision>)[] = [revisarLectores, revisarLibros]
