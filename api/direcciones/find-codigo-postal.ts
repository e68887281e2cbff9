import type { Actor } from '#domain/acceso/actor.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { selectRows } from '#api/db/sql.ts'

export interface CodigoPostal {
  readonly id: number
  readonly codigo: string
  readonly municipioId: number
  readonly municipio: string
  readonly estadoId: number
  readonly estado: string
  readonly colonias: readonly { readonly id: number; readonly nombre: string; readonly tipo: string }[]
}

/**
 * A postal code by its five digits, with municipio, state and colonias: what the picker fills in at once. More than one
 * row when two municipios share it; none when the catalogue does not know it, and the address is typed.
 */
export async function findCodigoPostal(actor: Actor, codigo: string): Promise<CodigoPostal[]> {
  authorize(actor, 'direcciones.leer')
  const rows = await selectRows<Omit<CodigoPostal, 'colonias'>>(
    `SELECT c.id, c.codigo, m.id AS "municipioId", m.nombre AS municipio, e.id AS "estadoId", e.nombre AS estado
     FROM codigos_postales c JOIN municipios m ON m.id = c.municipio_id JOIN estados e ON e.id = m.estado_id
     WHERE c.codigo = $1 ORDER BY m.nombre`,
    [codigo],
  )
  const colonias = await selectRows<{ id: number; nombre: string; tipo: string; cpId: number }>(
    `SELECT o.id, o.nombre, o.tipo, o.cp_id AS "cpId" FROM colonias o JOIN codigos_postales c ON c.id = o.cp_id WHERE c.codigo = $1`,
    [codigo],
  )
  const collator = new Intl.Collator('es')
  colonias.sort((a, b) => collator.compare(a.nombre, b.nombre))
  return rows.map((row) => ({ ...row, colonias: colonias.filter(({ cpId }) => cpId === row.id) }))
}
