/**
 * Centavos of a loan `p` that were decided to collect of the person directly and are not paid: no entity withholds them. What was
 * paid before the first such decision paid something else. `hasta`: SQL of the instant that it is told of; now unless told.
 */
export function directoSql(hasta?: string): string {
  const until = (column: string): string => (hasta === undefined ? '' : ` AND ${column} <= ${hasta}`)
  const decididas = `FROM retenciones d WHERE d.prestamo_id = p.id AND d.decision = 'cobrar'${until('d.decidida_at')}`
  const debe = `COALESCE((SELECT SUM(d.ordenado_centavos - d.retenido_centavos) ${decididas}), 0)
    + COALESCE((SELECT SUM(m.importe_centavos) FROM prestamo_movimientos m WHERE m.prestamo_id = p.id AND m.clase IN ('pago', 'a_favor')
      AND m.hecho_at >= (SELECT MIN(d.decidida_at) ${decididas})${until('m.hecho_at')}), 0)`
  return `CAST(CASE WHEN ${debe} > 0 THEN ${debe} ELSE 0 END AS BIGINT)`
}
