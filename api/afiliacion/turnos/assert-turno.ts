import type { Actor } from '#domain/acceso/actor.ts'
import type { ManoDelegada } from '#domain/acceso/quien.ts'
import { manoMovimiento } from '#domain/afiliacion/actos/acciones-movimiento.ts'
import type { ActoMovimiento } from '#domain/afiliacion/actos/tabla-actos.ts'
import { ES_DEL_DIRECTOR, fueraDeTurno, MISMA_PERSONA, NO_ES_AUTOR } from '#domain/afiliacion/actos/textos-acto.ts'
import {
  findMovimientoInScope,
  selectMovimientos,
  type MovimientoRow,
} from '#api/afiliacion/movimientos/movimiento-row.ts'
import { presentMovimientoDetalle } from '#api/afiliacion/movimientos/present-movimiento.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { nowAt } from '#api/clock.ts'
import { AppError, conflict, forbidden } from '#api/errors.ts'
import { quienDe } from '#api/usuarios/misma-persona.ts'
import { loadContextos, type ContextoTurno } from './contexto-turno.ts'

/**
 * The movement of `folio` with what was done to it and the lent signature that is used (null for the own one), if `actor` may do
 * `acto` to it by the table. 404 out of scope, 403 for
 * whoever has no right or took part before, 409 `estatus` from another state, 409 `version` when it changed since it was
 * read; both carry it as it is now (`actual`) when the caller read it before.
 */
export async function findForTurno(
  actor: Actor,
  folio: string,
  acto: ActoMovimiento,
  version: number | null,
): Promise<{ readonly row: MovimientoRow; readonly contexto: ContextoTurno; readonly delegada: ManoDelegada | null }> {
  const row = await findMovimientoInScope(actor, { folio })
  const contexto = await contextoDe(row)
  const eleccion = manoMovimiento(acto, contexto, await quienDe(actor), nowAt())
  const { rechazo } = eleccion
  if (rechazo === 'permiso') throw forbidden()
  if (rechazo === 'direccion') throw new AppError(403, 'permiso', ES_DEL_DIRECTOR)
  if (rechazo === 'persona')
    throw new AppError(403, 'permiso', acto === 'corregir' || acto === 'retirar' ? NO_ES_AUTOR : MISMA_PERSONA)
  const stale = version !== null && row.version !== version
  if (stale && rechazo === null) throw await staleMovimiento(actor, row)
  if (rechazo === 'estado') {
    const actual = stale ? { actual: await presentMovimientoDetalle(actor, row) } : {}
    throw conflict('estatus', fueraDeTurno(acto, folio, contexto.etapa), actual)
  }
  return { row, contexto, delegada: eleccion.rechazo === null ? eleccion.delegada : null }
}

async function contextoDe(row: MovimientoRow): Promise<ContextoTurno> {
  const contexto = (await loadContextos([row])).get(row.id)
  if (!contexto) throw new Error(`Movement ${row.folio} has no context`)
  return contexto
}

/** 409: somebody changed the movement since it was read; `actual` is how it is now. */
export async function staleMovimiento(actor: Actor, row: MovimientoRow): Promise<AppError> {
  const hecho = 'cambió este movimiento mientras lo tenías abierto. Revisa los datos actuales.'
  // Read again: between two that act at once, `row` is how it was before the other.
  const [now = row] = await selectMovimientos('m.id = $1', [row.id])
  const actual = await presentMovimientoDetalle(actor, now)
  return staleVersion({ objeto: 'movimiento', objetoId: row.folio }, hecho, { actual })
}
