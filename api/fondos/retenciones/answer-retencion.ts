import type { Actor } from '#domain/acceso/actor.ts'
import { respuestaIssues, type DecisionRetencion, type RespuestaRetencion } from '#domain/fondos/prestamos/retencion.ts'
import type { RenglonRetencion } from '#domain/fondos/prestamos/retencion-panel.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { broken, conflict, type AppError } from '#api/errors.ts'
import { PrestamoMovimientoModel } from '#api/fondos/models/PrestamoMovimientoModel.ts'
import { RetencionModel } from '#api/fondos/models/RetencionModel.ts'
import { settleIfPaid } from '#api/fondos/prestamos/settle-if-paid.ts'
import { holdRetencion, isSinDecidir, presentRetencion, type RetencionRow } from './retencion-row.ts'

/**
 * Notes what an entity withheld of an order: the balance moves by that, and by the difference when it was answered before.
 * Throws 404, 409 (`version`, `decidida`, `licencia`), 422 by field.
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
    if (row.obligado === 'afiliado')
      throw conflict('licencia', 'La persona está en licencia: lo paga con su referencia personal, no su entidad.')
    if (row.decision !== null) throw conflict('decidida', 'La diferencia ya se decidió: esta retención no cambia.')
    const issues = respuestaIssues(respuesta, row.ordenado)
    const { retenidoCentavos: retenido } = respuesta
    if (issues.length > 0 || retenido === null) throw broken(issues)
    const moved = (row.retenido ?? 0) - retenido
    if (moved !== 0)
      await insertRow(PrestamoMovimientoModel, {
        prestamo_id: row.prestamoId,
        clase: 'retenido',
        quincena: row.quincena,
        retencion_id: id,
        importe_centavos: moved,
        hecho_at: nowAt(),
        hecho_por: actor.id,
      })
    const entera = retenido === row.ordenado
    const values = {
      retenido_centavos: retenido,
      motivo: entera ? null : respuesta.motivo,
      nota: respuesta.nota.trim(),
      respondida_at: nowAt(),
      respondida_por: actor.id,
    }
    if (!(await updateVersioned(RetencionModel, id, version, values))) throw await stale(actor, row)
    await logActo(actor, {
      acto: 'retencion.responder',
      objeto: 'retencion',
      objetoId: id,
      antes: { retenido: row.retenido, motivo: row.motivo },
      despues: { retenido, motivo: entera ? null : respuesta.motivo },
    })
    await settleIfPaid(row.prestamoId)
    return presentRetencion(actor, await holdRetencion(actor, id), today())
  })
}

/** Decides what is done with a difference. Throws 404, 409 (`version`, `sin_diferencia`). */
export function decideRetencion(
  actor: Actor,
  id: number,
  { decision, version }: { readonly decision: DecisionRetencion; readonly version: number },
): Promise<RenglonRetencion> {
  authorizeInstituto(actor, 'retenciones.decidir')
  return inTransaction(async () => {
    const row = await holdRetencion(actor, id)
    await assertVersion(actor, row, version)
    if (!isSinDecidir(row)) throw conflict('sin_diferencia', 'No hay una diferencia por decidir en esta retención.')
    const values = { decision, decidida_at: nowAt(), decidida_por: actor.id }
    if (!(await updateVersioned(RetencionModel, id, version, values))) throw await stale(actor, row)
    await logActo(actor, {
      acto: 'retencion.decidir',
      objeto: 'retencion',
      objetoId: id,
      despues: { decision, diferencia: row.ordenado - (row.retenido ?? 0) },
    })
    return presentRetencion(actor, await holdRetencion(actor, id), today())
  })
}

async function assertVersion(actor: Actor, row: RetencionRow, version: number): Promise<void> {
  if (row.version !== version) throw await stale(actor, row)
}

function stale(actor: Actor, row: RetencionRow): Promise<AppError> {
  const hecho = 'cambió esta retención mientras la tenías abierta.'
  const actual = presentRetencion(actor, row, today())
  return staleVersion({ objeto: 'retencion', objetoId: row.id }, hecho, { actual })
}
