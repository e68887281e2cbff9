import { origenMapa } from '#domain/instituto/mapa.ts'
import { findRow } from '#api/db/find-row.ts'
import { AjusteModel } from '#api/instituto/models/AjusteModel.ts'
import { onReset } from '#api/memory.ts'

/** How long it is believed, in ms: another process of the portal may have changed it. */
const TTL_MS = 5_000

let known: { readonly origenes: readonly string[]; readonly until: number } | null = null
onReset(forgetOrigenMapa)

/** The site whose map pages may frame; none until an administrator sets it. */
export async function loadOrigenMapa(): Promise<readonly string[]> {
  if (known && known.until > Date.now()) return known.origenes
  const row = await findRow(AjusteModel, { clave: 'mapa_incrustado' }, ['valor'])
  const origen = origenMapa(row?.valor ?? '')
  known = { origenes: origen === null ? [] : [origen], until: Date.now() + TTL_MS }
  return known.origenes
}

export function forgetOrigenMapa(): void {
  known = null
}
