import type { Actor } from '#domain/acceso/actor.ts'
import { nowAt } from '#api/clock.ts'
import { isInTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { PrestamoMovimientoModel } from '#api/fondos/models/PrestamoMovimientoModel.ts'
import type { RetencionModel } from '#api/fondos/models/RetencionModel.ts'
import { settleIfPaid } from './settle-if-paid.ts'

type Row = Pick<RowOf<RetencionModel>, 'id' | 'quincena'> &
  RowAs<RetencionModel, { prestamoId: 'prestamo_id'; retenido: 'retenido_centavos' }>

/** Undoes `acreditarLicencia`, inside the caller's transaction: the charge of somebody on leave is owed again, and so are its loans. */
export async function revertirLicencia(cargoId: number, actor: Actor): Promise<void> {
  if (!isInTransaction()) throw new Error('What a leave paid is taken back in one transaction')
  const rows = await selectRows<Row>(
    `SELECT r.id, r.prestamo_id AS "prestamoId", r.quincena, r.retenido_centavos AS retenido
     FROM cargo_retenciones x JOIN retenciones r ON r.id = x.retencion_id
     WHERE x.cargo_id = $1 AND r.obligado = 'afiliado' AND r.retenido_centavos > 0 ORDER BY r.id`,
    [cargoId],
  )
  for (const { id, prestamoId, quincena, retenido } of rows) {
    await insertRow(PrestamoMovimientoModel, {
      prestamo_id: prestamoId,
      clase: 'retenido',
      quincena,
      retencion_id: id,
      importe_centavos: retenido ?? 0,
      hecho_at: nowAt(),
      hecho_por: actor.id,
    })
    await execute(
      `UPDATE retenciones SET retenido_centavos = NULL, respondida_at = NULL, respondida_por = NULL, version = version + 1
       WHERE id = $1`,
      [id],
    )
    await settleIfPaid(prestamoId)
  }
}
