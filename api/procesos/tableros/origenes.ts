import { origenTablero } from '#domain/procesos/tableros.ts'
import { selectRows } from '#api/db/sql.ts'
import { onReset } from '#api/memory.ts'

/** How long the list is believed, in ms: another process of the portal may have changed it. */
const TTL_MS = 5_000

let known: { readonly origenes: readonly string[]; readonly until: number } | null = null
onReset(forgetOrigenes)

/** The sites whose pages the portal may frame: those of the boards that have an address, each once. */
export async function loadOrigenes(): Promise<readonly string[]> {
  if (known && known.until > Date.now()) return known.origenes
  const rows = await selectRows<{ direccion: string }>(`SELECT direccion FROM tableros WHERE direccion <> ''`)
  const origenes = [
    ...new Set(rows.map(({ direccion }) => origenTablero(direccion)).filter((origen) => origen !== null)),
  ]
  known = { origenes, until: Date.now() + TTL_MS }
  return origenes
}

export function forgetOrigenes(): void {
  known = null
}
