import type { Actor } from '#domain/acceso/actor.ts'
import type { Nivel } from '#domain/organica/niveles.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { selectUnidades, type Unidad } from './unidad-row.ts'

export interface FiltroUnidades {
  readonly nivel: Nivel
  readonly parentId?: number | undefined
  /** Organic key of its own level. */
  readonly clave?: string | undefined
  /** Organic key of its level 0. */
  readonly clave0?: string | undefined
  readonly soloActivas?: boolean | undefined
}

/** Units of one level, for lists and cascading pickers. */
export function listUnidades(actor: Actor, filtro: FiltroUnidades): Promise<Unidad[]> {
  authorize(actor, 'organica.leer')
  return selectUnidades((binds) => [
    `u.nivel = ${binds.add(filtro.nivel)}`,
    ...(filtro.parentId === undefined ? [] : [`u.parent_id = ${binds.add(filtro.parentId)}`]),
    ...(filtro.clave === undefined ? [] : [`o.clave_${filtro.nivel} = ${binds.add(filtro.clave)}`]),
    ...(filtro.clave0 === undefined ? [] : [`o.clave_0 = ${binds.add(filtro.clave0)}`]),
    ...(filtro.soloActivas ? ['u.activo'] : []),
  ])
}
