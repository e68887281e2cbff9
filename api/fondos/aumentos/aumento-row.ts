import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { FOR_UPDATE, selectRow, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import type { AumentoModel } from '#api/fondos/models/AumentoModel.ts'
import type { MontoConNombre } from './montos-aumento.ts'

/** A rise as kept: `porcentaje` in ten-thousandths, null when amounts were given; `desde`, an ordinal. */
export type AumentoRow = Pick<RowOf<AumentoModel>, 'id' | 'motivo' | 'porcentaje' | 'desde' | 'estado' | 'version'> &
  RowAs<
    AumentoModel,
    {
      propuestoPor: 'propuesto_por'
      propuestoAt: 'propuesto_at'
      resueltoPor: 'resuelto_por'
      resueltoAt: 'resuelto_at'
    }
  >

export const AUMENTO_SQL = `SELECT au.id, au.motivo, au.porcentaje, au.desde, au.estado, au.propuesto_por AS "propuestoPor",
  au.propuesto_at AS "propuestoAt", au.resuelto_por AS "resueltoPor", au.resuelto_at AS "resueltoAt", au.version FROM aumentos au`

/** A rise, held until the caller's transaction ends. 404 when there is none. */
export async function holdAumento(id: number): Promise<AumentoRow> {
  const row = await selectRow<AumentoRow>(`${AUMENTO_SQL} WHERE au.id = $1${FOR_UPDATE}`, [id])
  if (!row) throw notFound('El aumento')
  return row
}

/** The categories of a rise with what they had and get. */
export function selectMontos(aumentoId: number): Promise<MontoConNombre[]> {
  return selectRows<MontoConNombre>(
    `SELECT c.id AS "categoriaId", c.clave, c.nombre, ac.antes_centavos AS "antesCentavos",
       ac.despues_centavos AS "despuesCentavos"
     FROM aumento_categorias ac JOIN categorias c ON c.id = ac.categoria_id WHERE ac.aumento_id = $1 ORDER BY c.orden, c.id`,
    [aumentoId],
  )
}
