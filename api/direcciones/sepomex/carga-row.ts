import { estadoCarga, type CambiosDelEstado, type CargaSepomex } from '#domain/direcciones/carga-sepomex.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRow } from '#api/db/sql.ts'
import type { SepomexCargaModel } from '#api/direcciones/models/SepomexCargaModel.ts'
import { notFound } from '#api/errors.ts'
import type { TrabajoModel } from '#api/jobs/models/TrabajoModel.ts'

/** With who brought it and how its job goes. */
type CargaRow = Pick<
  RowOf<SepomexCargaModel>,
  'id' | 'archivo' | 'bytes' | 'paso' | 'revision' | 'aplicado' | 'subido_at'
> &
  Pick<RowOf<TrabajoModel>, 'estado' | 'hecho' | 'total' | 'resultado'> & { readonly usuario: string }

interface Revision {
  readonly problemas?: readonly string[]
  readonly avisos?: readonly string[]
  readonly estados?: readonly CambiosDelEstado[]
}

const CARGA_SQL = `SELECT c.id, c.archivo, c.bytes, c.paso, c.revision, c.aplicado, u.nombre AS usuario, c.subido_at,
    t.estado, t.hecho, t.total, t.resultado
  FROM sepomex_cargas c JOIN usuarios u ON u.id = c.usuario_id JOIN trabajos t ON t.id = c.trabajo_id`

/** Where the file of a load is kept until it is applied or discarded. */
export const archivoCarga = (id: number): string => `sepomex/${id}.txt`

/** The file that came last; null when none ever came. */
export async function lastCarga(): Promise<CargaSepomex | null> {
  const row = await selectRow<CargaRow>(`${CARGA_SQL} ORDER BY c.id DESC LIMIT 1`)
  return row && present(row)
}

/** One load. Throws 404. */
export async function findCarga(id: number): Promise<CargaSepomex> {
  const row = await selectRow<CargaRow>(`${CARGA_SQL} WHERE c.id = $1`, [id])
  if (!row) throw notFound('La carga de SEPOMEX')
  return present(row)
}

function present(row: CargaRow): CargaSepomex {
  const { problemas = [], avisos = [], estados = [] } = JSON.parse(row.revision) as Revision
  const estado = estadoCarga(row.paso, row.estado, problemas.length)
  return {
    id: row.id,
    archivo: row.archivo,
    bytes: row.bytes,
    estado,
    usuario: row.usuario,
    subidoAt: row.subido_at,
    problemas,
    avisos,
    previsto: estados,
    aplicado: row.aplicado === '' ? [] : (JSON.parse(row.aplicado) as CambiosDelEstado[]),
    hecho: row.hecho,
    total: row.total,
    motivo: estado === 'detenida' ? row.resultado : '',
  }
}
