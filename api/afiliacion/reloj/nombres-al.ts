import type { Organizacion } from '#domain/organica/arbol.ts'
import { cadenaDesde } from '#domain/cadena.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { Binds, selectRows } from '#api/db/sql.ts'

/** Where a person is: its units. */
export type Lugar = Pick<AfiliadoRow, 'nivel0_id' | 'nivel1_id' | 'nivel2_id' | 'nivel3_id'>

const NIVELES = [
  ['nivel0_id', 'entidad'],
  ['nivel1_id', 'adscripcion'],
  ['nivel2_id', 'dependencia'],
  ['nivel3_id', 'area'],
] as const

/**
 * The names of the places of some people: as the units were called on the day, or by what became of them (a merged unit by the
 * one that goes on).
 */
export async function nombresAl<T extends Lugar>(
  rows: readonly T[],
  al: PlainDate,
  organizacion: Organizacion,
): Promise<T[]> {
  const ids = [...new Set(rows.flatMap((row) => NIVELES.map(([campo]) => row[campo])))].filter((id) => id !== null)
  const nombres = organizacion === 'hoy' ? await nombresHoy(ids) : await nombresEntonces(ids, al)
  return rows.map((row) => {
    const names = NIVELES.flatMap(([campo, key]) => {
      const id = row[campo]
      const nombre = id === null ? undefined : nombres.get(id)
      return nombre === undefined ? [] : [[key, nombre] as const]
    })
    return { ...row, ...Object.fromEntries(names) }
  })
}

async function nombresEntonces(ids: readonly number[], al: PlainDate): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const binds = new Binds()
  const dia = binds.add(al)
  const rows = await selectRows<{ id: number; nombre: string }>(
    `SELECT unidad_id AS id, nombre FROM unidad_vigencias
     WHERE desde <= ${dia} AND (hasta IS NULL OR hasta >= ${dia}) AND unidad_id IN (${binds.addAll(ids)})`,
    binds.values,
  )
  return new Map(rows.map(({ id, nombre }) => [id, nombre]))
}

/** What goes on today with each of some units, by name. */
export async function nombresHoy(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  return new Map([...(await unidadesHoy(ids))].map(([id, { nombre }]) => [id, nombre]))
}

/** A unit and its name. */
export interface UnidadHoy {
  readonly id: number
  readonly nombre: string
}

/**
 * What goes on today with each of some units. One may have been merged into another that was merged later: as many steps as
 * there are merges.
 */
export async function unidadesHoy(ids: readonly number[]): Promise<ReadonlyMap<number, UnidadHoy>> {
  if (ids.length === 0) return new Map()
  const binds = new Binds()
  const rows = await selectRows<{ id: number; nombre: string; sucesora: number | null }>(
    `SELECT id, nombre, sucesora_id AS sucesora FROM unidades WHERE sucesora_id IS NOT NULL OR id IN (${binds.addAll(ids)})
       OR id IN (SELECT sucesora_id FROM unidades WHERE sucesora_id IS NOT NULL)`,
    binds.values,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const resolve = (de: number): UnidadHoy => {
    const id = cadenaDesde(de, (each) => byId.get(each)?.sucesora ?? null).at(-1) ?? de
    return { id, nombre: byId.get(id)?.nombre ?? '' }
  }
  return new Map(ids.map((id) => [id, resolve(id)]))
}
