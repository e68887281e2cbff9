import { quincenaSinCerrar } from '#domain/calendario/ventana.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { isPropia } from '#api/afiliacion/padron/coincidencia.ts'
import { ultimaCerrada } from '#api/calendario/ultima-cerrada.ts'

/** The quincena, by its ordinal, in which a request about somebody of an entity lands (`quincenaSinCerrar`). */
export async function quincenaAbierta(ventana: number, entidadId: number | null): Promise<number> {
  return quincenaSinCerrar(ventana, await ultimaCerrada(entidadId))
}

/** The same for somebody on file: of another office, the request brings them to the one that asks. */
export function quincenaDePersona(actor: Actor, row: AfiliadoRow, ventana: number): Promise<number> {
  return quincenaAbierta(ventana, isPropia(actor, row) ? row.nivel1_id : actor.alcance.adscripcionId)
}
