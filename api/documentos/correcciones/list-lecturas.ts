import type { Actor } from '#domain/acceso/actor.ts'
import type { LecturaCampoPanel } from '#domain/documentos/correcciones.ts'
import type { DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { defineRows } from '#api/http/listas/define-rows.ts'
import {
  CIFRAS_SQL,
  cifrasOf,
  filtroLecturasSchema,
  LECTURAS_FROM,
  lecturasWhere,
  type SumasDeLecturas,
  type FiltroLecturas,
} from './cifras-sql.ts'

/** How each field of each paper fared, the most corrected first; equal ones keep the order of papers and names, whichever way. */
export const { list: listLecturas } = defineRows({
  authorize: (actor) => authorize(actor, 'lecturas.ver'),
  rows: selectCampos,
  columns: [
    'documento',
    'campo',
    'leidos',
    'conservados',
    'corregidos',
    'otroPapel',
    'faltaban',
    'segurosMal',
    'acierto',
  ],
  defaultSort: ['corregidos', 'DESC'],
  asked: filtroLecturasSchema.shape,
  tie: () => 0,
})

type CampoRow = SumasDeLecturas & { readonly id: number; readonly documento: DocumentoLeible; readonly campo: string }

async function selectCampos(actor: Actor, filtro: FiltroLecturas): Promise<LecturaCampoPanel[]> {
  const binds = new Binds()
  const where = lecturasWhere(actor, filtro, binds)
  const rows = await selectRows<CampoRow>(
    `SELECT MIN(c.id) AS id, c.documento, c.campo, ${CIFRAS_SQL} ${LECTURAS_FROM} WHERE ${where}
     GROUP BY c.documento, c.campo`,
    binds.values,
  )
  const { compare } = new Intl.Collator('es', { numeric: true })
  return rows
    .map((row) => ({ id: row.id, documento: row.documento, campo: row.campo, ...cifrasOf(row) }))
    .sort((a, b) => compare(a.documento, b.documento) || compare(a.campo, b.campo))
}
