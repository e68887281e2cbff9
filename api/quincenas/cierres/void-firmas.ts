import type { Actor } from '#domain/acceso/actor.ts'
import { loadCadena } from './contexto-cadena.ts'
import { writeActo } from './write-acto.ts'
import type { CierreRow } from './cierre-row.ts'

/** What is told of a difference that no total shows. */
const SIN_TOTALES = 'cambiaron líneas o parámetros sin que cambien los totales'

/**
 * Takes every signature off a close whose figures changed and sends it back to request, in the caller's transaction, with the
 * close held. `actor` is who found it. Gives the sentence that is told.
 */
export async function voidFirmas(actor: Actor, row: CierreRow, diferencias: readonly string[]): Promise<string> {
  const detalle = diferencias.length > 0 ? diferencias.join('; ') : SIN_TOTALES
  const nota = `El cierre de ${row.entidad} cambió desde que se solicitó: ${detalle}. Sus firmas quedaron sin efecto y vuelve a solicitud.`
  await writeActo(actor, row, await loadCadena(row), {
    acto: 'devolver',
    nota: nota.slice(0, 1000),
    huella: row.huella,
  })
  return nota
}
