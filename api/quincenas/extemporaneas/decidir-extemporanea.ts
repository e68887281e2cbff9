import type { Actor } from '#domain/acceso/actor.ts'
import type { ExtemporaneaPanel } from '#domain/fondos/extemporaneas/panel-extemporanea.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { autorizarPropuesta, rechazarPropuesta } from '#api/autorizaciones/decidir-propuesta.ts'
import { inTransaction } from '#api/db/database.ts'
import { FOR_UPDATE, selectRow } from '#api/db/sql.ts'
import { conflict, notFound } from '#api/errors.ts'
import { reexpedirLinea } from '#api/fondos/pagos/lineas/reexpedir-linea.ts'
import { findExtemporanea } from './extemporanea-row.ts'
import { findCargo, getExtemporanea } from './get-extemporanea.ts'

/** Gives one of the two authorisations of a late contribution. Throws 403, 404, and what `autorizarPropuesta` throws. */
export async function aprobarExtemporanea(actor: Actor, id: number, version: number): Promise<ExtemporaneaPanel> {
  authorize(actor, 'extemporaneas.aprobar')
  const { propuestaId } = await findExtemporanea(actor, id)
  await autorizarPropuesta(actor, { id: propuestaId, version })
  return getExtemporanea(actor, id)
}

/** Rejects a late contribution with a reason. Throws 403, 404, and what `rechazarPropuesta` throws. */
export async function rechazarExtemporanea(
  actor: Actor,
  id: number,
  rechazo: { readonly version: number; readonly nota: string },
): Promise<ExtemporaneaPanel> {
  authorize(actor, 'extemporaneas.aprobar')
  const { propuestaId } = await findExtemporanea(actor, id)
  await rechazarPropuesta(actor, { id: propuestaId, ...rechazo })
  return getExtemporanea(actor, id)
}

/** The line to pay it with today: the one in force, or a new one with its interest (10.29). Throws 404, 409 when nothing is owed. */
export async function generarLineaExtemporanea(actor: Actor, id: number): Promise<ExtemporaneaPanel> {
  authorize(actor, 'extemporaneas.solicitar')
  await findExtemporanea(actor, id)
  return inTransaction(async () => {
    await selectRow(`SELECT id FROM cargos WHERE extemporanea_id = $1${FOR_UPDATE}`, [id])
    const cargo = await findCargo(id)
    if (!cargo) throw notFound('El cargo')
    if (cargo.cuenta.capitalCentavos + cargo.cuenta.interesCentavos === 0)
      throw conflict('pagada', 'No hay nada por pagar de esa aportación.')
    const { linea, isNew } = await reexpedirLinea(actor, cargo)
    if (isNew)
      await logActo(actor, {
        acto: 'linea_pago.emitir',
        objeto: 'linea_pago',
        objetoId: linea.referencia,
        despues: { extemporanea: cargo.folio, limite: linea.limite },
      })
    return getExtemporanea(actor, id)
  })
}
