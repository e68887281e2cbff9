import type { Actor } from '#domain/acceso/actor.ts'
import { LIMITES_EXTEMPORANEA } from '#domain/fondos/extemporaneas/extemporanea.ts'
import type { ExtemporaneaPanel } from '#domain/fondos/extemporaneas/panel-extemporanea.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { findAfiliadoInScope } from '#api/afiliacion/padron/afiliado-row.ts'
import { motivoDeRechazo } from '#api/autorizaciones/motivo-de-rechazo.ts'
import { inTransaction } from '#api/db/database.ts'
import { FOR_UPDATE, selectRow, selectRows } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { conflict, notFound } from '#api/errors.ts'
import { holdTramite, keepAprobacion, keepRechazo, type ClaseTramite } from '#api/fondos/dos-aprobaciones.ts'
import { reexpedirLinea } from '#api/fondos/pagos/lineas/reexpedir-linea.ts'
import { ExtemporaneaModel } from '#api/quincenas/models/ExtemporaneaModel.ts'
import { cargarExtemporanea } from './cargar-extemporanea.ts'
import { findExtemporanea, type ExtemporaneaRow } from './extemporanea-row.ts'
import { findCargo, getExtemporanea } from './get-extemporanea.ts'
import { assertExtemporanea } from './solicitar-extemporanea.ts'

const CLASE: ClaseTramite = {
  tabla: 'extemporaneas',
  objeto: 'extemporanea',
  aprueba: 'extemporaneas.aprobar',
  update: (...change) => updateVersioned(ExtemporaneaModel, ...change),
}

const hold = (actor: Actor, id: number, version: number): Promise<ExtemporaneaRow> =>
  holdTramite(
    CLASE,
    { id, version },
    { find: () => findExtemporanea(actor, id), actual: () => getExtemporanea(actor, id) },
  )

/**
 * Gives one of the two approvals; the second one writes the lines, charges the entity and issues its line (decision 10.33). Each is
 * of another person, and none of who asked for it (10.7). It is computed again: what changed since stops it. Throws 404, 409
 * (`version`, `estado`, `misma_persona`), 422 with the rules broken.
 */
export function aprobarExtemporanea(actor: Actor, id: number, version: number): Promise<ExtemporaneaPanel> {
  authorize(actor, 'extemporaneas.aprobar')
  return inTransaction(async () => {
    const row = await hold(actor, id, version)
    // A reopening of one of the entity's quincenas waits, or is seen.
    await selectRows(`SELECT id FROM cierres WHERE entidad_id = $1 AND estado = 'cerrado' ORDER BY id${FOR_UPDATE}`, [
      row.entidadId,
    ])
    // Computed before it counts as approved: what is approved is part of what is on file.
    const diferencia = await assertExtemporanea(await findAfiliadoInScope(actor, row.afiliadoId), row)
    const isLast = await keepAprobacion(CLASE, actor, row)
    const referencia = isLast ? await cargarExtemporanea(actor, row, diferencia) : ''
    await logActo(actor, {
      acto: 'extemporanea.aprobar',
      objeto: 'extemporanea',
      objetoId: row.folio,
      despues: { aprobacion: isLast ? 2 : 1, ...(isLast && { referencia }) },
    })
    return getExtemporanea(actor, id)
  })
}

/** Turns one down, with the reason. Throws 404, 409, 422 without a reason. */
export function rechazarExtemporanea(
  actor: Actor,
  id: number,
  { version, nota }: { readonly version: number; readonly nota: string },
): Promise<ExtemporaneaPanel> {
  authorize(actor, 'extemporaneas.aprobar')
  const reason = motivoDeRechazo(nota, LIMITES_EXTEMPORANEA.nota)
  return inTransaction(async () => {
    const row = await hold(actor, id, version)
    await keepRechazo(CLASE, actor, row, reason)
    await logActo(actor, {
      acto: 'extemporanea.rechazar',
      objeto: 'extemporanea',
      objetoId: row.folio,
      despues: { nota: reason },
    })
    return getExtemporanea(actor, id)
  })
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
