import type { Actor } from '#domain/acceso/actor.ts'
import type { RespuestaTramite, Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { deleteCorreccion, deleteStored } from '#api/afiliacion/borradores/delete-borradores.ts'
import { lockPadron } from '#api/afiliacion/alta/consecutivos.ts'
import { findRespuesta, intentoOf, keepRespuesta } from '#api/afiliacion/alta/idempotencia.ts'
import type { MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { findForTurno, staleMovimiento } from '#api/afiliacion/turnos/assert-turno.ts'
import { avisarTurno } from '#api/afiliacion/turnos/avisar-turno.ts'
import { previoDe } from '#api/afiliacion/turnos/columnas-turno.ts'
import { logActoMovimiento } from '#api/afiliacion/turnos/log-acto-movimiento.ts'
import { assertVentanaAbierta } from '#api/calendario/estado-ventana.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { notFound } from '#api/errors.ts'
import { filePapelesTramite, loadPapelesTramite } from './archivar-papeles.ts'
import { assertSinImpedimentos } from './assert-plan.ts'
import { datosOf } from './datos/datos-movimiento.ts'
import { datosDePlan, partidaDe } from './create-tramite.ts'
import { assertIdentidadNueva } from './identidad-reservada.ts'
import { findPersonaDeTramite } from './persona-tramite.ts'
import { planTramite } from './plan-tramite.ts'
import type { TramiteEntrada } from './tramite-schema.ts'

/**
 * An author corrects a procedure while it is Solicitado or Pendiente: the whole request again, in the same folio and
 * quincena. `version` is the movement's. Throws what `createTramite` throws, 409 `version` or `estatus`, and 404 for a folio
 * of another procedure.
 */
export async function correctTramite(
  actor: Actor,
  tramite: Tramite,
  folio: string,
  input: TramiteEntrada,
  key: string | undefined,
): Promise<RespuestaTramite> {
  authorize(actor, 'tramites.solicitar')
  const intento = intentoOf(key, `tramites/${tramite}/${folio}`, input)
  const kept = await findRespuesta<RespuestaTramite>(actor, intento)
  if (kept) return kept
  await findForTurno(actor, folio, 'corregir', input.version)
  await assertVentanaAbierta(actor, 'ALTA_BAJA_CAMBIO')
  const { respuesta, sobrantes } = await inTransaction(async () => {
    await lockPadron()
    const raced = await findRespuesta<RespuestaTramite>(actor, intento)
    if (raced) return { respuesta: raced, sobrantes: [] }
    const { row } = await findForTurno(actor, folio, 'corregir', input.version)
    if (row.tramite !== tramite || row.interno !== input.interno) throw notFound('El movimiento')
    await rewriteTramite(actor, tramite, row, input)
    const written = { folio, interno: row.interno, movimiento: row.id, quincena: quincenaCode(row.quincena) }
    await keepRespuesta(actor, intento, written)
    return { respuesta: written, sobrantes: await deleteCorreccion(folio) }
  })
  await deleteStored(sobrantes)
  return respuesta
}

async function rewriteTramite(
  actor: Actor,
  tramite: Tramite,
  row: MovimientoRow,
  input: TramiteEntrada,
): Promise<void> {
  const persona = await findPersonaDeTramite(actor, tramite, input.interno)
  const plan = await planTramite(actor, tramite, input, persona, row.quincena)
  assertSinImpedimentos(plan.impedimentos)
  await assertIdentidadNueva(actor, persona, plan)
  const papeles = await loadPapelesTramite(actor, persona, input, plan)
  const written = await updateVersioned('movimientos', row.id, row.version, {
    fecha: input.fecha,
    causa: plan.causa,
    fecha_autorizacion: plan.fechaAutorizacion,
    fecha_fin: plan.tipo.reglas.fechas.fin === null ? null : (input.fechaFin ?? null),
    observaciones: normalizeText(input.observaciones),
    datos: JSON.stringify(datosDePlan(input, plan, await partidaDe(persona.id, plan), datosOf(row).origen)),
    regresado: false,
    nota: '',
    turno_desde: nowAt(),
  })
  if (!written) throw await staleMovimiento(actor, row)
  await filePapelesTramite(actor, persona, row.id, papeles, plan)
  const hecho = { acto: 'corregir', motivo: '', version: row.version + 1 } as const
  await avisarTurno(actor, row, { ...hecho, autores: [] })
  await logActoMovimiento(actor, {
    ...hecho,
    movimientoId: row.id,
    folio: row.folio,
    campos: {},
    previo: previoDe(row),
  })
}
