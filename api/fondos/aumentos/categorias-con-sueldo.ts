import type { PlainDate } from '#domain/plain-date.ts'
import { selectRows } from '#api/db/sql.ts'
import { listCategoriasVigentes } from '#api/organica/categoria-vigente.ts'

/** A category that a rise may name. */
export interface CategoriaConSueldo {
  readonly id: number
  readonly clave: string
  readonly nombre: string
  readonly sueldoCentavos: number
  /** First day of a salary that begins after the rise, and would undo it on that day without anybody saying so. Null if none does. */
  readonly posterior: PlainDate | null
}

/** The categories with a salary on the first day of a rise, in the catalogue's order. */
export async function categoriasConSueldo(inicio: PlainDate): Promise<CategoriaConSueldo[]> {
  const posteriores = await selectRows<{ id: number; desde: PlainDate }>(
    'SELECT categoria_id AS id, MIN(vigente_desde) AS desde FROM sueldos WHERE vigente_desde > $1 GROUP BY categoria_id',
    [inicio],
  )
  const posteriorDe = new Map(posteriores.map(({ id, desde }) => [id, desde]))
  return (await listCategoriasVigentes(inicio)).flatMap(({ id, clave, nombre, sueldoCentavos }) =>
    sueldoCentavos === null ? [] : [{ id, clave, nombre, sueldoCentavos, posterior: posteriorDe.get(id) ?? null }],
  )
}
