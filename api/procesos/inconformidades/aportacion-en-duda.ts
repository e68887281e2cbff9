import type { Actor } from '#domain/acceso/actor.ts'
import type { ExplicacionAportacion } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { FondoId } from '#domain/fondos/fondo.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { findRow } from '#api/db/find-row.ts'
import { notFound } from '#api/errors.ts'
import { explainAportacion } from '#api/fondos/aportaciones/explain-aportacion.ts'
import { CierrePersonaModel } from '#api/quincenas/models/CierrePersonaModel.ts'
import type { EnDuda } from './en-duda.ts'

/** A fund of a quincena, with how it was made. Throws 404 for another person's. */
export async function aportacionEnDuda(
  actor: Actor,
  afiliadoId: number,
  { personaId, fondo }: { readonly personaId: number; readonly fondo: FondoId },
): Promise<EnDuda> {
  const row = await findRow(CierrePersonaModel, { id: personaId, afiliado_id: afiliadoId }, ['id'])
  if (!row) throw notFound('El importe')
  const todo = await explainAportacion(actor, personaId, fondo)
  return {
    titulo: `${todo.fondo}, ${todo.quincena}, ${formatPesos(todo.totalCentavos)}`,
    explicacion: explicacionTexto(todo),
  }
}

/** The explanation that the screen gives of the amount, line by line. */
function explicacionTexto(todo: ExplicacionAportacion): string[] {
  return [
    `${todo.entidad}: ${todo.dias} días, sueldo de la quincena ${formatPesos(todo.sueldoCentavos)}.`,
    ...todo.lineas.map(
      ({ clave, parte, origen, formula, importeCentavos }) =>
        `${clave} (${parte}; ${origen}): ${formula}. Importe ${formatPesos(importeCentavos)}.`,
    ),
    ...(todo.parametros === '' ? [] : [`Parámetros: ${todo.parametros}. ${todo.redondeo}`]),
    ...(todo.cerradaPor === '' ? [] : [`Cerró: ${todo.cerradaPor}.`]),
  ]
}
