import { asOf, type Relojes } from '#domain/afiliacion/historia/as-of.ts'
import type { ValoresPersona } from '#domain/afiliacion/historia/entrada-historia.ts'
import type { Organizacion } from '#domain/organica/arbol.ts'
import { findPersonaRow, loadEntradas } from '#api/afiliacion/aplicar/historia-row.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { selectRow } from '#api/db/sql.ts'
import { nombresAl } from './nombres-al.ts'

/**
 * The row of a person as it was on one day by what was known on another (decisions §10.10); null before the first entry.
 * Without either clock it is the row itself. On another day its units are called as they were then, or (`hoy`) as what became of them.
 */
export async function rowAsOf(
  row: AfiliadoRow,
  relojes: Relojes,
  organizacion: Organizacion = 'entonces',
): Promise<AfiliadoRow | null> {
  if (relojes.al === null && relojes.conocido === null) return row
  const valores = asOf(await loadEntradas(await findPersonaRow(row.id)), relojes)
  if (valores === null) return null
  const was = { ...row, ...(valores as Partial<AfiliadoRow>), ...(await nombresDe(valores)) }
  if (relojes.al === null) return was
  const [named] = await nombresAl([was], relojes.al, organizacion)
  return named ?? was
}

/** Names of the units, post and category of those days, in one query. */
async function nombresDe(valores: ValoresPersona): Promise<Partial<AfiliadoRow>> {
  const row = await selectRow<Partial<AfiliadoRow>>(
    `SELECT (SELECT nombre FROM unidades WHERE id = $1) AS entidad, (SELECT nombre FROM unidades WHERE id = $2) AS adscripcion,
       (SELECT nombre FROM unidades WHERE id = $3) AS dependencia, (SELECT nombre FROM unidades WHERE id = $4) AS area,
       (SELECT nombre FROM puestos WHERE id = $5) AS puesto, (SELECT clave FROM categorias WHERE id = $6) AS categoria,
       (SELECT nombre FROM categorias WHERE id = $7) AS nombre_categoria`,
    [
      valores.nivel0_id ?? null,
      valores.nivel1_id ?? null,
      valores.nivel2_id ?? null,
      valores.nivel3_id ?? null,
      valores.puesto_id ?? null,
      valores.categoria_id ?? null,
      valores.categoria_id ?? null,
    ],
  )
  return row ?? {}
}
