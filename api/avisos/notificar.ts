import { isEnlacePropio, LIMITES_AVISO, type AvisoNuevo } from '#domain/avisos/aviso.ts'
import { nowAt } from '#api/clock.ts'
import { isInTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import type { Bind } from '#api/db/sql.ts'

const COLUMNS = ['usuario_id', 'clase', 'titulo', 'texto', 'enlace', 'clave', 'creado_at'] as const

/**
 * Puts `avisos` in the inboxes of their people, in the caller's transaction: the notice and what it tells of are kept or
 * neither. The same (usuarioId, clave) told twice is one notice, as it was first told. Throws outside a transaction, for
 * an address that leaves the portal and for a key too long: those are faults of ours.
 */
export async function notificar(avisos: readonly AvisoNuevo[]): Promise<void> {
  if (!isInTransaction()) throw new Error('A notice is given in the transaction of what it tells')
  const at = nowAt()
  const rows = avisos.map((aviso) => toRow(aviso, at))
  await insertRows('avisos', COLUMNS, rows, 'ON CONFLICT (usuario_id, clave) DO NOTHING')
}

function toRow({ usuarioId, clase, titulo, texto, enlace, clave }: AvisoNuevo, at: string): Bind[] {
  if (enlace !== undefined && (!isEnlacePropio(enlace) || enlace.length > LIMITES_AVISO.enlace))
    throw new Error('A notice leads into the portal')
  if (clave.length > LIMITES_AVISO.clave) throw new Error('The key of a notice is short')
  return [
    usuarioId,
    clase,
    cut(titulo, LIMITES_AVISO.titulo),
    cut(texto, LIMITES_AVISO.texto),
    enlace ?? null,
    clave,
    at,
  ]
}

/** `text` within `max` characters, with an ellipsis where it was cut. */
function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`
}
