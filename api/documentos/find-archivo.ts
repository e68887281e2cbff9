import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { nowAt } from '#api/clock.ts'
import type { LeftJoined, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import type { ExpedienteModel } from '#api/afiliacion/models/ExpedienteModel.ts'
import type { ArchivoModel } from '#api/documentos/models/ArchivoModel.ts'
import { borradorScopeSql } from './borrador-scope.ts'

/** A file, with the affiliate in whose expediente it is, if any. */
export type ArchivoRow = Pick<
  RowOf<ArchivoModel>,
  'id' | 'nombre' | 'bytes' | 'tipo_mime' | 'paginas' | 'clave' | 'clase' | 'subido_por' | 'borrador_id'
> &
  LeftJoined<Pick<RowOf<ExpedienteModel>, 'afiliado_id'>>

/**
 * A file the actor may see: of a draft that it may open, or of the expediente of a person in its scope or whose whole CURP
 * it gave for an alta with history, or its own upload not yet tied to anything. Another's answers 404, like one that does not exist: who opens no drafts opens none of their papers.
 */
export async function findArchivo(actor: Actor, id: string): Promise<ArchivoRow> {
  authorize(actor, 'archivos.ver')
  const binds = new Binds()
  const idBind = binds.add(id)
  const own = binds.add(actor.id)
  const now = binds.add(nowAt())
  const draft = can(actor, 'borradores.usar')
    ? `b.vence_at > ${now} AND ${borradorScopeSql(actor, 'b', binds)}`
    : '1 = 0'
  const person = alcanceSql(actor, ['a.nivel0_id', 'a.nivel1_id', 'a.nivel2_id'], binds)
  const row = await selectRow<ArchivoRow>(
    `SELECT f.id, f.nombre, f.bytes, f.tipo_mime, f.paginas, f.clave, f.clase, f.subido_por, f.borrador_id, e.afiliado_id
     FROM archivos f
       LEFT JOIN borradores b ON b.id = f.borrador_id
       LEFT JOIN expediente e ON e.archivo_id = f.id
       LEFT JOIN afiliados a ON a.id = e.afiliado_id
     WHERE f.id = ${idBind} AND (
       (e.id IS NOT NULL AND ${person})
       OR (a.situacion NOT IN ('A', 'T') AND EXISTS (SELECT 1 FROM identificaciones i
         WHERE i.afiliado_id = a.id AND i.usuario_id = ${own} AND i.vence_at > ${now}))
       OR (e.id IS NULL AND b.id IS NOT NULL AND ${draft})
       OR (e.id IS NULL AND b.id IS NULL AND f.subido_por = ${own}))
     LIMIT 1`,
    binds.values,
  )
  if (!row) throw notFound('El archivo')
  return row
}
