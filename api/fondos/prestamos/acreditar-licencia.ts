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
  RowAs<RetencionModel, { prestamoId: 'prestamo_id'; ordenado: 'ordenado_centavos' }>

/**
 * Credits the abonos of a charge that somebody on leave has paid whole (decision 10.20), inside the caller's transaction: what
 * was ordered counts as withheld and the loan owes that much less. Done twice, it changes nothing. `actor` is who told of the
 * payment; null when a credit of before paid it.
 */
export async function acreditarLicencia(cargoId: number, actor: Actor | null): Promise<void> {
  if (!isInTransaction()) throw new Error('What a leave paid is credited in one transaction')
  const rows = await selectRows<Row>(
    `SELECT r.id, r.prestamo_id AS "prestamoId", r.quincena, r.ordenado_centavos AS ordenado
     FROM cargo_retenciones x JOIN retenciones r ON r.id = x.retencion_id
     WHERE x.cargo_id = $1 AND r.obligado = 'afiliado' AND r.retenido_centavos IS NULL ORDER BY r.id`,
    [cargoId],
  )
  const [at, by] = [nowAt(), actor?.id ?? null]
  for (const { id, prestamoId, quincena, ordenado } of rows) {
    await insertRow(PrestamoMovimientoModel, {
      prestamo_id: prestamoId,
      clase: 'retenido',
      quincena,
      retencion_id: id,
      importe_centavos: -ordenado,
      hecho_at: at,
      hecho_por: by,
    })
    await execute(
      `UPDATE retenciones SET retenido_centavos = ordenado_centavos, respondida_at = $1, respondida_por = $2,
       version = version + 1 WHERE id = $3`,
      [at, by, id],
    )
    await settleIfPaid(prestamoId)
  }
}
