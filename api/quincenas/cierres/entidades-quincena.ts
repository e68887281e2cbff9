import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaRange } from '#domain/calendario/quincena.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import { isOpenSql } from '#api/afiliacion/padron/estatus-sql.ts'
import { Binds, selectRows, SQL_FALSE, SQL_TRUE } from '#api/db/sql.ts'
import { vigenteEnSql } from '#api/fondos/entidad-vigente-sql.ts'
import { ENTIDAD_CLAVE_SQL } from '#api/fondos/entidades-visibles.ts'

/** An entity with what the table of a quincena's closes shows of it before any close. */
export interface EntidadQuincena {
  readonly id: number
  readonly nombre: string
  readonly clave: string
  readonly personal: number
  readonly porAplicar: number
  readonly sinAprobar: number
  readonly representante: string | null
  readonly curpRepresentante: string | null
  readonly responsable: string | null
}

/**
 * Entities in the actor's scope that are valid in the quincena, sorted by name; only `entidadId` if it is given. The representative is
 * that of the quincena's last day.
 */
export function selectEntidadesQuincena(
  actor: Actor,
  quincena: number,
  entidadId: number | null = null,
): Promise<EntidadQuincena[]> {
  const binds = new Binds()
  const fin = binds.add(quincenaRange(quincena).fin)
  const ordinal = binds.add(quincena)
  const one = entidadId === null ? vigenteEnSql(quincena, binds) : `u.id = ${binds.add(entidadId)}`
  const scope = alcanceSql(actor, ['u.parent_id', 'u.id', 'NULL'], binds)
  const cargo = (column: 'nombre' | 'curp', clase: 'representante' | 'responsable') =>
    `(SELECT g.${column} FROM unidad_cargos g WHERE g.unidad_id = u.id AND g.cargo = '${clase}' AND g.desde <= ${fin}
        AND (g.hasta IS NULL OR g.hasta >= ${fin}) ORDER BY g.desde DESC, g.id DESC LIMIT 1)`
  const abiertos = (aplicar: string) =>
    `(SELECT CAST(COUNT(*) AS INTEGER) FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id
        WHERE a.nivel1_id = u.id AND m.quincena <= ${ordinal} AND m.aplicar = ${aplicar} AND ${isOpenSql('m')})`
  return selectRows<EntidadQuincena>(
    `SELECT u.id, u.nombre, ${ENTIDAD_CLAVE_SQL} AS clave,
       (SELECT CAST(COUNT(*) AS INTEGER) FROM afiliados a WHERE a.nivel1_id = u.id AND a.situacion IN ('A', 'L')) AS personal,
       ${abiertos(SQL_TRUE)} AS "porAplicar", ${abiertos(SQL_FALSE)} AS "sinAprobar",
       ${cargo('nombre', 'representante')} AS representante, ${cargo('curp', 'representante')} AS "curpRepresentante",
       ${cargo('nombre', 'responsable')} AS responsable
     FROM unidades u WHERE u.nivel = 1 AND ${one} AND ${scope} ORDER BY u.nombre`,
    binds.values,
  )
}
