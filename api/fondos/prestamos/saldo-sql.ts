/** What a loan `p` owes: the sum of its ledger, never a number kept beside it. */
export const SALDO_SQL = `CAST(COALESCE((SELECT SUM(m.importe_centavos) FROM prestamo_movimientos m
  WHERE m.prestamo_id = p.id), 0) AS BIGINT)`

/** Unanswered orders of valid closes for a loan `p`. They are not ordered again. */
export const ORDENADO_SQL = `CAST(COALESCE((SELECT SUM(o.ordenado_centavos) FROM retenciones o JOIN cierres c ON c.id = o.cierre_id
  WHERE o.prestamo_id = p.id AND c.estado = 'cerrado' AND o.retenido_centavos IS NULL), 0) AS BIGINT)`
