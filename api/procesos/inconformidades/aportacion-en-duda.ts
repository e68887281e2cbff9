import type { Actor } from '#domain/acceso/actor.ts'
import { entidadesDeExplicacion, type ExplicacionQuincena } from '#domain/fondos/explicacion.ts'
import { FONDOS, type FondoId } from '#domain/fondos/fondo.ts'
import { TEXTO_REDONDEO } from '#domain/fondos/redondeo.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { findRow } from '#api/db/find-row.ts'
import { notFound } from '#api/errors.ts'
import { explainAportacion } from '#api/quincenas/explicar/explain-aportacion.ts'
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
  const todo = await explainAportacion(actor, { personaId, fondo })
  return {
    titulo: `${FONDOS[fondo].titulo}, ${todo.quincena}, ${formatPesos(todo.totalCentavos)}`,
    explicacion: explicacionTexto(todo),
  }
}

/** The explanation that the screen gives of the amount, line by line. */
function explicacionTexto(todo: ExplicacionQuincena): string[] {
  const { dias, sueldoCentavos, parametros, redondeo, cierres } = todo
  return [
    `${entidadesDeExplicacion(todo)}: ${dias} días, sueldo de la quincena ${formatPesos(sueldoCentavos)}.`,
    ...todo.lineas.map(
      ({ clave, palabras, origen, corrige, formula, importeCentavos }) =>
        `${clave} (${palabras}; ${corrige === null ? origen : `corrige la ${corrige}`}): ${formula}. Importe ${formatPesos(importeCentavos)}.`,
    ),
    `Parámetros: ${parametros}. ${TEXTO_REDONDEO[redondeo]}`,
    ...cierres.map(({ cerradaPor }) => `Cerró: ${cerradaPor}.`),
  ]
}
