import { quincenaShort } from '#domain/calendario/quincena.ts'
import { folioPrestamo } from '#domain/fondos/prestamos/retencion-panel.ts'
import { Binds, selectRows } from '#api/db/sql.ts'

/** What withholdings are called in the bitácora: "Retención Q22 2026 · P-000123". */
export async function nombrarRetenciones(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const binds = new Binds()
  const rows = await selectRows<{ id: number; quincena: number; prestamo: number }>(
    `SELECT id, quincena, prestamo_id AS prestamo FROM retenciones WHERE id IN (${binds.addAll(ids)})`,
    binds.values,
  )
  return new Map(
    rows.map(({ id, quincena, prestamo }) => [id, `Retención ${quincenaShort(quincena)} · ${folioPrestamo(prestamo)}`]),
  )
}
