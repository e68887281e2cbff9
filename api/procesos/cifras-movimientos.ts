import type { Actor } from '#domain/acceso/actor.ts'
import { TIPO_ALTA } from '#domain/afiliacion/tipo-movimiento.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import { deBajaSql } from '#api/afiliacion/tipos/de-baja-sql.ts'
import { Binds, selectRow } from '#api/db/sql.ts'

/** Movements that wait for somebody, in the actor's scope, and when the oldest was requested (ISO instant or null). */
export interface Espera {
  readonly n: number
  readonly desde: string | null
}

/** Where an open movement stands, in SQL over `m` (decisions §4). */
export const ESPERA = {
  validacion: 'm.movimiento_fecha IS NULL AND NOT m.regresado AND NOT m.aplicar',
  correccion: 'm.movimiento_fecha IS NULL AND m.regresado AND NOT m.aplicar',
  revision: 'm.movimiento_fecha IS NOT NULL AND m.revisado_at IS NULL AND NOT m.aplicar',
  aprobacion: 'm.movimiento_fecha IS NOT NULL AND m.revisado_at IS NOT NULL AND NOT m.aplicar',
  aplicacion: 'm.aplicar',
} as const

/** Counts open movements at one point of their way; `propios`: only those that the actor requested. */
export async function countEspera(actor: Actor, en: keyof typeof ESPERA, propios = false): Promise<Espera> {
  const binds = new Binds()
  const scope = alcanceSql(actor, ['a.nivel0_id', 'a.nivel1_id', 'a.nivel2_id'], binds)
  const author = propios ? `AND m.solicitado_por = ${binds.add(actor.id)}` : ''
  const row = await selectRow<Espera>(
    `SELECT COUNT(*) AS n, MIN(m.solicitado_at) AS desde FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id
     WHERE m.activo AND NOT m.aplicado AND ${ESPERA[en]} AND ${scope} ${author}`,
    binds.values,
  )
  return row ?? { n: 0, desde: null }
}

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
