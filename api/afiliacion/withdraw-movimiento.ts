import type { Actor } from '#domain/acceso/actor.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimiento.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActos, type ActoBitacora } from '#api/acceso/bitacora.ts'
import { assertVentanaAbierta } from '#api/calendario/estado-ventana.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow, SQL_TRUE } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { deleteCorreccion, deleteStored } from './delete-borradores.ts'
import { findMovimientoInScope, type MovimientoRow } from './movimiento-row.ts'
import { findOwnMovimiento, staleMovimiento } from './own-movimiento.ts'
import { presentMovimientoDetalle } from './present-movimiento.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'

/**
 * Its author withdraws a movement nobody validated yet, with a reason. A person in trámite whom no other movement keeps
 * becomes C (cancelado); a correction under way goes. Throws 403, 404, 409 `estatus` or `version`, 422 without reason, 423.
 */
export async function withdrawMovimiento(
  actor: Actor,
  folio: string,
  input: { readonly version: number; readonly motivo: string },
): Promise<MovimientoDetalle> {
  authorize(actor, 'movimientos.retirar')
  const motivo = normalizeText(input.motivo)
  await findOwnMovimiento(actor, folio, 'retirar', input.version)
  await assertVentanaAbierta(actor, 'ALTA_BAJA_CAMBIO')
  if (motivo === '')
    throw broken([{ path: 'motivo', code: 'requerido', message: 'Escribe el motivo por el que lo retiras.' }])
  const sobrantes = await inTransaction(async () => {
    const row = await findOwnMovimiento(actor, folio, 'retirar', input.version)
    const values = { activo: false, cancelado_at: nowAt(), cancelado_por: actor.id, motivo_cancelacion: motivo }
    if (!(await updateVersioned('movimientos', row.id, row.version, values))) throw staleMovimiento(actor, row)
    const cancelled = await cancelPersona(row)
    await logActos(actor, [
      {
        acto: 'movimiento.retirar',
        objeto: 'movimiento',
        objetoId: folio,
        antes: { activo: true },
        despues: { motivo },
      },
      ...cancelled,
    ])
    return deleteCorreccion(folio)
  })
  await deleteStored(sobrantes)
  return presentMovimientoDetalle(actor, await findMovimientoInScope(actor, { folio }))
}

async function cancelPersona(row: MovimientoRow): Promise<ActoBitacora[]> {
  const other = await selectRow(
    `SELECT a.id FROM afiliados a WHERE a.id = $1 AND (a.situacion <> 'T'
       OR EXISTS (SELECT 1 FROM movimientos m WHERE m.afiliado_id = a.id AND m.activo = ${SQL_TRUE}))`,
    [row.afiliado_id],
  )
  if (other) return []
  await updateVersioned('afiliados', row.afiliado_id, null, { situacion: 'C', actualizado_at: nowAt() })
  return [
    {
      acto: 'afiliado.cancelar',
      objeto: 'afiliado',
      objetoId: row.afiliado_id,
      antes: { situacion: 'T' },
      despues: { situacion: 'C' },
    },
  ]
}
