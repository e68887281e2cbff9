import { folioPropuesta } from '#domain/autorizaciones/propuesta.ts'
import type { DeshacerPropuesto } from '#domain/cargas/carga.ts'
import { rutaCarga } from '#domain/cargas/ruta-carga.ts'
import type { PropuestaModel } from '#api/autorizaciones/models/PropuestaModel.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { selectRow } from '#api/db/sql.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { folioDe, type CargaRow } from '#api/cargas/carga-row.ts'

type Row = Pick<RowOf<PropuestaModel>, 'id' | 'datos'> &
  RowAs<PropuestaModel, { propuestaAt: 'propuesta_at' }> &
  LeftJoined<RowAs<UsuarioModel, { propuso: 'nombre' }>>

/** The pending proposal to undo a load; null if there is none. */
export async function deshacerPendiente(carga: CargaRow): Promise<DeshacerPropuesto | null> {
  if (carga.estado !== 'aplicada') return null
  const row = await selectRow<Row>(
    `SELECT p.id, p.datos, p.propuesta_at AS "propuestaAt", u.nombre AS propuso
     FROM propuestas p LEFT JOIN usuarios u ON u.id = p.propuesta_por
     WHERE p.accion = 'carga.deshacer' AND p.estado = 'pendiente' AND p.enlace = $1 ORDER BY p.id`,
    [rutaCarga(folioDe(carga))],
  )
  if (!row) return null
  const { id, propuestaAt, propuso } = row
  const { motivo } = JSON.parse(row.datos) as { readonly motivo: string }
  return { id, folio: folioPropuesta(id), propuso: propuso ?? 'Sistema', propuestaAt, motivo: motivo.trim() }
}
