import { Binds, selectRows } from '#api/db/sql.ts'

/**
 * What rows of the simple catalogues are called, by the id that their acts have ("estado_civil/VIUDO", or "estado_civil" for the
 * whole catalogue): "Renglón Viudo(a) de Estado civil". What is gone is told by its key.
 */
export async function nombrarRenglones(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const catalogos = await nombresDe('SELECT clave AS id, nombre FROM catalogos WHERE clave', ids.map(catalogoOf))
  const renglones = await nombresDe(
    "SELECT catalogo || '/' || clave AS id, nombre FROM catalogo_renglones WHERE catalogo || '/' || clave",
    ids,
  )
  return new Map(
    ids.map((id) => {
      const [clave, renglon] = [catalogoOf(id), renglonOf(id)]
      const catalogo = catalogos.get(clave) ?? clave
      return [id, renglon === '' ? `Catálogo ${catalogo}` : `Renglón ${renglones.get(id) ?? renglon} de ${catalogo}`]
    }),
  )
}

const catalogoOf = (id: string): string => id.split('/')[0] ?? ''
const renglonOf = (id: string): string => id.slice(catalogoOf(id).length + 1)

async function nombresDe(sql: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const binds = new Binds()
  const rows = await selectRows<{ id: string; nombre: string }>(
    `${sql} IN (${binds.addAll([...new Set(ids)])})`,
    binds.values,
  )
  return new Map(rows.map(({ id, nombre }) => [id, nombre]))
}
