import { isOpenSql } from '#api/afiliacion/padron/estatus-sql.ts'
import { selectRow } from '#api/db/sql.ts'
import { POR_APLICAR_SQL } from '#api/fondos/personas-sql.ts'

/**
 * A text that changes when anything does that the close of an entity is computed from: its movements Por aplicar, its people,
 * histories, posts, parameters, collective rises, late contributions and payrolls. Who is in trámite counts by an approved movement alone: desks go on registering meanwhile. It costs a few sums: the publishing transaction asks it instead of computing everything again.
 */
export async function pulsoDe(entidadId: number, quincena: number): Promise<string> {
  const row = await selectRow<Record<string, unknown>>(
    `SELECT
       (SELECT COUNT(*) FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id
          WHERE a.nivel1_id = $1 AND ${POR_APLICAR_SQL} $2) AS m1,
       (SELECT SUM(m.version + m.id) FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id
          WHERE a.nivel1_id = $1 AND ${POR_APLICAR_SQL} $2) AS m2,
       (SELECT COUNT(*) FROM movimientos m WHERE ${POR_APLICAR_SQL} $2) AS m3,
       (SELECT COUNT(*) FROM afiliados a WHERE a.nivel1_id = $1 AND a.situacion IN ('A', 'L')) AS a1,
       (SELECT SUM(a.version + a.sueldo_centavos) FROM afiliados a WHERE a.nivel1_id = $1 AND a.situacion <> 'T') AS a2,
       (SELECT MAX(h.id) FROM historia_afiliado h) AS h,
       (SELECT SUM(o.id + o.sueldo_centavos + o.otros_prestaciones_centavos + o.quinquenios_centavos) FROM afiliado_org o
          JOIN afiliados a ON a.id = o.afiliado_id WHERE a.nivel1_id = $1 AND a.situacion <> 'T') AS o,
       (SELECT MAX(p.id) FROM fondos_parametros p) AS p,
       (SELECT SUM(au.id) FROM aumentos au WHERE au.desde <= $2) AS au,
       (SELECT COUNT(*) FROM extemporaneas e WHERE e.estado = 'aprobado') AS ex,
       (SELECT SUM(c.id) FROM cargas c WHERE c.estado = 'aplicada' AND c.entidad_id IS NOT NULL) AS n,
       (SELECT MAX(n.decidida_at) FROM nomina_ausentes n WHERE n.entidad_id = $1) AS na`,
    [entidadId, quincena],
  )
  return JSON.stringify(Object.values(row ?? {}).map(String))
}

/** PostgreSQL: nobody approves, returns or cancels an open movement of the entity until the transaction ends. */
export const MOVIMIENTOS_DE_LA_ENTIDAD = `SELECT m.id FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id
  WHERE a.nivel1_id = $1 AND m.quincena <= $2 AND ${isOpenSql('m')} ORDER BY m.id`
