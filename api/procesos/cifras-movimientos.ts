import type { Actor } from '#domain/acceso/actor.ts'
import { SIN_CANCELAR } from '#domain/afiliacion/movimientos/movimientos-de-quincena.ts'
import { TIPO_ALTA } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import { estatusSql } from '#api/afiliacion/padron/estatus-sql.ts'
import { deBajaSql } from '#api/afiliacion/tipos/de-baja-sql.ts'
import { Binds, selectRows } from '#api/db/sql.ts'

export interface CifrasQuincena {
  readonly total: number
  readonly altas: number
  readonly bajas: number
  readonly cambios: number
}

/** Movements of a quincena (ordinal) in the actor's scope, by what they do to the person. */
export async function countQuincena(actor: Actor, quincena: number): Promise<CifrasQuincena> {
  const [cifras] = await selectCifras(actor, (binds) => ({ where: `m.quincena = ${binds.add(quincena)}`, limit: 1 }))
  return cifras ?? { total: 0, altas: 0, bajas: 0, cambios: 0 }
}

/**
 * The same of the newest `cuantas` quincenas up to the last that has any, the oldest first. A quincena between two others
 * without any is told as none: a line over time must not leave it out.
 */
export async function countQuincenas(
  actor: Actor,
  cuantas: number,
): Promise<(CifrasQuincena & { readonly quincena: number })[]> {
  const rows = await selectCifras(actor, () => ({ where: '1 = 1', limit: cuantas }))
  const last = rows[0]?.quincena ?? 0
  const told = rows.filter(({ quincena }) => quincena > last - cuantas)
  const first = told.at(-1)?.quincena ?? last + 1
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const quincena = first + index
    return told.find((row) => row.quincena === quincena) ?? { quincena, total: 0, altas: 0, bajas: 0, cambios: 0 }
  })
}

async function selectCifras(
  actor: Actor,
  narrow: (binds: Binds) => { readonly where: string; readonly limit: number },
): Promise<(CifrasQuincena & { readonly quincena: number })[]> {
  const deBaja = await deBajaSql()
  const binds = new Binds()
  const scope = alcanceSql(actor, ['a.nivel0_id', 'a.nivel1_id', 'a.nivel2_id'], binds)
  const { where, limit } = narrow(binds)
  const rows = await selectRows<{ quincena: number; total: number; altas: number; bajas: number }>(
    `SELECT m.quincena, COUNT(*) AS total, SUM(CASE WHEN m.tipo_id = ${TIPO_ALTA} THEN 1 ELSE 0 END) AS altas,
       SUM(CASE WHEN ${deBaja} THEN 1 ELSE 0 END) AS bajas
     FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id
     WHERE ${estatusSql(SIN_CANCELAR)} AND ${where} AND ${scope}
     GROUP BY m.quincena ORDER BY m.quincena DESC LIMIT ${limit}`,
    binds.values,
  )
  return rows.map((row) => ({ ...row, cambios: row.total - row.altas - row.bajas }))
}
