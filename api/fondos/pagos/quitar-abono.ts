import type { Actor } from '#domain/acceso/actor.ts'
import { execute } from '#api/db/sql.ts'
import { acreditarCargos } from '#api/fondos/cair/acreditar-cargos.ts'
import type { SiSeRetiro } from '#api/fondos/cair/revertir-cargos.ts'
import { revertirCobro } from '#api/fondos/cobros/revertir-cobro.ts'
import { revertirLicencia } from '#api/fondos/prestamos/revertir-licencia.ts'
import { partirPagos } from './partir-pagos.ts'

/**
 * Brings a charge in line with the loss of a payment, inside the caller's transaction: its line is no longer validated, the charge is
 * owed again from its limit, and what it credited to CAIR accounts and loans is reversed (decisions §10.24 and §10.31).
 */
export async function quitarAbono(
  actor: Actor,
  { lineaId, cargoId }: { readonly lineaId: number; readonly cargoId: number },
  siSeRetiro: Partial<SiSeRetiro>,
): Promise<void> {
  await execute(
    `UPDATE lineas_pago SET validado_at = NULL, validado_por = NULL, version = version + 1
     WHERE id = $1 AND validado_at IS NOT NULL`,
    [lineaId],
  )
  const { owes } = await partirPagos(actor, [cargoId], new Set())
  if (owes.has(cargoId)) {
    await revertirLicencia(cargoId, actor)
    await revertirCobro(cargoId, actor)
  }
  await acreditarCargos(actor, [lineaId], siSeRetiro)
}
