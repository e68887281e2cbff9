import type { EstadoQuincena } from '#domain/fondos/aportaciones/panel-aportaciones.ts'

/** By close, of the entity's charge: whether it owed something, whether it still does, and whether it is or was late. */
export const saldosSql = (hoy: string): string => `
  SELECT x.cierre_id, 1 AS debia, CASE WHEN x.saldo > 0 THEN 1 ELSE 0 END AS debe,
         CASE WHEN x.tarde > 0 OR (x.saldo > 0 AND x.limite < ${hoy}) THEN 1 ELSE 0 END AS multa
  FROM (SELECT c.cierre_id, c.limite,
          c.principal_centavos - c.credito_centavos
            - COALESCE((SELECT SUM(p.capital_centavos) FROM pagos p WHERE p.cargo_id = c.id), 0) AS saldo,
          (SELECT COUNT(*) FROM pagos p WHERE p.cargo_id = c.id AND p.tardio) AS tarde
        FROM cargos c WHERE c.obligado = 'entidad' AND c.anulado_at IS NULL AND c.limite IS NOT NULL
          AND c.extemporanea_id IS NULL) x`

/** How closes stand together: `cargos` that owed something and, of them, `pendientes` that still do. */
export function estadoDeCargos({
  cargos,
  pendientes,
}: {
  readonly cargos: number
  readonly pendientes: number
}): EstadoQuincena {
  if (pendientes > 0) return 'pendiente'
  return cargos > 0 ? 'pagada' : 'sin_cargo'
}
