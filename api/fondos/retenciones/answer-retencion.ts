import type { Actor } from '#domain/acceso/actor.ts'
import { decisionIssues, type DecisionConCausa, type RespuestaRetencion } from '#domain/fondos/prestamos/retencion.ts'
import type { RenglonRetencion } from '#domain/fondos/prestamos/retencion-panel.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { broken, conflict } from '#api/errors.ts'
import { RetencionModel } from '#api/fondos/models/RetencionModel.ts'
import { settleIfPaid } from '#api/fondos/prestamos/settle-if-paid.ts'
import { abrirCobro, cancelarCobro } from './abrir-cobro.ts'
import { escribirRespuesta, moverSaldo, otraVersion } from './escribir-respuesta.ts'
import { hasCobroAbierto, holdRetencion, isSinDecidir, presentRetencion, type RetencionRow } from './retencion-row.ts'

/**
 * Notes what an entity withheld of an order: the balance moves by that, and by the difference when it was answered before. What
 * exceeds the order is stored as the person's. Throws 404, 409 (`version`, `decidida`, `licencia`, `a_favor_decidido`), 422 by field.
 */
export function answerRetencion(
  actor: Actor,
  id: number,
  { version, ...respuesta }: RespuestaRetencion & { readonly version: number },
): Promise<RenglonRetencion> {
  authorize(actor, 'retenciones.responder')
  return inTransaction(async () => {
    const row = await holdRetencion(actor, id)
    await assertVersion(actor, row, version)
    await escribirRespuesta(actor, row, respuesta)
    return presentRetencion(actor, await holdRetencion(actor, id), today())
  })
}

/**
 * Decides what is done with a difference, by its cause (decision 11.13): it stays in the balance, its person owes it, its
 * entity owes it and the loan owes that much less, or it is ordered again. A payslip turns what its person owes into the
 * entity's, until the charge is issued. Throws 404, 409 (`version`, `sin_diferencia`), 422 by field.
 */
export function decideRetencion(
  actor: Actor,
  id: number,
  { causa, decision, version }: DecisionConCausa & { readonly version: number },
): Promise<RenglonRetencion> {
  authorizeInstituto(actor, 'retenciones.decidir')
  const issues = decisionIssues({ causa, decision })
  if (issues.length > 0) throw broken(issues)
  return inTransaction(async () => {
    const row = await holdRetencion(actor, id)
    await assertVersion(actor, row, version)
    if (!isSinDecidir(row) && !(hasCobroAbierto(row) && decision === 'entidad'))
      throw conflict('sin_diferencia', 'No hay una diferencia por decidir en esta retención.')
    const entera = decision === 'entidad' ? { retenido_centavos: row.ordenado } : {}
    const values = { causa, decision, decidida_at: nowAt(), decidida_por: actor.id, ...entera }
    if (!(await updateVersioned(RetencionModel, id, version, values))) throw await otraVersion(actor, row)
    await logActo(actor, {
      acto: 'retencion.decidir',
      objeto: 'retencion',
      objetoId: id,
      despues: { causa, decision, diferencia: row.ordenado - (row.retenido ?? 0) },
    })
    if (decision === 'cobrar') await abrirCobro(row)
    if (decision === 'entidad') {
      await cancelarCobro(id)
      await moverSaldo(actor, row, (row.retenido ?? 0) - row.ordenado)
    }
    await settleIfPaid(row.prestamoId)
    return presentRetencion(actor, await holdRetencion(actor, id), today())
  })
}

async function assertVersion(actor: Actor, row: RetencionRow, version: number): Promise<void> {
  if (row.version !== version) throw await otraVersion(actor, row)
}
