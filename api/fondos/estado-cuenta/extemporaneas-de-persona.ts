import type { ExtemporaneaDeEstado } from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import { CLASES_EXTEMPORANEA, type ClaseExtemporanea } from '#domain/fondos/extemporaneas/extemporanea.ts'
import { selectRows } from '#api/db/sql.ts'

type Row = Omit<ExtemporaneaDeEstado, 'titulo' | 'estado'> & {
  readonly clase: ClaseExtemporanea
  readonly saldo: number
}

/** Late contributions that were approved of a person, the newest first, and whether their entity has paid the principal. */
export async function selectExtemporaneas(afiliadoId: number): Promise<ExtemporaneaDeEstado[]> {
  const rows = await selectRows<Row>(
    `SELECT e.folio, e.clase, e.desde, e.hasta, u.nombre AS entidad, e.principal_centavos AS "importeCentavos",
            c.principal_centavos - CAST(COALESCE((SELECT SUM(g.capital_centavos) FROM pagos g WHERE g.cargo_id = c.id), 0) AS BIGINT)
              AS saldo
     FROM extemporaneas e JOIN cargos c ON c.extemporanea_id = e.id JOIN unidades u ON u.id = e.entidad_id
     WHERE e.afiliado_id = $1 AND e.estado = 'aprobado' ORDER BY e.id DESC`,
    [afiliadoId],
  )
  return rows.map(({ clase, saldo, ...row }) => ({
    ...row,
    titulo: CLASES_EXTEMPORANEA[clase].titulo,
    estado: saldo > 0 ? 'pendiente' : 'pagada',
  }))
}
