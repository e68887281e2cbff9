import type { RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import type { OrganicaModel } from '#api/organica/models/OrganicaModel.ts'

/** An area with the chain above it and its posts: where somebody works. */
export interface Lugar {
  readonly ids: readonly [number, number, number, number]
  readonly claves: readonly string[]
  readonly nombres: readonly string[]
  readonly puestos: readonly number[]
}

type Row = Readonly<Record<`id${0 | 1 | 2 | 3}`, number> & Record<`n${0 | 1 | 2 | 3}`, string>> &
  Pick<RowOf<OrganicaModel>, 'clave_0' | 'clave_1' | 'clave_2' | 'clave_3'>

/** Every area of the demo's tree, in the order of the keys. */
export async function loadLugares(): Promise<Lugar[]> {
  const [rows, puestos] = await Promise.all([
    selectRows<Row>(
      `SELECT u0.id AS id0, u1.id AS id1, u2.id AS id2, u3.id AS id3,
         u0.nombre AS n0, u1.nombre AS n1, u2.nombre AS n2, u3.nombre AS n3, o.clave_0, o.clave_1, o.clave_2, o.clave_3
       FROM unidades u3 JOIN organica o ON o.id = u3.organica_id JOIN unidades u2 ON u2.id = u3.parent_id
         JOIN unidades u1 ON u1.id = u2.parent_id JOIN unidades u0 ON u0.id = u1.parent_id
       WHERE u3.nivel = 3 ORDER BY o.clave_0, o.clave_1, o.clave_2, o.clave_3`,
    ),
    selectRows<{ id: number; unidad_id: number }>('SELECT id, unidad_id FROM puestos ORDER BY id'),
  ])
  return rows.map((row) => ({
    ids: [row.id0, row.id1, row.id2, row.id3],
    claves: [row.clave_0, row.clave_1, row.clave_2, row.clave_3],
    nombres: [row.n0, row.n1, row.n2, row.n3],
    puestos: puestos.filter(({ unidad_id }) => unidad_id === row.id3).map(({ id }) => id),
  }))
}
