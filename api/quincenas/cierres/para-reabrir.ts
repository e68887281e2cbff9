import { quincenaRange } from '#domain/calendario/quincena.ts'
import type { ParaReabrir } from '#domain/quincenas/reapertura.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { PAGO_DEL_CIERRE_SQL } from '#api/fondos/pagos/anular-cargos.ts'

/** What may stop the reopening of some closes of a quincena (ordinal), by close id. */
export async function loadParaReabrir(
  quincena: number,
  cierreIds: readonly number[],
): Promise<ReadonlyMap<number, ParaReabrir>> {
  if (cierreIds.length === 0) return new Map()
  const binds = new Binds()
  // What nobody ordered in time has no answer of anybody: reopened, the entity orders it.
  const rows = await selectRows<ParaReabrir & { readonly id: number }>(
    `SELECT c.id, u.nombre AS entidad, ${PAGO_DEL_CIERRE_SQL} AS pagada,
            (SELECT CAST(COUNT(*) AS INTEGER) FROM retenciones r WHERE r.cierre_id = c.id AND r.retenido_centavos IS NOT NULL
               AND (r.respondida_por IS NOT NULL OR r.decision IS NOT NULL OR r.retenido_centavos > 0)) AS respondidas,
            (SELECT x.folio FROM extemporaneas x WHERE x.entidad_id = c.entidad_id AND x.estado = 'aprobado'
               AND x.hasta >= ${binds.add(quincenaRange(quincena).inicio)} ORDER BY x.id LIMIT 1) AS extemporanea,
            (SELECT MIN(l.quincena) FROM cierres l WHERE l.entidad_id = c.entidad_id AND l.quincena > c.quincena
               AND l.estado NOT IN ('abierto', 'anulado')) AS posterior
     FROM cierres c JOIN unidades u ON u.id = c.entidad_id WHERE c.id IN (${binds.addAll(cierreIds)})`,
    binds.values,
  )
  return new Map(rows.map(({ id, ...para }) => [id, para]))
}
