import type { Actor } from '#domain/acceso/actor.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { selectRows } from '#api/db/sql.ts'

export interface Lugar {
  readonly id: number
  readonly nombre: string
  readonly parentId: number | null
}

/** One level of the address catalogue under its parent. */
const LUGARES = {
  municipio: 'SELECT id, nombre, estado_id AS "parentId" FROM municipios WHERE estado_id = $1 ORDER BY nombre, id',
  codigoPostal: `SELECT id, codigo AS nombre, municipio_id AS "parentId" FROM codigos_postales
    WHERE municipio_id = $1 AND codigo <> '' ORDER BY codigo`,
  colonia: 'SELECT id, nombre, cp_id AS "parentId" FROM colonias WHERE cp_id = $1 ORDER BY nombre, id',
  calle: 'SELECT id, nombre, colonia_id AS "parentId" FROM calles WHERE colonia_id = $1 ORDER BY nombre, id',
} as const

/** The 32 states. */
export function listEstados(actor: Actor): Promise<Lugar[]> {
  authorize(actor, 'direcciones.leer')
  return selectRows<Lugar>('SELECT id, nombre, NULL AS "parentId" FROM estados ORDER BY clave')
}

/** What hangs from one place; nothing when the parent is unknown, since an address is never blocked by the catalogue. */
export async function listLugares(actor: Actor, nivel: keyof typeof LUGARES, parentId: number): Promise<Lugar[]> {
  authorize(actor, 'direcciones.leer')
  const collator = new Intl.Collator('es')
  const rows = await selectRows<Lugar>(LUGARES[nivel], [parentId])
  return rows.sort((a, b) => collator.compare(a.nombre, b.nombre))
}
