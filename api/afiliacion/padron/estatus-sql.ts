import type { Actor } from '#domain/acceso/actor.ts'
import type { Espera } from '#domain/afiliacion/actos/espera.ts'
import type { EstatusMovimiento } from '#domain/afiliacion/movimientos/estatus-movimiento.ts'
import { LIMITE_RETROACTIVO } from '#domain/instituto/campos-info.ts'
import { SQL_FALSE, SQL_TRUE } from '#api/db/sql.ts'
import { SIN_VALIDADOR_SQL } from './sin-validador-sql.ts'

const ACTIVO = `m.activo = ${SQL_TRUE}`
const NO_APLICADO = `${ACTIVO} AND m.aplicado = ${SQL_FALSE}`
const SIN_APROBAR = `${NO_APLICADO} AND m.aplicar = ${SQL_FALSE}`
const SIN_VALIDAR = `${SIN_APROBAR} AND m.movimiento_fecha IS NULL`

/** The displayed status as a condition on `movimientos m`: the same order of derivation as the domain's rule. */
export const ESTATUS_SQL = {
  Cancelado: `m.activo = ${SQL_FALSE}`,
  Aplicado: `${ACTIVO} AND m.aplicado = ${SQL_TRUE}`,
  'Por aplicar': `${NO_APLICADO} AND m.aplicar = ${SQL_TRUE}`,
  Validado: `${SIN_APROBAR} AND m.movimiento_fecha IS NOT NULL`,
  Pendiente: `${SIN_VALIDAR} AND m.regresado = ${SQL_TRUE}`,
  Solicitado: `${SIN_VALIDAR} AND m.regresado = ${SQL_FALSE}`,
} as const satisfies Record<EstatusMovimiento, string>

/** Any of those statuses, as one condition. */
export function estatusSql(list: readonly EstatusMovimiento[]): string {
  return list.length === 0 ? '1 = 0' : `(${list.map((each) => `(${ESTATUS_SQL[each]})`).join(' OR ')})`
}

const parte = (desde: number, largo: number): string => `CAST(SUBSTR(m.fecha, ${desde}, ${largo}) AS INTEGER)`

/** How many quincenas its date is back from the one in which it lands: as `movimientos_por_aprobar_atraso` has it, letter by letter. */
const ATRASO = `(m.quincena - (${parte(1, 4)} * 24 + (${parte(6, 2)} - 1) * 2 + CASE WHEN ${parte(9, 2)} > 15 THEN 1 ELSE 0 END))`

/** Like `isSobreLimite`: further back than this that the administrator admits. */
const LIMITE = `COALESCE((SELECT CAST(valor AS INTEGER) FROM ajustes WHERE clave = 'limite_retroactivo'), ${LIMITE_RETROACTIVO})`

const POR_APROBAR = `${ESTATUS_SQL.Validado} AND m.revisado_at IS NOT NULL`

/** For whom a movement waits, as a condition on `movimientos m`. */
export const ESPERA_SQL = {
  autor: ESTATUS_SQL.Pendiente,
  validador: `${ESTATUS_SQL.Solicitado} AND NOT ${SIN_VALIDADOR_SQL}`,
  sin_validador: `${ESTATUS_SQL.Solicitado} AND ${SIN_VALIDADOR_SQL}`,
  auxiliar: `${ESTATUS_SQL.Validado} AND m.revisado_at IS NULL`,
  jefe: `${POR_APROBAR} AND ${ATRASO} <= ${LIMITE}`,
  director: `${POR_APROBAR} AND ${ATRASO} > ${LIMITE}`,
  cierre: ESTATUS_SQL['Por aplicar'],
} as const satisfies Record<Espera, string>

/** For a validador of a dependency, who stands where nobody lacks one: the index of the place answers alone. */
const ESPERA_DEL_VALIDADOR = { ...ESPERA_SQL, validador: ESTATUS_SQL.Solicitado, sin_validador: '1 = 0' }

/** The same for one or any of several, as `actor` sees it. */
export function esperaSql({ ambito, actos }: Actor, espera: Espera | readonly Espera[]): string {
  const list = typeof espera === 'string' ? [espera] : espera
  const conditions = ambito !== 'instituto' && actos.has('validar') ? ESPERA_DEL_VALIDADOR : ESPERA_SQL
  return list.length === 0 ? '1 = 0' : `(${list.map((each) => `(${conditions[each]})`).join(' OR ')})`
}

/** That a movement still waits for somebody; `alias` is our own word. */
export function isOpenSql(alias: string): string {
  return `${alias}.activo = ${SQL_TRUE} AND ${alias}.aplicado = ${SQL_FALSE}`
}
