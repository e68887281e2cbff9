import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import { isClaveTablero, origenTablero, TABLEROS } from '#domain/procesos/tableros.ts'
import { selectRows } from '#api/db/sql.ts'
import { onReset } from '#api/memory.ts'

/** How long the list is believed, in ms: another process of the portal may have changed it. */
const TTL_MS = 5_000

type Origenes = ReadonlyMap<NombreVista, readonly string[]>

let known: { readonly origenes: Origenes; readonly until: number } | null = null
onReset(forgetOrigenes)

/** The sites that the page of a view may frame: those of its boards that have an address, each once. */
export async function loadOrigenes(vista: NombreVista): Promise<readonly string[]> {
  if (known === null || known.until <= Date.now())
    known = { origenes: await selectOrigenes(), until: Date.now() + TTL_MS }
  return known.origenes.get(vista) ?? []
}

async function selectOrigenes(): Promise<Origenes> {
  const rows = await selectRows<{ clave: string; direccion: string }>(
    `SELECT clave, direccion FROM tableros WHERE direccion <> '' ORDER BY clave`,
  )
  const origenes = new Map<NombreVista, string[]>()
  for (const { clave, direccion } of rows) {
    const origen = origenTablero(direccion)
    if (origen === null || !isClaveTablero(clave)) continue
    const { vista } = TABLEROS[clave]
    origenes.set(vista, [...new Set([...(origenes.get(vista) ?? []), origen])])
  }
  return origenes
}

export function forgetOrigenes(): void {
  known = null
}
