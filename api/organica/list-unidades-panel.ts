import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { NOMBRE_NIVEL, type Nivel } from '#domain/organica/niveles.ts'
import type { UnidadPanel } from '#domain/organica/panel.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { defineRows } from '#api/http/listas/define-rows.ts'
import { selectUnidades, type Unidad } from './unidad-row.ts'

/** A unit with its key of its own level, and its path as its keys: in their order the tree is as it is drawn. */
type Fila = Unidad & Pick<UnidadPanel, 'clave' | 'ruta'>

/** The tree for the panel, any level. */
export const { list: listUnidadesPanel, get: getUnidadPanel } = defineRows({
  authorize: (actor) => authorize(actor, 'organica.panel'),
  rows: selectFilas,
  columns: ['clave', 'nombre', 'nivel', 'ruta', 'activo'],
  defaultSort: ['ruta', 'ASC'],
  filters: {
    nivel: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
    parentId: z.int(),
    activo: z.boolean(),
  },
  search: ['nombre'],
  presentAll: withPersonas,
  uno: 'La entidad',
})

async function selectFilas(): Promise<Fila[]> {
  const unidades = await selectUnidades(() => [])
  return unidades.map((unidad) => ({
    ...unidad,
    clave: unidad.claves.at(-1) ?? '',
    ruta: unidad.claves.join('-'),
  }))
}

/** People are counted only of the rows that are told, and only in the actor's scope. */
async function withPersonas(filas: readonly Fila[], actor: Actor): Promise<UnidadPanel[]> {
  const counts = new Map<number, number>()
  for (const nivel of new Set(filas.map((fila) => fila.nivel))) {
    const ids = filas.filter((fila) => fila.nivel === nivel).map(({ id }) => id)
    for (const { id, n } of await countPersonas(actor, nivel, ids)) counts.set(id, n)
  }
  return filas.map(({ id, nivel, clave, nombre, ancestros, activo }) => ({
    ...{ id, nivel, nivelNombre: NOMBRE_NIVEL[nivel], clave, nombre, activo },
    ruta: [...ancestros, { nombre }].map((one) => one.nombre).join(' › '),
    personas: counts.get(id) ?? 0,
  }))
}

/** Active people and people on leave under each unit of one level. */
function countPersonas(actor: Actor, nivel: Nivel, ids: readonly number[]): Promise<{ id: number; n: number }[]> {
  const binds = new Binds()
  const column = `a.nivel${nivel}_id`
  const scope = alcanceSql(actor, ['a.nivel0_id', 'a.nivel1_id', 'a.nivel2_id'], binds)
  return selectRows<{ id: number; n: number }>(
    `SELECT ${column} AS id, COUNT(*) AS n FROM afiliados a
     WHERE ${scope} AND a.situacion IN ('A', 'L') AND ${column} IN (${binds.addAll(ids)}) GROUP BY ${column}`,
    binds.values,
  )
}
