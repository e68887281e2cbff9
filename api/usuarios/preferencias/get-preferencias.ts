import type { Actor } from '#domain/acceso/actor.ts'
import { PREFERENCIAS_INICIALES, type Preferencias } from '#domain/usuarios/preferencias.ts'
import { findRow } from '#api/db/find-row.ts'
import { asBoolean } from '#api/db/sql.ts'
import { PreferenciaModel } from '#api/usuarios/models/PreferenciaModel.ts'

/** How the actor, and nobody else, wants the portal to look; the initial ones of who has chosen nothing. */
export async function getPreferencias(actor: Actor): Promise<Preferencias> {
  const row = await findRow(PreferenciaModel, { usuario_id: actor.id }, ['tema', 'densidad', 'menu_plegado', 'listas'])
  if (!row) return PREFERENCIAS_INICIALES
  const { tema, densidad } = row
  const listas = JSON.parse(row.listas) as Preferencias['listas']
  return { tema, densidad, menuPlegado: asBoolean(row.menu_plegado), listas }
}
