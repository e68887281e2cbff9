import type { Actor } from '#domain/acceso/actor.ts'
import { TIPO_ALTA } from '#domain/afiliacion/tipo-movimiento.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import { deBajaSql } from '#api/afiliacion/tipos/de-baja-sql.ts'
import { Binds, selectRow } from '#api/db/sql.ts'

export interface CifrasQuincena {
  readonly total: number
  readonly altas: number
  readonly bajas: number
  readonly cambios: number
}

/** Movements of a quincena in the actor's scope, cancelled ones included: by what they do to the person. */
export async function countQuincena(actor: Actor, quincena: number): Promise<CifrasQuincena> {
  const deBaja = await deBajaSql()
  const binds = new Binds()
  const scope = alcanceSql(actor, ['a.nivel0_id', 'a.nivel1_id', 'a.nivel2_id'], binds)
  const row = await selectRow<{ total: number; altas: number | null; bajas: number | null }>(
    `SELECT COUNT(*) AS total, SUM(CASE WHEN m.tipo_id = ${TIPO_ALTA} THEN 1 ELSE 0 END) AS altas,
       SUM(CASE WHEN ${deBaja} THEN 1 ELSE 0 END) AS bajas
     FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id
     WHERE m.quincena = ${binds.add(quincena)} AND ${scope}`,
    binds.values,
  )
  const [total, altas, bajas] = [row?.total ?? 0, row?.altas ?? 0, row?.bajas ?? 0]
  return { total, altas, bajas, cambios: total - altas - bajas }
}
