import { Binds, selectRows } from '#api/db/sql.ts'

/** The lines of a load whose rows have some keys. */
export async function lineasDeLlaves(cargaId: number, llaves: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (llaves.length === 0) return new Map()
  const binds = new Binds()
  const rows = await selectRows<{ llave: string; linea: number }>(
    `SELECT llave, linea FROM carga_renglones WHERE carga_id = ${binds.add(cargaId)} AND llave IN (${binds.addTexts(llaves)})`,
    binds.values,
  )
  return new Map(rows.map(({ llave, linea }) => [llave, linea]))
}
