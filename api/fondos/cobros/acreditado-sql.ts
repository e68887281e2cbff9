/** Centavos credited to its loan for a collection `b`, below zero; 0 before its charge is paid and after the bank reversed the payment. */
export const ACREDITADO_SQL = `CAST(COALESCE((SELECT SUM(m.importe_centavos) FROM prestamo_movimientos m
  WHERE m.retencion_id = b.retencion_id AND m.clase = 'pago'), 0) AS BIGINT)`
