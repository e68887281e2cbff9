import { SQL_TRUE } from '#api/db/sql.ts'

const APLICADO = (alias: string) =>
  `${alias}.activo = ${SQL_TRUE} AND ${alias}.aplicado = ${SQL_TRUE} AND ${alias}.fecha_fin IS NOT NULL`

/**
 * That movement `m` is the leave on which person `a` is: the last applied one with an end, of somebody still in Licencia.
 * Whoever came back has another situation.
 */
export const LICENCIA_VIGENTE_SQL = `a.situacion = 'L' AND ${APLICADO('m')}
  AND NOT EXISTS (SELECT 1 FROM movimientos x WHERE x.afiliado_id = m.afiliado_id AND x.id > m.id AND ${APLICADO('x')})`
