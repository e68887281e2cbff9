import { Binds, selectRows } from '#api/db/sql.ts'
import { mismaPersonaSql } from '#api/usuarios/misma-persona.ts'

/** Accounts `v` that validate the movements of their dependency. */
export const VALIDADORES_SQL = `(
  SELECT u.id, u.correo, u.misma_persona, u.entidad_id, u.adscripcion_id, u.dependencia_id
  FROM usuarios u JOIN perfiles p ON p.id = u.perfil_id
  WHERE u.activo AND p.ambito = 'dependencia'
    AND EXISTS (SELECT 1 FROM perfil_actos pa WHERE pa.perfil_id = u.perfil_id AND pa.acto = 'validar')) v`

/** That the account `v` of a dependency sees who is at the unit of each level: its deepest unit rules. */
export function lugarDelValidadorSql([nivel0, nivel1, nivel2]: readonly [string, string, string]): string {
  return `(v.dependencia_id = ${nivel2}
  OR (v.dependencia_id IS NULL AND v.adscripcion_id = ${nivel1})
  OR (v.dependencia_id IS NULL AND v.adscripcion_id IS NULL AND v.entidad_id = ${nivel0}))`
}

const LUGAR = ['m.lugar_nivel0', 'm.lugar_nivel1', 'm.lugar_nivel2'] as const

/** Units with a validador, by the column of the account that is its deepest: asked once, whatever the movements. */
const ATENDIDAS = {
  nivel2: `SELECT v.dependencia_id FROM ${VALIDADORES_SQL} WHERE v.dependencia_id IS NOT NULL`,
  nivel1: `SELECT v.adscripcion_id FROM ${VALIDADORES_SQL} WHERE v.dependencia_id IS NULL AND v.adscripcion_id IS NOT NULL`,
  nivel0: `SELECT v.entidad_id FROM ${VALIDADORES_SQL}
    WHERE v.dependencia_id IS NULL AND v.adscripcion_id IS NULL AND v.entidad_id IS NOT NULL`,
}

/** Accounts that validate, and those that one person has several of: only what these requested is looked at one by one. */
const CON_OTRA_CUENTA = `SELECT v.id FROM ${VALIDADORES_SQL}
  UNION SELECT u.id FROM usuarios u WHERE u.misma_persona IS NOT NULL
  UNION SELECT u.misma_persona FROM usuarios u WHERE u.misma_persona IS NOT NULL
  UNION SELECT u.id FROM usuarios u WHERE LOWER(u.correo) IN
    (SELECT LOWER(c.correo) FROM usuarios c WHERE c.correo <> '' GROUP BY LOWER(c.correo) HAVING COUNT(*) > 1)`

/**
 * That nobody of its dependency validates the requested movement `m` but who requested it, whatever account of theirs would: an
 * auxiliar does then (decisions §10.7).
 */
export const SIN_VALIDADOR_SQL = `((COALESCE(m.lugar_nivel2, 0) NOT IN (${ATENDIDAS.nivel2})
    AND COALESCE(m.lugar_nivel1, 0) NOT IN (${ATENDIDAS.nivel1})
    AND COALESCE(m.lugar_nivel0, 0) NOT IN (${ATENDIDAS.nivel0}))
  OR (m.solicitado_por IN (${CON_OTRA_CUENTA}) AND NOT EXISTS (
    SELECT 1 FROM ${VALIDADORES_SQL} JOIN usuarios s ON s.id = m.solicitado_por
    WHERE ${lugarDelValidadorSql(LUGAR)} AND NOT ${mismaPersonaSql('v', 's')})))`

/** Of those requested movements, the ids of the ones for which that is so. */
export async function findSinValidador(ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const binds = new Binds()
  const rows = await selectRows<{ id: number }>(
    `SELECT m.id FROM movimientos m WHERE m.id IN (${binds.addAll(ids)}) AND ${SIN_VALIDADOR_SQL}`,
    binds.values,
  )
  return new Set(rows.map(({ id }) => id))
}
