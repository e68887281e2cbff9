import type { Actor } from '#domain/acceso/actor.ts'
import { SITUACIONES_CON_HISTORIA } from '#domain/afiliacion/situacion.ts'
import type { IdentificarPersona, PersonaIdentificada } from '#domain/afiliacion/tramites/persona-tramite.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { findAfiliadosByIds, type AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { isPropia } from '#api/afiliacion/padron/coincidencia.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { broken, notFound } from '#api/errors.ts'

/** How long what a whole CURP opened stays open, in ms: as long as a draft. */
const VIGENCIA_MS = 30 * 86_400_000

/**
 * Gives the whole CURP of somebody found with history, which opens that person to this account for the alta with history,
 * for 30 days. It is an act of the bitácora. 404 for who has no history, 422 for another CURP.
 */
export async function identificarPersona(actor: Actor, { id, curp }: IdentificarPersona): Promise<PersonaIdentificada> {
  authorize(actor, 'tramites.solicitar')
  const [row] = await findAfiliadosByIds([id])
  if (!row || !(isPropia(actor, row) || SITUACIONES_CON_HISTORIA.includes(row.situacion))) throw notFound('La persona')
  if (row.curp !== cleanKey(curp)) {
    const message = 'Esa CURP no es la de esta persona. Escríbela completa, como está en su documento.'
    throw broken([{ path: 'curp', code: 'no_coincide', message }])
  }
  await inTransaction(async () => {
    const vence = new Date(Date.parse(nowAt()) + VIGENCIA_MS).toISOString()
    await execute(
      `INSERT INTO identificaciones (afiliado_id, usuario_id, vence_at) VALUES ($1, $2, $3)
       ON CONFLICT (afiliado_id, usuario_id) DO UPDATE SET vence_at = excluded.vence_at`,
      [row.id, actor.id, vence],
    )
    await logActo(actor, { acto: 'afiliado.identificar', objeto: 'afiliado', objetoId: row.id })
  })
  return { interno: row.interno }
}

/** Whether this account gave the whole CURP of that person, still with history, in the last 30 days. */
export async function isIdentificada(actor: Actor, row: AfiliadoRow): Promise<boolean> {
  if (!SITUACIONES_CON_HISTORIA.includes(row.situacion)) return false
  const kept = await selectRow(
    'SELECT afiliado_id FROM identificaciones WHERE afiliado_id = $1 AND usuario_id = $2 AND vence_at > $3',
    [row.id, actor.id, nowAt()],
  )
  return kept !== null
}
