import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { papelDeCierre } from '#domain/fondos/papel-cierre.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { selectRow, selectRows, type Bind } from '#api/db/sql.ts'

interface Firmado {
  readonly usuarioId: number
  readonly at: string
}

/**
 * Puts on the papers of a close that is published the drawn signatures of who approved, signed and authorised it in this round:
 * each by its owner's own act, as it held on that day. Who has none in the catalogue leaves none. In the caller's transaction.
 */
export async function firmarPapeles({ id, vuelta }: { readonly id: number; readonly vuelta: number }): Promise<void> {
  const actos = await selectRows<Firmado>(
    `SELECT usuario_id AS "usuarioId", hecho_at AS at FROM cierre_actos
     WHERE cierre_id = $1 AND vuelta = $2 AND acto IN ('aprobar', 'firmar', 'autorizar') ORDER BY id`,
    [id, vuelta],
  )
  const firmados: Bind[][] = []
  for (const { usuarioId, at } of actos) {
    const firma = await selectRow<{ id: number }>(
      `SELECT id FROM firmas WHERE usuario_id = $1 AND desde <= $2 AND (hasta IS NULL OR hasta >= $2) ORDER BY id LIMIT 1`,
      [usuarioId, todayInMexico(Date.parse(at))],
    )
    if (firma) firmados.push([firma.id, papelDeCierre(id, vuelta), at])
  }
  await insertRows('firma_papeles', ['firma_id', 'papel', 'firmado_at'], firmados)
}
