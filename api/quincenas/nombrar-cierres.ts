import { quincenaShort } from '#domain/calendario/quincena.ts'
import { Binds, selectRows } from '#api/db/sql.ts'

/** What closes are called in the bitácora: "Cierre Q22 2026 · Secretaría de Salud". */
export async function nombrarCierres(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const binds = new Binds()
  const rows = await selectRows<{ id: number; quincena: number; entidad: string }>(
    `SELECT c.id, c.quincena, u.nombre AS entidad FROM cierres c JOIN unidades u ON u.id = c.entidad_id
     WHERE c.id IN (${binds.addAll(ids)})`,
    binds.values,
  )
  return new Map(rows.map(({ id, quincena, entidad }) => [id, `Cierre ${quincenaShort(quincena)} · ${entidad}`]))
}
