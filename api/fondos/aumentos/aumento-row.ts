import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import type { PropuestaModel } from '#api/autorizaciones/models/PropuestaModel.ts'
import type { AumentoModel } from '#api/fondos/models/AumentoModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import type { MontoConNombre } from './montos-aumento.ts'

/** An authorised rise: `porcentaje` in ten-thousandths, null when amounts were given; `desde`, an ordinal. */
export type AumentoRow = Pick<RowOf<AumentoModel>, 'id' | 'motivo' | 'porcentaje' | 'desde'> &
  RowAs<
    PropuestaModel,
    {
      propuesta: 'id'
      propuestoPor: 'propuesta_por'
      propuestoAt: 'propuesta_at'
      autorizadoPor: 'decidida_por'
      autorizadoAt: 'decidida_at'
    }
  > &
  LeftJoined<RowAs<UsuarioModel, { propuso: 'nombre'; autorizo: 'nombre' }>>

/** Authorised rises with their proposals. */
export const AUMENTO_SQL = `SELECT au.id, au.motivo, au.porcentaje, au.desde, p.id AS propuesta, p.propuesta_por AS "propuestoPor",
  p.propuesta_at AS "propuestoAt", p.decidida_por AS "autorizadoPor", p.decidida_at AS "autorizadoAt", up.nombre AS propuso,
  ud.nombre AS autorizo
  FROM aumentos au JOIN propuestas p ON p.accion = 'aumento.dar' AND p.estado = 'autorizada' AND p.registro = CAST(au.id AS TEXT)
  LEFT JOIN usuarios up ON up.id = p.propuesta_por LEFT JOIN usuarios ud ON ud.id = p.decidida_por`

/** The categories of a rise with what they had and get. */
export function selectMontos(aumentoId: number): Promise<MontoConNombre[]> {
  return selectRows<MontoConNombre>(
    `SELECT c.id AS "categoriaId", c.clave, c.nombre, ac.antes_centavos AS "antesCentavos",
       ac.despues_centavos AS "despuesCentavos"
     FROM aumento_categorias ac JOIN categorias c ON c.id = ac.categoria_id WHERE ac.aumento_id = $1 ORDER BY c.orden, c.id`,
    [aumentoId],
  )
}
