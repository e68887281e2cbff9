import { EXPORTE_MS, type AccionExporte, type ExportePropio } from '#domain/acceso/exporte.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { canonicalJson } from '#domain/acceso/bitacora/canonical-json.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { asBoolean } from '#api/db/sql.ts'
import type { TrabajoModel } from '#api/jobs/models/TrabajoModel.ts'
import type { ExporteModel } from './models/ExporteModel.ts'

/** The class of its jobs; never rename it. */
export const CLASE_EXPORTE = 'exporte.preparar'

export type ExporteRow = RowAs<ExporteModel, { id: 'trabajo_id' }> &
  Pick<RowOf<ExporteModel>, 'llamada' | 'alcance' | 'clave' | 'nombre' | 'tipo' | 'bytes'> &
  Pick<
    RowOf<TrabajoModel>,
    'titulo' | 'estado' | 'cancelar' | 'hecho' | 'total' | 'resultado' | 'creado_at' | 'terminado_at'
  > & { readonly antes: number }

/** Only those of one account: `$1`. */
export const EXPORTES_SQL = `SELECT e.trabajo_id AS id, e.llamada, e.alcance, e.clave, e.nombre, e.tipo, e.bytes, t.titulo,
    t.estado, t.cancelar, t.hecho, t.total, t.resultado, t.creado_at, t.terminado_at,
    CASE t.estado WHEN 'espera' THEN (SELECT COUNT(*) FROM trabajos o
      WHERE o.clase = t.clase AND o.estado = 'espera' AND o.id < t.id) ELSE 0 END AS antes
  FROM exportes e JOIN trabajos t ON t.id = e.trabajo_id WHERE e.usuario_id = $1`

/** Whether the day of its file, or of its failure, is over. */
export const isVencido = ({ terminado_at: at }: Pick<ExporteRow, 'terminado_at'>): boolean =>
  at !== null && Date.parse(at) + EXPORTE_MS <= Date.now()

/** The scope with which a file was made: who has another one now may not read it. */
export const alcanceDe = ({ perfilId, alcance, verComo }: Actor): string =>
  canonicalJson({ perfilId, alcance: { ...alcance }, verComo: verComo ? { ...verComo } : null })

export function presentExporte(row: ExporteRow): ExportePropio {
  const { id, titulo, estado, hecho, total, resultado, nombre, creado_at: creadoAt, terminado_at: at } = row
  const cancelando = asBoolean(row.cancelar)
  const listo = estado === 'hecho' && at !== null
  return {
    id,
    titulo,
    estado,
    cancelando,
    antes: row.antes,
    hecho,
    total,
    resultado,
    nombre,
    creadoAt,
    venceAt: listo ? new Date(Date.parse(at) + EXPORTE_MS).toISOString() : null,
    actions: accionesDe(row, cancelando),
  }
}

function accionesDe(row: ExporteRow, cancelando: boolean): AccionExporte[] {
  if (row.estado === 'hecho') return isVencido(row) ? [] : ['descargar']
  return (row.estado === 'espera' || row.estado === 'curso') && !cancelando ? ['cancelar'] : []
}
