import { Binds, selectRows } from '#api/db/sql.ts'

/** What a charge puts in somebody's account. */
export interface ParteCargo {
  readonly cargoId: number
  readonly afiliadoId: number
  /** Whom the charge corrects may owe: below zero. */
  readonly importeCentavos: number
}

/** Charges asked of the database at once. */
const LOTE = 400

/**
 * What some charges store of the retirement fund, person by person: of what a close charged its entity or somebody on leave,
 * and of late contributions. In the order of people; nobody with nothing.
 */
export async function partesDeCargos(cargoIds: readonly number[]): Promise<ReadonlyMap<number, ParteCargo[]>> {
  const found = new Map<number, ParteCargo[]>()
  for (let from = 0; from < cargoIds.length; from += LOTE) {
    const binds = new Binds()
    const ids = binds.addAll(cargoIds.slice(from, from + LOTE))
    for (const parte of await selectRows<ParteCargo>(
      `SELECT x.id AS "cargoId", x.afiliado_id AS "afiliadoId", CAST(SUM(x.importe_centavos) AS BIGINT) AS "importeCentavos"
       FROM (SELECT c.id, l.afiliado_id, l.importe_centavos FROM cargos c
               JOIN aportaciones l ON l.cierre_id = c.cierre_id AND l.fondo = 'fondo_retiro' AND l.obligado = c.obligado
             WHERE c.id IN (${ids}) AND c.extemporanea_id IS NULL AND c.cobro_id IS NULL
               AND (c.afiliado_id IS NULL OR l.afiliado_id = c.afiliado_id)
             UNION ALL
             SELECT c.id, e.afiliado_id, l.importe_centavos FROM cargos c JOIN extemporaneas e ON e.id = c.extemporanea_id
               JOIN extemporanea_lineas l ON l.extemporanea_id = e.id AND l.fondo = 'fondo_retiro'
             WHERE c.id IN (${ids})) x
       GROUP BY x.id, x.afiliado_id HAVING SUM(x.importe_centavos) <> 0 ORDER BY x.id, x.afiliado_id`,
      binds.values,
    )) {
      const own = found.get(parte.cargoId)
      if (own) own.push(parte)
      else found.set(parte.cargoId, [parte])
    }
  }
  return found
}
