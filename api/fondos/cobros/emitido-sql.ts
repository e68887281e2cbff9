/** Centavos that charges of collections ask for of the person of a loan `p`, and that are not paid. */
export const EMITIDO_SQL = `CAST(COALESCE((SELECT SUM(o.principal_centavos) FROM cargos o JOIN cobros y ON y.id = o.cobro_id
  WHERE y.prestamo_id = p.id AND o.anulado_at IS NULL AND 0 = (SELECT COALESCE(SUM(m.importe_centavos), 0)
    FROM prestamo_movimientos m WHERE m.retencion_id = y.retencion_id AND m.clase = 'pago')), 0) AS BIGINT)`
