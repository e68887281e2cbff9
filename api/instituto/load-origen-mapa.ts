import { origenMapa } from '#domain/instituto/mapa.ts'
import { selectRow } from '#api/db/sql.ts'
import { onReset } from '#api/memory.ts'

/** How long it is believed, in ms: another process of the portal may have changed it. */
const TTL_MS = 5_000

let known: { readonly origenes: readonly string[]; readonly until: number } | null = null
onReset(forgetOrigenMapa)

/** The site whose map pages may frame; none until an administrator sets it. */
export async function loadOrigenMapa(): Promise<readonly string[]> {
  if (known && known.until > Date.now()) return known.origenes
  const row = await selectRow<{ valor: string }>('SELECT valor FROM ajustes WHERE clave = $1', ['mapa_incrustado'])
  const origen = origenMapa(row?.valor ?? '')
  known = { origenes: origen === null ? [] : [origen], until: Date.now() + TTL_MS }
  return known.origenes
}

export function forgetOrigenMapa(): void {
  known = null
}
