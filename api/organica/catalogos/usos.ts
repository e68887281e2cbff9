import { isCatalogoPropio, type CatalogoPropioClave } from '#domain/organica/catalogos/catalogo.ts'
import { selectRows } from '#api/db/sql.ts'

/** Where the keys of each catalogue that the portal reads are kept. One without a row here does not compile. */
const GUARDADA_EN = {
  estado_civil: { tabla: 'afiliados', columna: 'estado_civil' },
  nacionalidad: { tabla: 'afiliados', columna: 'nacionalidad' },
  resultado_caso: { tabla: 'casos', columna: 'resultado' },
} as const satisfies Record<CatalogoPropioClave, { readonly tabla: string; readonly columna: string }>

/** How many records use each key of a catalogue; a key that nothing uses is absent. */
export async function countUsos(catalogo: string): Promise<ReadonlyMap<string, number>> {
  if (!isCatalogoPropio(catalogo)) return new Map()
  const { tabla, columna } = GUARDADA_EN[catalogo]
  const rows = await selectRows<{ clave: string; n: number }>(
    `SELECT ${columna} AS clave, COUNT(*) AS n FROM ${tabla} WHERE ${columna} <> '' GROUP BY ${columna}`,
  )
  return new Map(rows.map(({ clave, n }) => [clave, n]))
}
