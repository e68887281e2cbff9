import type { NombreActo } from '#domain/acceso/bitacora/acto-bitacora.ts'
import { fechaHoraEnMexico } from '#domain/dia-mexico.ts'
import { selectRow } from '#api/db/sql.ts'

interface Cambio {
  readonly acto: NombreActo
  readonly objeto: string
  readonly objetoId: number
  /** Only acts that changed this field, of those that change one at a time. */
  readonly campo?: string
}

/**
 * Who changed a record last, and when, to begin a sentence: "Gabriela Sandoval Ríos, a las 10:42,"; "Otra persona" where
 * no act tells.
 */
export async function quienCambio({ acto, objeto, objetoId, campo }: Cambio): Promise<string> {
  const row = await selectRow<{ quien: string; ocurrio_at: string }>(
    `SELECT COALESCE(u.nombre, b.actor) AS quien, b.ocurrio_at FROM bitacora b LEFT JOIN usuarios u ON u.id = b.actor_id
     WHERE b.objeto = $1 AND b.objeto_id = $2 AND b.acto = $3 AND b.despues LIKE $4 ORDER BY b.id DESC LIMIT 1`,
    [objeto, String(objetoId), acto, campo === undefined ? '%' : `{"${campo}":%`],
  )
  if (!row) return 'Otra persona'
  return `${row.quien}, a las ${fechaHoraEnMexico(row.ocurrio_at).slice(11, 16)},`
}
