import type { Actor } from '#domain/acceso/actor.ts'
import type { TipoMovimientoPanel } from '#domain/afiliacion/movimiento.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { selectRows } from '#api/db/sql.ts'

/** The institute's catalogue of movement types, in order of their ids. */
export function listTiposMovimiento(actor: Actor): Promise<TipoMovimientoPanel[]> {
  authorize(actor, 'movimientos.leer')
  return selectRows<TipoMovimientoPanel>('SELECT id, nombre, abreviatura FROM tipos_movimiento ORDER BY id')
}
