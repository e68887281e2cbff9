import { execute } from '#api/db/sql.ts'
import { directoSql } from './directo-sql.ts'
import { SALDO_SQL } from './saldo-sql.ts'

/** What earlier closes ordered of a loan `p` and nobody answered yet: it is not ordered twice. */
const PENDIENTE_SQL = `CAST(COALESCE((SELECT SUM(o.ordenado_centavos) FROM retenciones o JOIN cierres c ON c.id = o.cierre_id
  WHERE o.prestamo_id = p.id AND c.estado = 'cerrado' AND o.retenido_centavos IS NULL), 0) AS BIGINT)`

/**
 * Orders the withholdings of a close, inside its open transaction and after its movements were applied: of each active loan of
 * who is on the entity's roster, its abono or what it still owes beside what was ordered before and what is collected directly. On leave the person owes it (decision 10.20). Loans of who
 * left become `por_cobrar`, with their balance kept (10.22); those of who is back are ordered again.
 */
export async function ordenarRetenciones(cierreId: number): Promise<void> {
  const roster = (letters: string) => `afiliado_id IN (SELECT a.id FROM afiliados a JOIN cierres k ON k.id = $1
    WHERE a.nivel1_id = k.entidad_id AND a.situacion ${letters})`
  await execute(
    `UPDATE prestamos SET estado = 'por_cobrar', version = version + 1
     WHERE estado IN ('activo', 'suspendido') AND ${roster(`NOT IN ('A', 'L', 'T')`)}`,
    [cierreId],
  )
  await execute(
    `UPDATE prestamos SET estado = 'activo', version = version + 1
     WHERE estado = 'por_cobrar' AND ${roster(`IN ('A', 'L')`)}`,
    [cierreId],
  )
  await execute(
    `INSERT INTO retenciones (cierre_id, entidad_id, quincena, prestamo_id, afiliado_id, tipo, obligado, ordenado_centavos)
     SELECT x.cierre_id, x.entidad_id, x.quincena, x.prestamo_id, x.afiliado_id, x.tipo, x.obligado,
            CASE WHEN x.abono < x.saldo THEN x.abono ELSE x.saldo END
     FROM (SELECT k.id AS cierre_id, k.entidad_id, k.quincena, p.id AS prestamo_id, p.afiliado_id, p.tipo,
                  CASE WHEN a.situacion = 'L' THEN 'afiliado' ELSE 'entidad' END AS obligado,
                  p.abono_centavos AS abono, ${SALDO_SQL} - ${PENDIENTE_SQL} - ${directoSql()} AS saldo
           FROM cierres k JOIN afiliados a ON a.nivel1_id = k.entidad_id AND a.situacion IN ('A', 'L')
           JOIN prestamos p ON p.afiliado_id = a.id AND p.estado = 'activo' AND p.primera <= k.quincena
           WHERE k.id = $1) x
     WHERE x.saldo > 0 AND NOT EXISTS (
       SELECT 1 FROM retenciones r WHERE r.cierre_id = x.cierre_id AND r.prestamo_id = x.prestamo_id)
     ORDER BY x.prestamo_id`,
    [cierreId],
  )
}
