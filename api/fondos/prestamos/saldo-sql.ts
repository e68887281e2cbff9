/** What a loan `p` owes: the sum of its ledger, never a number kept beside it. */
export const SALDO_SQL = `CAST(COALESCE((SELECT SUM(m.importe_centavos) FROM prestamo_movimientos m
  WHERE m.prestamo_id = p.id), 0) AS BIGINT)`
