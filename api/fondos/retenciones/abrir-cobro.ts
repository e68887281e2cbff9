import { nowAt } from '#api/clock.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { execute } from '#api/db/sql.ts'
import { CobroModel } from '#api/fondos/models/CobroModel.ts'
import type { RetencionRow } from './retencion-row.ts'

/** Opens the collection of a difference of its person, which waits for the notice. In the caller's transaction. */
export async function abrirCobro({ id, prestamoId, afiliadoId, ordenado, retenido }: RetencionRow): Promise<void> {
  await insertRow(CobroModel, {
    retencion_id: id,
    prestamo_id: prestamoId,
    afiliado_id: afiliadoId,
    importe_centavos: ordenado - (retenido ?? 0),
    creado_at: nowAt(),
  })
}

/** Cancels the collection of a difference, if there is one: a payslip showed that it was withheld. */
export async function cancelarCobro(retencionId: number): Promise<void> {
  await execute(
    'UPDATE cobros SET cancelado_at = $1, version = version + 1 WHERE retencion_id = $2 AND cancelado_at IS NULL',
    [nowAt(), retencionId],
  )
}
