import { quincenaRange } from '#domain/calendario/quincena.ts'
import type { AumentoPendiente } from '#domain/fondos/aumentos/con-aumentos.ts'
import { selectRows } from '#api/db/sql.ts'
import { AUMENTO_SQL, selectMontos, type AumentoRow } from './aumento-row.ts'

/** Authorised rises that hold in `quincena` (ordinal) or before, with the entities that applied each, in the order in which they hold. */
export async function aumentosPendientes(quincena: number): Promise<AumentoPendiente[]> {
  const rows = await selectRows<AumentoRow>(`${AUMENTO_SQL} WHERE au.desde <= $1 ORDER BY au.desde, au.id`, [quincena])
  const pendientes: AumentoPendiente[] = []
  for (const { id, motivo, desde } of rows) {
    const montos = await selectMontos(id)
    const hechas = await selectRows<{ entidadId: number }>(
      'SELECT entidad_id AS "entidadId" FROM aumento_entidades WHERE aumento_id = $1',
      [id],
    )
    pendientes.push({
      motivo,
      desde: quincenaRange(desde).inicio,
      montos: new Map(montos.map(({ categoriaId, despuesCentavos }) => [categoriaId, despuesCentavos])),
      aplicadoEn: new Set(hechas.map(({ entidadId }) => entidadId)),
    })
  }
  return pendientes
}
