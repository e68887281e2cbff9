import type { ClaveCatalogo } from '#domain/organica/catalogos/catalogo.ts'
import { selectRows } from '#api/db/sql.ts'

/** Where each catalogue's keys are kept. A catalogue without a row here does not compile. */
const GUARDADA_EN = {
  estado_civil: { tabla: 'afiliados', columna: 'estado_civil' },
  nacionalidad: { tabla: 'afiliados', columna: 'nacionalidad' },
  resultado_caso: { tabla: 'casos', columna: 'resultado' },
} as const satisfies Record<ClaveCatalogo, { readonly tabla: string; readonly columna: string }>

/** How many records use each key of a catalogue; a key that nothing uses is absent. */
export async function countUsos(catalogo: ClaveCatalogo): Promise<ReadonlyMap<string, number>> {
  const { tabla, columna } = GUARDADA_EN[catalogo]
  const rows = await selectRows<{ clave: string; n: number }>(
    `SELECT ${columna} AS clave, COUNT(*) AS n FROM ${tabla} WHERE ${columna} <> '' GROUP BY ${columna}`,
  )
  return new Map(rows.map(({ clave, n }) => [clave, n]))
}
