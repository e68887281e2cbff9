import type { Nivel } from '#domain/organica/niveles.ts'
import { nowAt } from '#api/clock.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { openVigencia } from '#api/organica/edicion/vigencia-row.ts'
import { OrganicaModel } from '#api/organica/models/OrganicaModel.ts'
import { UnidadModel } from '#api/organica/models/UnidadModel.ts'
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
  const nivel = (claves.length - 1) as Nivel
  const [c0 = '', c1 = '', c2 = '', c3 = ''] = claves
  const organicaId = await insertRow(OrganicaModel, {
    nivel,
    parent_id: parent?.organicaId ?? null,
    clave_0: c0,
    clave_1: c1,
    clave_2: c2,
    clave_3: c3,
    descripcion: nombre,
    titular,
  })
  const at = nowAt()
  const unidadId = await insertRow(UnidadModel, {
    nivel,
    parent_id: parent?.unidadId ?? null,
    organica_id: organicaId,
    nombre,
    creado_at: at,
    actualizado_at: at,
  })
  await openVigencia({ id: unidadId, nombre, clave: claves.at(-1) ?? '', parentId: parent?.unidadId ?? null })
  return { unidadId, organicaId, claves }
}
