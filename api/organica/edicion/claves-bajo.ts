import type { ClaveOcupada } from '#domain/organica/clave.ts'
import type { ClaveSinUnidad } from '#domain/organica/arbol.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import type { OrganicaModel } from '#api/organica/models/OrganicaModel.ts'

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

type SinUnidadRow = Pick<
  RowOf<OrganicaModel>,
  'id' | 'nivel' | 'clave_0' | 'clave_1' | 'clave_2' | 'clave_3' | 'descripcion' | 'estatus'
> &
  LeftJoined<RowAs<OrganicaModel, { bajo: 'descripcion' }>>

/** The keys that no unit carries. */
export async function selectSinUnidad(): Promise<ClaveSinUnidad[]> {
  const rows = await selectRows<SinUnidadRow>(
    `SELECT o.id, o.nivel, o.clave_0, o.clave_1, o.clave_2, o.clave_3, o.descripcion, o.estatus, p.descripcion AS bajo
     FROM organica o LEFT JOIN organica p ON p.id = o.parent_id
     WHERE NOT EXISTS (SELECT 1 FROM unidades u WHERE u.organica_id = o.id)
     ORDER BY o.clave_0, o.clave_1, o.clave_2, o.clave_3`,
  )
  return rows.map(({ id, nivel, descripcion, estatus, bajo, ...row }) => ({
    id,
    nivel,
    clave: [row.clave_0, row.clave_1, row.clave_2, row.clave_3].slice(0, nivel + 1).join('-'),
    descripcion,
    bajo,
    activa: estatus === 'A',
  }))
}
