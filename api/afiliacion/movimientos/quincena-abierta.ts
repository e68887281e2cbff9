import type { Actor } from '#domain/acceso/actor.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { isPropia } from '#api/afiliacion/padron/coincidencia.ts'
import { selectRow } from '#api/db/sql.ts'

/**
 * The quincena, by its ordinal, in which a request about somebody of an entity lands: that of the window, or the first one
 * that the entity has not closed yet. What is requested after a close was not looked at by who signed it.
 */
export async function quincenaAbierta(ventana: number, entidadId: number | null): Promise<number> {
  if (entidadId === null) return ventana
  const row = await selectRow<{ ultima: number | null }>(
    `SELECT MAX(quincena) AS ultima FROM cierres WHERE entidad_id = $1 AND estado = 'cerrado'`,
    [entidadId],
  )
  return Math.max(ventana, (row?.ultima ?? 0) + 1)
}

/** The same for somebody on file: of another office, the request brings them to the one that asks. */
export function quincenaDePersona(actor: Actor, row: AfiliadoRow, ventana: number): Promise<number> {
  return quincenaAbierta(ventana, isPropia(actor, row) ? row.nivel1_id : actor.alcance.adscripcionId)
}
