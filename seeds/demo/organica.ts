import { nowAt } from '#api/clock.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { selectRow } from '#api/db/sql.ts'
import { openVigencia } from '#api/organica/edicion/vigencia-row.ts'
import { ORGANICA_DEMO, type DireccionDemo, type EntidadDemo } from './organica-datos.ts'

/** A place of the tree being built: its unit, its organic row and the keys down to it. */
interface Nodo {
  readonly unidadId: number
  readonly organicaId: number
  readonly claves: readonly string[]
}

/** Builds the fictional institute's four levels, each unit with its organic key, and the posts of every area. */
export async function loadOrganicaDemo(): Promise<void> {
  for (const [i, { tipo, entidades }] of ORGANICA_DEMO.entries()) {
    const nodo = await insertNodo(null, i, tipo)
    for (const [j, entidad] of entidades.entries()) await insertEntidad(nodo, j, entidad)
  }
}

async function insertEntidad(parent: Nodo, index: number, { nombre, titular, direcciones }: EntidadDemo) {
  const nodo = await insertNodo(parent, index, nombre, titular)
  for (const [i, direccion] of direcciones.entries()) await insertDireccion(nodo, i, direccion)
}

async function insertDireccion(parent: Nodo, index: number, { nombre, areas, puestos }: DireccionDemo) {
  const nodo = await insertNodo(parent, index, nombre)
  for (const [i, area] of areas.entries()) {
    const { unidadId } = await insertNodo(nodo, i, area)
    await insertRows(
      'puestos',
      ['unidad_id', 'nombre'],
      puestos.map((puesto) => [unidadId, puesto]),
    )
  }
}

/** One unit with its organic row; keys count from 01 under each parent. */
async function insertNodo(parent: Nodo | null, index: number, nombre: string, titular = ''): Promise<Nodo> {
  const claves = [...(parent?.claves ?? []), String(index + 1).padStart(2, '0')]
  const nivel = claves.length - 1
  const [c0 = '', c1 = '', c2 = '', c3 = ''] = claves
  const organica = await selectRow<{ id: number }>(
    `INSERT INTO organica (nivel, parent_id, clave_0, clave_1, clave_2, clave_3, descripcion, titular)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [nivel, parent?.organicaId ?? null, c0, c1, c2, c3, nombre, titular],
  )
  const organicaId = organica?.id ?? 0
  const at = nowAt()
  const unidad = await selectRow<{ id: number }>(
    `INSERT INTO unidades (nivel, parent_id, organica_id, nombre, creado_at, actualizado_at)
     VALUES ($1, $2, $3, $4, $5, $5) RETURNING id`,
    [nivel, parent?.unidadId ?? null, organicaId, nombre, at],
  )
  const unidadId = unidad?.id ?? 0
  await openVigencia({ id: unidadId, nombre, clave: claves.at(-1) ?? '', parentId: parent?.unidadId ?? null })
  return { unidadId, organicaId, claves }
}
