import type { Actor } from '#domain/acceso/actor.ts'
import { PREFERENCIAS_INICIALES, type Preferencias } from '#domain/usuarios/preferencias.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { asBoolean, selectRow } from '#api/db/sql.ts'
import type { PreferenciaModel } from '#api/usuarios/models/PreferenciaModel.ts'

type PreferenciasRow = Pick<Preferencias, 'tema' | 'densidad'> &
  Pick<RowOf<PreferenciaModel>, 'menu_plegado' | 'listas'>

/** How the actor, and nobody else, wants the portal to look; the initial ones of who has chosen nothing. */
export async function getPreferencias(actor: Actor): Promise<Preferencias> {
  const row = await selectRow<PreferenciasRow>(
    'SELECT tema, densidad, menu_plegado, listas FROM preferencias WHERE usuario_id = $1',
    [actor.id],
  )
  if (!row) return PREFERENCIAS_INICIALES
  const { tema, densidad } = row
  const listas = JSON.parse(row.listas) as Preferencias['listas']
  return { tema, densidad, menuPlegado: asBoolean(row.menu_plegado), listas }
}
