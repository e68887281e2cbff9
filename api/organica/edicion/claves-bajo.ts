import type { ClaveOcupada } from '#domain/organica/clave.ts'
import { selectRows } from '#api/db/sql.ts'

/** The keys of a level under a parent's keys; those of level 0 under none. */
export async function clavesBajo(padre: readonly string[]): Promise<ClaveOcupada[]> {
  const nivel = padre.length
  const where = padre.map((_clave, i) => `AND clave_${i} = $${i + 2}`).join(' ')
  const rows = await selectRows<{ clave: string; estatus: string }>(
    `SELECT clave_${nivel} AS clave, estatus FROM organica WHERE nivel = $1 ${where}`,
    [nivel, ...padre],
  )
  return rows.map(({ clave, estatus }) => ({ clave, activa: estatus === 'A' }))
}
