import type { Actor } from '#domain/acceso/actor.ts'
import type { RespuestaTramite, Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { authorize } from '#api/acceso/authorize.ts'
import type { MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { filePapelesTramite, loadPapelesTramite } from './archivar-papeles.ts'
import { assertSinImpedimentos } from './assert-plan.ts'
import { datosOf } from './datos/datos-movimiento.ts'
import { datosDePlan, partidaDe } from './escribir-tramite.ts'
import { assertIdentidadNueva } from './identidad-reservada.ts'
import { findPersonaDeTramite } from './persona-tramite.ts'
import { correctMovimiento, logCorreccion, writeCorreccion } from '#api/afiliacion/turnos/correct-movimiento.ts'
import { fechasDe, planTramite } from './plan-tramite.ts'
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
  return correctMovimiento(actor, {
    folio,
    version: input.version,
    llamada: `tramites/${tramite}/${folio}`,
    body: input,
    key,
    isPropio: (row) => row.tramite === tramite && row.interno === input.interno,
    rewrite: (row) => rewriteTramite(actor, tramite, row, input),
  })
}

async function rewriteTramite(
  actor: Actor,
  tramite: Tramite,
  row: MovimientoRow,
  input: TramiteEntrada,
): Promise<RespuestaTramite> {
  const persona = await findPersonaDeTramite(actor, tramite, input.interno)
  const plan = await planTramite(actor, tramite, input, persona, row.quincena)
  assertSinImpedimentos(plan.impedimentos)
  await assertIdentidadNueva(actor, persona, plan)
  const papeles = await loadPapelesTramite(actor, persona, input, plan)
  const { fecha, causa, fecha_autorizacion, fecha_fin, observaciones } = row
  const previos = datosOf(row)
  const antes = {
    ...{ fecha, causa, fecha_autorizacion, fecha_fin, observaciones },
    cambios: { ...previos.columnas, ...previos.percepciones?.despues },
  }
  const dias = fechasDe(input, plan)
  const pedido = {
    fecha: dias.fecha,
    causa: plan.causa,
    fecha_autorizacion: dias.fechaAutorizacion,
    fecha_fin: dias.fechaFin,
    observaciones: normalizeText(input.observaciones),
  }
  await writeCorreccion(actor, row, {
    ...pedido,
    quincena: plan.quincena,
    datos: JSON.stringify({
      ...datosDePlan(input, plan, await partidaDe(persona, plan), previos.origen),
      ...(previos.archivo && { archivo: previos.archivo }),
    }),
  })
  await filePapelesTramite(actor, persona, row.id, papeles, plan)
  await logCorreccion(actor, row, {
    antes,
    despues: { ...pedido, cambios: { ...plan.columnas, ...plan.laboral?.percepciones?.despues } },
  })
  return { folio: row.folio, interno: row.interno, movimiento: row.id, quincena: quincenaCode(plan.quincena) }
}
