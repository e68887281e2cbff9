import type { ConceptoNomina } from '#domain/cargas/nomina/concepto-nomina.ts'
import type { ConceptoNominaModel } from '#api/cargas/models/ConceptoNominaModel.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'

type Row = Pick<RowOf<ConceptoNominaModel>, 'clave' | 'destino' | 'periodicidad'>

/** The concepts of an entity's payroll that hold in a quincena: of each key the latest row. */
export async function conceptosDe(entidadId: number, quincena: number): Promise<ReadonlyMap<string, ConceptoNomina>> {
  const rows = await selectRows<Row>(
    `SELECT clave, destino, periodicidad FROM conceptos_nomina WHERE entidad_id = $1 AND desde <= $2 ORDER BY clave, desde`,
    [entidadId, quincena],
  )
  return new Map(rows.map((row) => [row.clave, row]))
}
