import type { Actor } from '#domain/acceso/actor.ts'
import type { Nivel } from '#domain/organica/niveles.ts'
import { authorize } from '#api/acceso/authorize.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import type { OrganicaModel } from './models/OrganicaModel.ts'

/** A row of the organic hierarchy: keys, holder, validity. */
export type OrganicaRow = Pick<
  RowOf<OrganicaModel>,
  'clave_0' | 'clave_1' | 'clave_2' | 'clave_3' | 'descripcion' | 'titular' | 'fecha_fin' | 'estatus'
>

export interface FiltroOrganica {
  /** Keys from level 0 down; a missing one does not filter. */
  readonly claves: readonly (string | undefined)[]
  readonly estatus?: 'A' | 'I' | undefined
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}

/** Rows of one level of the organic hierarchy, in the order of their keys. */
export function listOrganica(actor: Actor, nivel: Nivel, filtro: FiltroOrganica): Promise<OrganicaRow[]> {
  authorize(actor, 'organica.leer')
  const binds = new Binds()
  const conditions = [`nivel = ${binds.add(nivel)}`]
  for (const [level, clave] of filtro.claves.entries())
    if (clave !== undefined) conditions.push(`clave_${level} = ${binds.add(clave)}`)
  if (filtro.estatus !== undefined) conditions.push(`estatus = ${binds.add(filtro.estatus)}`)
  const page = `LIMIT ${binds.add(filtro.limit ?? 10_000)} OFFSET ${binds.add(filtro.offset ?? 0)}`
  return selectRows<OrganicaRow>(
    `SELECT clave_0, clave_1, clave_2, clave_3, descripcion, titular, fecha_fin, estatus FROM organica
     WHERE ${conditions.join(' AND ')} ORDER BY clave_0, clave_1, clave_2, clave_3 ${page}`,
    binds.values,
  )
}
