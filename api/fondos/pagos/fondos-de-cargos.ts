import { FONDO_IDS, FONDOS } from '#domain/fondos/fondo.ts'
import { partirPorFondo, type CargoDeFondo } from '#domain/fondos/pagos/pago-por-fondo.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import type { CargoConCuenta } from './cargos-con-cuenta.ts'

/**
 * What each charge is of, fund by fund and its withholdings of loans, lowered by the credit in the same proportion; by the id of
 * the charge, an entity's, that of a person on leave (decision 10.20) or a late contribution's. Parts add up to what it asks for.
 */
export async function selectFondosDeCargos(
  cargos: readonly CargoConCuenta[],
): Promise<ReadonlyMap<number, CargoDeFondo[]>> {
  if (cargos.length === 0) return new Map()
  const binds = new Binds()
  const ids = binds.addAll(cargos.map(({ id }) => id))
  const rows = await selectRows<{ id: number; fondo: string; importe: number }>(
    `SELECT c.id, t.fondo, CAST(SUM(t.importe_centavos) AS BIGINT) AS importe
     FROM cargos c JOIN cierre_totales t ON t.cierre_id = c.cierre_id AND t.obligado = 'entidad'
     WHERE c.extemporanea_id IS NULL AND c.afiliado_id IS NULL AND c.id IN (${ids}) GROUP BY c.id, t.fondo
     UNION ALL SELECT c.id, t.fondo, CAST(SUM(t.importe_centavos) AS BIGINT)
     FROM cargos c JOIN aportaciones t ON t.cierre_id = c.cierre_id AND t.afiliado_id = c.afiliado_id AND t.obligado = 'afiliado'
     WHERE c.extemporanea_id IS NULL AND c.cobro_id IS NULL AND c.id IN (${ids}) GROUP BY c.id, t.fondo
     UNION ALL SELECT c.id, l.fondo, CAST(SUM(l.importe_centavos) AS BIGINT)
     FROM cargos c JOIN extemporanea_lineas l ON l.extemporanea_id = c.extemporanea_id
     WHERE c.id IN (${ids}) GROUP BY c.id, l.fondo`,
    binds.values,
  )
  const retenciones = await selectRetenciones(cargos)
  return new Map(
    cargos.map(({ id, afiliadoId, cobroId, principalCentavos, creditoCentavos }) => {
      const own: CargoDeFondo[] = FONDO_IDS.flatMap((fondo) => {
        const row = rows.find((each) => each.id === id && each.fondo === fondo)
        return row ? [{ titulo: FONDOS[fondo].titulo, centavos: row.importe }] : []
      })
      const retenido = retenciones.get(id)
      const deRetener = afiliadoId === null ? 'Retenciones de préstamos' : 'Abonos de sus préstamos'
      if (cobroId !== null) own.push({ titulo: 'Abono que no se retuvo', centavos: principalCentavos })
      if (retenido !== undefined) own.push({ titulo: deRetener, centavos: retenido })
      return [id, partirPorFondo(own, principalCentavos, 0, principalCentavos - creditoCentavos)]
    }),
  )
}

/** What each charge took of withholdings of loans, beside its funds. */
async function selectRetenciones(cargos: readonly CargoConCuenta[]): Promise<ReadonlyMap<number, number>> {
  const binds = new Binds()
  const rows = await selectRows<{ id: number; importe: number }>(
    `SELECT cargo_id AS id, CAST(SUM(importe_centavos) AS BIGINT) AS importe FROM cargo_retenciones
     WHERE cargo_id IN (${binds.addAll(cargos.map(({ id }) => id))}) GROUP BY cargo_id`,
    binds.values,
  )
  return new Map(rows.map(({ id, importe }) => [id, importe]))
}
